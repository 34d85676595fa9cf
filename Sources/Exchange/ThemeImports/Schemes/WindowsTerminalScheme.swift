import SourceDocuments
import ThemeFiles

/// Reads color schemes of Windows Terminal: a single one, or those of its settings or a fragment.
///
/// Source: learn.microsoft.com/windows/terminal/customize-settings/color-schemes.
enum WindowsTerminalScheme {
  /// The keys that aren't the name of a slot in camel case.
  private static let keys = [
    "magenta": "purple", "bright-magenta": "brightPurple", "cursor": "cursorColor",
  ]

  private static let slots = TerminalSlot.all.map { slot in
    (name: slot.name, key: keys[slot.name] ?? camelCase(slot.name))
  }

  private static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(String(words.first ?? "")) { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  /// Returns whether a document has a scheme.
  static func isScheme(_ root: SourceNode) -> Bool {
    nodes(in: root).contains { $0["black"] != nil && $0["purple"] != nil }
  }

  private static func nodes(in root: SourceNode) -> [SourceNode] {
    guard let schemes = root["schemes"], schemes.kind == .sequence else { return [root] }
    return schemes.elements.map { $0 }
  }

  /// Returns the schemes of a document; reports what they lack.
  static func schemes(_ document: SourceDocument, reporting findings: ImportFindings) -> [Scheme] {
    nodes(in: document.root).compactMap { node in
      guard node.kind == .mapping else {
        findings.report(.schemeWithoutSlots, at: node.excerpt)
        return nil
      }
      var colors: [String: Scheme.Slot] = [:]
      for slot in slots {
        guard let value = node[slot.key] else { continue }
        if value.kind == .scalar, let color = Scheme.color(value.text) {
          colors[slot.name] = Scheme.Slot(name: slot.name, color: color, range: value.range)
        } else {
          findings.report(.slotSyntax(value.text), at: value.excerpt)
        }
      }
      let name = node["name"].flatMap { $0.kind == .scalar && !$0.isNull ? $0.text : nil }
      return Scheme(
        terminal: name ?? FilePath.stem(of: document.file.path),
        in: document.file,
        at: node.range.lowerBound,
        colors: colors,
        reporting: findings
      )
    }
  }
}
