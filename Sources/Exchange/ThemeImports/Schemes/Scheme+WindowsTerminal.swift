import SourceDocuments
import ThemeFiles

/// Color schemes of Windows Terminal: a single one, or those of its settings or a fragment.
///
/// Source: learn.microsoft.com/windows/terminal/customize-settings/color-schemes.
extension Scheme {
  /// The keys that aren't the name of a slot in camel case.
  private static let windowsTerminalKeys = [
    "magenta": "purple", "bright-magenta": "brightPurple", "cursor": "cursorColor",
  ]

  private static let windowsTerminalSlots = TerminalSlot.all.map { slot in
    (name: slot.name, key: windowsTerminalKeys[slot.name] ?? camelCase(slot.name))
  }

  private static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(String(words.first ?? "")) { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  /// Returns whether a document has a scheme of Windows Terminal.
  static func isWindowsTerminal(_ root: SourceNode) -> Bool {
    windowsTerminalNodes(in: root).contains { $0["black"] != nil && $0["purple"] != nil }
  }

  private static func windowsTerminalNodes(in root: SourceNode) -> [SourceNode] {
    guard let schemes = root["schemes"], schemes.kind == .sequence else { return [root] }
    return schemes.elements.map { $0 }
  }

  /// Returns the schemes of a document; reports what they lack.
  static func schemes(
    ofWindowsTerminal document: SourceDocument,
    reporting findings: ImportFindings
  ) -> [Scheme] {
    windowsTerminalNodes(in: document.root).compactMap { node in
      guard node.kind == .mapping else {
        findings.report(.schemeWithoutSlots, at: node.excerpt)
        return nil
      }
      var colors: [String: Slot] = [:]
      for slot in windowsTerminalSlots {
        guard let value = node[slot.key] else { continue }
        if value.kind == .scalar, let color = Self.color(value.text) {
          colors[slot.name] = Slot(name: slot.name, color: color, range: value.range)
        } else {
          findings.report(.slotSyntax(value.text), at: value.excerpt)
        }
      }
      let name = node["name"].flatMap { $0.kind == .scalar && !$0.isNull ? $0.text : nil }
      return Scheme(
        terminal: name ?? document.file.stem,
        in: document.file,
        at: node.range.lowerBound,
        colors: colors,
        reporting: findings
      )
    }
  }
}
