package import DynamicColors
package import SourceDiagnostics
package import SourceDocuments

/// The contents of a theme file: its colors as written, before inheritance.
///
/// A theme is an object so that themes that extend it share it.
public final class Theme: Sendable {
  /// The replacement for a deprecated color, and the reason.
  public struct Deprecation: Hashable, Sendable {
    /// The name of the replacement, if one exists.
    public let replacement: String?
    /// The reason for the deprecation.
    public let reason: String?

    /// Creates a deprecation.
    public init(replacement: String?, reason: String?) {
      self.replacement = replacement
      self.reason = reason
    }
  }

  /// The theme's name, which is a value of the theme trait.
  public let name: String

  /// The name of the theme that this one extends.
  public let parent: String?

  /// The author's description of the theme.
  public let summary: String?

  /// The purposes of colors, by name.
  public let about: [String: String]

  /// The deprecated colors, which still resolve, by name.
  public let deprecated: [String: Deprecation]

  /// The data of other tools about colors, by name.
  package let extensions: [String: [JSONMember]]

  /// The theme as a scheme, if the file describes one.
  package let scheme: Scheme?

  /// The file's name.
  public let file: String

  /// Whether the whole file was read, so that no color is lost by a syntax error.
  package let isWhole: Bool

  /// The colors of the file.
  package let layer: DefinitionLayer

  /// The conditions of the layer's variants, numbered in the order of the file alone.
  package let conditions: ConditionTable

  /// The position of the theme's name.
  package let nameExcerpt: SourceExcerpt
  package let parentExcerpt: SourceExcerpt?
  /// The names in `about:`, `deprecated:` and `extensions:`, which are checked once inheritance is
  /// known.
  let mentions: [Mention]
  /// The names of the replacements in `deprecated:`.
  package let replacements: [Mention]
  /// The names of colors whose invalid values were reported; their appearance is unknown.
  let invalidNames: Set<String>
  /// The places of these colors in the file, each from the name to the end of the value.
  let invalidRanges: [Range<Int>]

  /// A name and its range in the file; few of them are ever shown in an excerpt.
  package typealias Mention = (name: String, range: Range<Int>)

  init(
    name: String,
    parent: String?,
    summary: String?,
    about: [String: String],
    deprecated: [String: Deprecation],
    extensions: [String: [JSONMember]],
    scheme: Scheme?,
    file: String,
    isWhole: Bool,
    layer: DefinitionLayer,
    conditions: ConditionTable,
    nameExcerpt: SourceExcerpt,
    parentExcerpt: SourceExcerpt?,
    mentions: [Mention],
    replacements: [Mention],
    invalidNames: Set<String>,
    invalidRanges: [Range<Int>]
  ) {
    self.name = name
    self.parent = parent
    self.summary = summary
    self.about = about
    self.deprecated = deprecated
    self.extensions = extensions
    self.scheme = scheme
    self.file = file
    self.isWhole = isWhole
    self.layer = layer
    self.conditions = conditions
    self.nameExcerpt = nameExcerpt
    self.parentExcerpt = parentExcerpt
    self.mentions = mentions
    self.replacements = replacements
    self.invalidNames = invalidNames
    self.invalidRanges = invalidRanges
  }

  /// Returns the excerpt of the file with a name.
  package func excerpt(of mention: Mention) -> SourceExcerpt? {
    layer.origin?.excerpt(mention.range)
  }
}

extension Theme {
  /// A theme as a scheme: the labels of base16 or base24, and the colors of the slots of the scheme
  /// and of terminals.
  package struct Scheme: Sendable {
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
    /// A style without its own labels has the common ones, with the style appended to name and
    /// slug.
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
}
