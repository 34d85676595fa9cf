/// A parsed color text with its references to other colors.
public struct ParsedColor: Hashable, Sendable {
  /// The color, with all constant parts folded.
  public let expression: ColorExpression
  /// All references in the order of the text, including repetitions.
  public let references: [ColorReference]
}

/// A reference to another color in a color text.
public struct ColorReference: Hashable, Sendable {
  /// The kind of the referenced color.
  public enum Kind: Hashable, Sendable {
    /// A color of the theme, written `{name}`.
    case color
    /// A color of an asset catalog, written `asset(Group/Name)`.
    case asset
  }

  /// The name without braces or `asset()`.
  public let name: String
  /// The kind of the referenced color.
  public let kind: Kind
  /// The range of the name without braces or `asset()`, as offsets in the UTF-8 of the text.
  public let range: Range<Int>
}
