import SourceDiagnostics
import SourceDocuments

/// A slot of a base16 or base24 scheme and the colour that stands for it.
package struct SchemeSlot: Sendable {
  /// The slot's name, such as `base0D`.
  package let name: String

  /// The colour's name.
  package let color: String

  /// Where the colour is named.
  let excerpt: SourceExcerpt

  /// The sixteen slots that every scheme has.
  package static let base16 = (0..<16).map { "base0" + String($0, radix: 16, uppercase: true) }

  /// The eight that a scheme of twenty-four has besides.
  package static let base24 = (0..<8).map { "base1\($0)" }

  /// The slots of both.
  package static let all = base16 + base24

  /// The slots among the keys of `base16:`.
  static func read(_ mapping: MappingReader, _ findings: inout Findings) -> [SchemeSlot] {
    mapping.node.entries.compactMap { key, value in
      guard !ThemeScheme.labelKeys.contains(key.text), !ThemeScheme.styles.contains(key.text),
        let color = value.requiredText("'\(key.text)'", &findings)
      else { return nil }
      return SchemeSlot(name: key.text, color: color, excerpt: value.excerpt)
    }
  }
}
