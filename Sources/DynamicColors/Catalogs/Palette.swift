public import ColorValues
public import TraitSystem

/// The colours of a catalog, resolved for one trait collection.
public struct Palette: Sendable {
  /// The theme, where the catalog is a theme library.
  public var theme: String?

  /// The path of the node whose traits these are, where they come from a hierarchy.
  public var node: String?

  /// The traits that the colours were resolved for.
  public var traits: TraitCollection

  /// The colours in the order of definition, inherited ones first.
  public var entries: [PaletteEntry]

  /// Makes a palette from its parts.
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

/// One resolved colour of a palette.
public struct PaletteEntry: Sendable {
  /// The colour's name.
  public var name: String

  /// The value, in the space in which it is written.
  public var color: Color

  /// Where the value is written, if it was read from a file.
  public var source: ColorSource?

  /// What the colour is for, if the theme says.
  public var about: String?

  /// Makes an entry from its parts.
  public init(name: String, color: Color, source: ColorSource? = nil, about: String? = nil) {
    self.name = name
    self.color = color
    self.source = source
    self.about = about
  }
}
