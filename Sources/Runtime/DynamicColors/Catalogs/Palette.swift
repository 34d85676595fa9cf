public import ColorValues
public import TraitSystem

/// The colors of a catalog, resolved for one trait collection.
public struct Palette: Sendable {
  /// The theme, if the catalog is a theme library.
  public var theme: String?

  /// The path of the node that has the traits, if they are those of a hierarchy.
  public var node: String?

  /// The traits for which the colors were resolved.
  public var traits: TraitCollection

  /// The colors in the order of definition, inherited ones first.
  public var entries: [PaletteEntry]

  /// The names of the colors without a valid value, which have no entry.
  package var invalidNames: [String] = []

  /// Creates a palette from its parts.
  public init(
    theme: String? = nil,
    node: String? = nil,
    traits: TraitCollection,
    entries: [PaletteEntry]
  ) {
    self.theme = theme
    self.node = node
    self.traits = traits
    self.entries = entries
  }
}

/// A resolved color of a palette.
public struct PaletteEntry: Sendable {
  /// The color's name.
  public var name: String

  /// The value, in the space in which it is written.
  public var color: Color

  /// The location of the value, if it was read from a file.
  public var source: ValueSource?

  /// The purpose of the color, if the theme has one.
  public var about: String?

  /// Creates an entry from its parts.
  public init(name: String, color: Color, source: ValueSource? = nil, about: String? = nil) {
    self.name = name
    self.color = color
    self.source = source
    self.about = about
  }
}
