public import ColorValues
public import TraitSystem

/// Named colors that depend on traits, such as a theme library or an asset catalog.
public protocol ColorCatalog: AnyObject, Sendable {
  /// The names that ``color(named:)`` knows, in the order of their definition.
  var colorNames: [String] { get }

  /// The index with which ``color(at:for:)`` finds the color of that name; nil if the catalog has none.
  /// It does not change during the lifetime of the catalog.
  func colorIndex(named name: String) -> Int?

  /// The name of the color at `index`.
  ///
  /// - Precondition: ``colorIndex(named:)`` returns the index for a name; another index stops the program.
  func colorName(at index: Int) -> String

  /// The value of the color at `index` under `traits`.
  ///
  /// - Precondition: ``colorIndex(named:)`` returns the index for a name; another index stops the program.
  func color(at index: Int, for traits: TraitCollection) -> Color
}

/// A catalog of compiled colors.
package protocol CompiledColorCatalog: ColorCatalog {
  /// The colors with the indices of the catalog, which owns them; nil if they are read only when needed.
  var memberTable: MemberTable? { get }
}

extension ColorCatalog {
  /// The dynamic color of that name; nil if the catalog has none.
  ///
  /// - Complexity: O(1); resolving the color does not look up the name again.
  public func color(named name: String) -> DynamicColor? {
    colorIndex(named: name).map { DynamicColor(NamedColor(self, $0)) }
  }
}
