import SourceDiagnostics
import SourceDocuments

/// A theme as a scheme of base16 or base24: the labels of the scheme, and the colors of its slots.
package struct ThemeScheme: Sendable {
  /// The keys of a scheme's labels.
  private static let labelKeys = FormatMapping.schemeLabels.names

  /// The styles that can have their own labels, for a theme that is a light and a dark scheme.
  package static let styles = ["light", "dark"]

  /// The labels of the scheme, by key.
  private(set) var labels: [String: String] = [:]

  /// The labels of the scheme of one style, by style.
  private(set) var styleLabels: [String: [String: String]] = [:]

  /// The slots, in the order of the file.
  package private(set) var slots: [SchemeSlot] = []

  /// Reads `base16:` of a theme file; nil if it is missing.
  init?(_ theme: MappingReader, _ findings: inout Findings) {
    guard let node = theme.node["base16"], !node.isNull,
      let mapping = MappingReader(node, "'base16'", &findings)
    else { return nil }
    mapping.reportUnknownKeys(of: .scheme, &findings)
    labels = Self.labels(mapping, &findings)
    for style in Self.styles {
      guard let value = node[style],
        let reader = MappingReader(value, "'\(style)'", &findings)
      else { continue }
      reader.reportUnknownKeys(of: .schemeLabels, &findings)
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

  /// Returns the labels of the scheme of a style, by key.
  ///
  /// A style without its own labels has the common ones, with the style appended to name and slug.
  ///
  /// - Parameter style: `light` or `dark`; nil for a theme with only one scheme.
  /// - Returns: The labels in the file.
  package func labels(ofStyle style: String?) -> [String: String] {
    guard let style else { return labels }
    if let own = styleLabels[style] { return own }
    var common = labels
    for key in ["name", "slug"] { common[key]? += "-\(style)" }
    return common
  }
}
