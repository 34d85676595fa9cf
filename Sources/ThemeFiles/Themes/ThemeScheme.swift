import SourceDiagnostics
import SourceDocuments

/// A theme as a scheme of base16 or base24: what the scheme is called, and the colors of its slots.
package struct ThemeScheme: Sendable {
  /// The keys of what a scheme says of itself besides its colors.
  package static let labelKeys = ["name", "slug", "author", "description", "variant"]

  /// The styles that can have labels of their own, for a theme that is a light and a dark scheme.
  package static let styles = ["light", "dark"]

  /// The keys of `base16:` in a theme file.
  package static let keys = labelKeys + styles + SchemeSlot.all

  /// What the scheme says of itself, by the keys.
  private(set) var labels: [String: String] = [:]

  /// The same for the scheme of one style.
  private(set) var styleLabels: [String: [String: String]] = [:]

  /// The slots, in the order of the file.
  package private(set) var slots: [SchemeSlot] = []

  /// Reads `base16:` of a theme file; nil where there is none.
  init?(_ theme: MappingReader, _ findings: inout Findings) {
    guard let node = theme.node["base16"], !node.isNull,
      let mapping = MappingReader(node, "'base16'", &findings)
    else { return nil }
    mapping.reportUnknownKeys(known: Self.keys, &findings)
    labels = Self.labels(mapping, &findings)
    for style in Self.styles {
      guard let value = node[style],
        let reader = MappingReader(value, "'\(style)'", &findings)
      else { continue }
      reader.reportUnknownKeys(known: Self.labelKeys, &findings)
      styleLabels[style] = Self.labels(reader, &findings)
    }
    slots = SchemeSlot.read(mapping, &findings)
  }

  private static func labels(
    _ mapping: MappingReader,
    _ findings: inout Findings
  ) -> [String: String] {
    var labels: [String: String] = [:]
    for key in labelKeys { labels[key] = mapping.string(key, &findings) }
    return labels
  }

  /// What the scheme of a style says of itself, by the keys.
  ///
  /// Where a style has no labels of its own, it has the common ones, with the style behind name and
  /// slug.
  ///
  /// - Parameter style: `light` or `dark`; nil for a theme that is one scheme.
  /// - Returns: The labels that the file has.
  package func labels(ofStyle style: String?) -> [String: String] {
    guard let style else { return labels }
    if let own = styleLabels[style] { return own }
    var common = labels
    for key in ["name", "slug"] { common[key]? += "-\(style)" }
    return common
  }
}
