public import ColorValues
public import TraitSystem

/// Named colours that change with traits: a theme library, or an asset catalog.
public protocol ColorCatalog: AnyObject, Sendable {
  /// The names that ``color(named:)`` knows, in the order of their definition.
  var colorNames: [String] { get }

  /// The index by which ``color(at:for:)`` finds the colour of that name, or nil where the catalog
  /// has none; it stays the same for the life of the catalog.
  func colorIndex(named name: String) -> Int?

  /// The name of the colour at `index`.
  func colorName(at index: Int) -> String

  /// The value of the colour at `index` under `traits`.
  func color(at index: Int, for traits: TraitCollection) -> Color
}

extension ColorCatalog {
  /// The colour of that name, which stays dynamic, or nil where the catalog has none.
  ///
  /// - Complexity: O(1); resolving the colour then needs no look-up by name.
  public func color(named name: String) -> DynamicColor? {
    colorIndex(named: name).map { DynamicColor(NamedColor(self, $0)) }
  }
}
