/// What a colour text says, and which other colours it names.
public struct ParsedColor: Hashable, Sendable {
  /// The colour, with everything folded that depends on nothing.
  public let expression: ColorExpression
  /// Every reference in the order of the text, repeated ones included.
  public let references: [ColorReference]
}

/// A place in a colour text that names another colour.
public struct ColorReference: Hashable, Sendable {
  /// What kind of colour is named.
  public enum Kind: Hashable, Sendable {
    /// A colour of the theme, written `{name}`.
    case color
    /// A colour of an asset catalog, written `asset(Group/Name)`.
    case asset
  }

  /// The name without braces or `asset()`.
  public let name: String
  /// What kind of colour is named.
  public let kind: Kind
  /// Where the name stands: offsets in the UTF-8 of the text, without braces or `asset()`.
  public let range: Range<Int>
}
