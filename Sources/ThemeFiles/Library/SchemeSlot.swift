import SourceDiagnostics
import SourceDocuments

/// A slot of a base16 or base24 scheme and its color.
package struct SchemeSlot: Sendable {
  /// The name of the slot, such as `base0D`.
  package let name: String

  /// The name of the color.
  package let color: String

  /// The position of the color's name.
  let excerpt: SourceExcerpt

  /// The sixteen slots of every scheme.
  package static let base16 = (0..<16).map { "base0" + String($0, radix: 16, uppercase: true) }

  /// The eight additional slots of a scheme with twenty-four colors.
  package static let base24 = (0..<8).map { "base1\($0)" }

  /// All slots.
  package static let all = base16 + base24

  /// Returns the slots among the keys of `base16:`.
  static func read(_ mapping: MappingReader, _ findings: inout Findings) -> [SchemeSlot] {
    mapping.node.entries.compactMap { key, value in
      guard !ThemeScheme.labelKeys.contains(key.text), !ThemeScheme.styles.contains(key.text),
        let color = value.requiredText("'\(key.text)'", &findings)
      else { return nil }
      return SchemeSlot(name: key.text, color: color, excerpt: value.excerpt)
    }
  }
}
