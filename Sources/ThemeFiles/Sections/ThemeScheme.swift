import SourceDocuments

/// A theme as a scheme: the labels of base16 or base24, and the colors of the slots of the scheme and
/// of terminals.
package struct ThemeScheme: Sendable {
  /// The styles that can have their own labels, for a theme that is a light and a dark scheme.
  package static let styles = ["light", "dark"]

  /// The labels of the scheme, by key.
  private(set) var labels: [String: String] = [:]

  /// The labels of the scheme of one style, by style.
  private(set) var styleLabels: [String: [String: String]] = [:]

  /// The slots of schemes, then those of terminals, in the order of the file.
  package private(set) var slots: [SchemeSlot] = []

  /// Reads `base16:` and `terminal:` of a theme file; nil without either.
  init?(of root: SourceNode) {
    let node = root.value(.scheme)
    slots = SchemeSlot.all(in: root)
    guard node != nil || !slots.isEmpty else { return nil }
    if let node { labels = Self.labels(node) }
    for style in Self.styles { styleLabels[style] = node?[style].map(Self.labels) }
  }

  private static func labels(_ node: SourceNode) -> [String: String] {
    var labels: [String: String] = [:]
    for key in FormatMapping.schemeLabels.keys { labels[key.name] = node.text(key) }
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
    for key in [FormatKey.schemeName, .schemeSlug] { common[key.name]? += "-\(style)" }
    return common
  }
}
