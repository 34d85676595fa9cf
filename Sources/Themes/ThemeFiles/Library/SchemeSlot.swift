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
        return !isReplaced && member.definitions.index(of: slot.color) == nil
      }
      if let lacking { Self.report(slot, of: lacking, to: &findings) }
    }
    for member in members {
      for slot in member.theme?.scheme?.slots ?? []
      where member.definitions.index(of: slot.color) == nil {
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
      slot.message(inTheme: member.chain.last?.name ?? "", with: member.definitions.names),
      at: slot.excerpt,
      about: member.subject()
    )
  }
}

/// A color of a terminal, which is a slot of `terminal:`, and the slots whose colors it has by
/// default.
///
/// Source: github.com/tinted-theming/home, "Base16 styling guide" and "Base24 styling guide".
package struct TerminalSlot: Sendable {
  /// The name of the slot.
  package let name: String
  /// The purpose, in lower case.
  let use: String
  /// The other slots, of which the first that the theme has applies; of schemes, unless it is named
  /// like a color of a terminal.
  package let defaults: [String]

  /// The sixteen numbered colors, then the others.
  package static let all = [
    TerminalSlot(name: "black", use: "color 0", defaults: ["base00"]),
    TerminalSlot(name: "red", use: "color 1", defaults: ["base08"]),
    TerminalSlot(name: "green", use: "color 2", defaults: ["base0B"]),
    TerminalSlot(name: "yellow", use: "color 3", defaults: ["base0A"]),
    TerminalSlot(name: "blue", use: "color 4", defaults: ["base0D"]),
    TerminalSlot(name: "magenta", use: "color 5", defaults: ["base0E"]),
    TerminalSlot(name: "cyan", use: "color 6", defaults: ["base0C"]),
    TerminalSlot(name: "white", use: "color 7", defaults: ["base05"]),
    TerminalSlot(name: "bright-black", use: "color 8", defaults: ["base03"]),
    TerminalSlot(name: "bright-red", use: "color 9", defaults: ["base12", "base08"]),
    TerminalSlot(name: "bright-green", use: "color 10", defaults: ["base14", "base0B"]),
    TerminalSlot(name: "bright-yellow", use: "color 11", defaults: ["base13", "base0A"]),
    TerminalSlot(name: "bright-blue", use: "color 12", defaults: ["base16", "base0D"]),
    TerminalSlot(name: "bright-magenta", use: "color 13", defaults: ["base17", "base0E"]),
    TerminalSlot(name: "bright-cyan", use: "color 14", defaults: ["base15", "base0C"]),
    TerminalSlot(name: "bright-white", use: "color 15", defaults: ["base07"]),
    TerminalSlot(name: "foreground", use: "the text", defaults: ["base05"]),
    TerminalSlot(name: "background", use: "the background", defaults: ["base00"]),
    TerminalSlot(name: "cursor", use: "the cursor", defaults: ["base05", "foreground"]),
    TerminalSlot(
      name: "cursor-text",
      use: "the text under the cursor",
      defaults: ["base00", "background"]
    ),
    TerminalSlot(
      name: "selection-background",
      use: "the background of selected text",
      defaults: ["base02", "bright-black"]
    ),
    TerminalSlot(
      name: "selection-foreground",
      use: "selected text",
      defaults: ["base05", "foreground"]
    ),
  ]

  /// The number of numbered colors.
  package static let numberedCount = 16
}
