import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles

extension Rule {
  /// Numbers in rgb() must be bytes.
  static let byteFraction = Rule(
    "byte-fraction",
    severity: .warning,
    summary: "Numbers in rgb() must be bytes.",
    explanation: """
      In CSS, the numbers of rgb() are from 0 to 255, so that fractions of 1, as in UIColor and \
      SwiftUI, are almost black.
      """,
    remedy: "Write color(srgb 0.2 0.4 0.6), or percentages: rgb(20% 40% 60%)."
  )
}

extension CheckedRule {
  static let byteFraction = CheckedRule(rule: .byteFraction, checkTheme: check)

  private static func check(_ context: ThemeContext, reporting findings: inout Findings) {
    let layer = context.theme.layer
    guard let origin = layer.origin else { return }
    for variant in layer.variants where variant.isConstant {
      guard case .color(let color) = variant.value, color.space == .srgb,
        isFraction(color.c1) || isFraction(color.c2) || isFraction(color.c3),
        max(color.c1, color.c2, color.c3) <= 1.0 / 255,
        let replacement = replacement(for: origin.text(variant.range))
      else { continue }
      findings.add(
        .byteFraction,
        "the numbers of rgb() are from 0 to 255, so this color is \(color.hex); for fractions, write \(replacement)",
        at: origin.excerpt(variant.range),
        fix: .suggestion(replacement)
      )
    }
  }

  /// Whether a component is a fraction of a byte.
  private static func isFraction(_ component: Double) -> Bool {
    component > 0 && component * 255 < 0.999_999
  }

  /// Returns the color whose components are the numbers of rgb() in a text, with the quotes of the
  /// text.
  private static func replacement(for text: String) -> String? {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close
    else { return nil }
    let quote = text.prefix { $0 == "\"" || $0 == "'" }
    guard ["rgb", "rgba"].contains(text[..<open].dropFirst(quote.count).lowercased()) else {
      return nil
    }
    let numbers = text[text.index(after: open)..<close].split { " ,/".contains($0) }
    guard (3...4).contains(numbers.count),
      numbers.prefix(3).allSatisfy({ Double($0).map { (0...1).contains($0) } == true })
    else { return nil }
    let alpha = numbers.count == 4 ? " / \(numbers[3])" : ""
    let components = numbers.prefix(3).joined(separator: " ")
    return "\(quote)color(srgb \(components)\(alpha))\(quote)"
  }
}
