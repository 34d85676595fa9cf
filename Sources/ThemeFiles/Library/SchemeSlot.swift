import DynamicColors
package import SourceDiagnostics
import SourceDocuments

/// A slot of a base16 or base24 scheme, or of a terminal, and its color.
package struct SchemeSlot: Sendable {
  /// The name of the slot, such as `base0D` or `bright-red`.
  package let name: String

  /// The name of the color.
  package let color: String

  /// The position of the color's name.
  let excerpt: SourceExcerpt

  /// The sixteen slots of every scheme.
  package static let base16 = (0..<16).map { "base0" + String($0, radix: 16, uppercase: true) }

  /// The eight additional slots of a scheme with twenty-four colors.
  package static let base24 = (0..<8).map { "base1\($0)" }

  /// All slots of schemes.
  package static let all = base16 + base24

  /// The purposes of the slots.
  ///
  /// Source: github.com/tinted-theming/home, "Base16 styling guide" and "Base24 styling guide".
  package static let uses = [
    "base00": "Background",
    "base01": "Status bars and line numbers",
    "base02": "Selection background",
    "base03": "Comments and invisible characters",
    "base04": "Text of status bars",
    "base05": "Text, caret and delimiters",
    "base06": "Emphasized text",
    "base07": "Strongly emphasized text",
    "base08": "Variables, deleted lines, errors",
    "base09": "Numbers, constants, link addresses",
    "base0A": "Types, warnings, bold",
    "base0B": "Strings, inserted lines, success",
    "base0C": "Regular expressions, escapes, quotations",
    "base0D": "Functions, headings, links",
    "base0E": "Keywords, changed lines, italics",
    "base0F": "Deprecated code, embedded languages",
    "base10": "Darker background",
    "base11": "Darkest background",
    "base12": "Bright red",
    "base13": "Bright yellow",
    "base14": "Bright green",
    "base15": "Bright cyan",
    "base16": "Bright blue",
    "base17": "Bright magenta",
  ]

  /// Returns the message about a theme that lacks the color.
  func message(inTheme theme: String, with names: [String]) -> Diagnostic.Message {
    let hint = Spelling.proposal(for: color, among: names)
    return
      "\(name: color), the color of slot \(name: name), is not a color of theme \(name: theme)\(hint)"
  }

  /// Returns the slots of `base16:` and `terminal:` of a file.
  static func all(in root: SourceNode) -> [SchemeSlot] {
    let names = Set(all + TerminalSlot.all.map(\.name))
    return [FormatKey.schemeSlots, .terminal].flatMap { key in
      (root[key]?.entries.map { $0 } ?? []).compactMap { key, value -> SchemeSlot? in
        guard names.contains(key.text), let color = value.ownText else { return nil }
        return SchemeSlot(name: key.text, color: color, excerpt: value.excerpt)
      }
    }
  }
}

extension ThemeProject {
  /// Reports slots for which a theme has no color, if the theme defines a scheme.
  package func reportSchemeSlots(of members: [CompiledTheme], to findings: inout Findings) {
    for slot in library.schemeSlots {
      let lacking = members.first { member in
        let isReplaced = member.chain.contains { theme in
          theme.scheme?.slots.contains { $0.name == slot.name } ?? false
        }
        return !isReplaced && member.colors.index(of: slot.color) == nil
      }
      if let lacking { Self.report(slot, of: lacking, to: &findings) }
    }
    for member in members {
      for slot in member.theme?.scheme?.slots ?? []
      where member.colors.index(of: slot.color) == nil {
        Self.report(slot, of: member, to: &findings)
      }
    }
  }

  /// Reports a slot for which a theme has no color.
  private static func report(
    _ slot: SchemeSlot,
    of member: CompiledTheme,
    to findings: inout Findings
  ) {
    findings.add(
      .unknownReference,
      slot.message(inTheme: member.chain.last?.name ?? "", with: member.colors.names),
      at: slot.excerpt,
      about: member.subject()
    )
  }
}
