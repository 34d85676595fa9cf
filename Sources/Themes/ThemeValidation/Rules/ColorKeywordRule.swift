import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles
import TraitSystem

extension Rule {
  /// A word that is a color of CSS must not be the name of another color.
  static let colorKeyword = Rule(
    "color-keyword",
    severity: .warning,
    summary: "A word that is a color of CSS must not be the name of another color.",
    explanation: """
      In a theme with a color 'red', the value red without braces is still the red of CSS, which is \
      rarely intended. A value that is equal to the color of that name is not reported.
      """,
    remedy: "Put the name in braces, or write the color of CSS in hexadecimal."
  )
}

extension CheckedRule {
  static let colorKeyword = CheckedRule(rule: .colorKeyword, checkTheme: check)

  private static func check(_ context: ThemeContext, reporting findings: inout Findings) {
    guard let member = context.member, let origin = context.theme.layer.origin else { return }
    let colors = member.definitions
    var named: [Substring: ColorIndex] = [:]
    for name in Color.cssNames { named[name[...]] = colors.index(of: name) }
    guard !named.isEmpty else { return }
    let quotes: Set<Character> = ["\"", "'"]
    for index in member.ownIndices {
      for variant in colors.variants(at: index) where variant.isConstant {
        guard case .color(let color) = variant.value else { continue }
        let text = origin.text(variant.range)
        let word = text.drop(while: quotes.contains).prefix { !quotes.contains($0) }
        guard let other = named[word], other != index, !member.isInvalid(other),
          colors.hasConditions(at: other) || colors.definition(at: other).hasExpression
            || colors.color(at: other, for: TraitCollection()) != color
        else { continue }
        findings.add(
          .colorKeyword,
          "\(name: word) is the color of CSS here, \(color.hex), not the color \(name: word) of the theme; for that, write \"{\(word)}\"",
          at: origin.excerpt(variant.range),
          notes: [
            Diagnostic.Note(
              message: "'\(word)' is defined here",
              excerpt: member.excerpt(ofDefinitionAt: other)
            )
          ],
          fix: .suggestion("\"{\(word)}\"")
        )
      }
    }
  }
}
