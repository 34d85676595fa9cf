public import ColorValues
public import TraitSystem

/// Named colors that depend on traits, such as a theme library or an asset catalog.
public protocol ColorCatalog: AnyObject, Sendable {
  /// The names that ``color(named:)`` knows, in the order of their definition.
  var colorNames: [String] { get }

  /// The index with which ``color(at:for:)`` finds the color of that name; nil if the catalog has
  /// none. It does not change during the lifetime of the catalog.
  func colorIndex(named name: String) -> Int?

  /// The name of the color at `index`.
  ///
  /// - Precondition: ``colorIndex(named:)`` returns the index for a name; another index stops the
  ///   program.
  func colorName(at index: Int) -> String

  /// The value of the color at `index` under `traits`.
  ///
  /// - Precondition: ``colorIndex(named:)`` returns the index for a name; another index stops the
  ///   program.
  func color(at index: Int, for traits: TraitCollection) -> Color
}

/// A catalog of compiled colors.
package protocol CompiledColorCatalog: ColorCatalog {
  /// The colors with the indices of the catalog, which owns them; nil if they are read only when
  /// needed.
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

/// The catalogs of a process for colors that are requested by name alone.
public enum ColorCatalogs {
  private static let mainCatalog = Guarded<(any ColorCatalog)?>(nil)

  /// The catalog for colors that are created without one; nil unless the program sets it.
  ///
  /// Set it before creating colors: a color keeps the catalog in which it was found.
  public static var main: (any ColorCatalog)? {
    get { mainCatalog.withLock { $0 } }
    set { mainCatalog.withLock { $0 = newValue } }
  }
}

/// The check of indices that callers of catalogs pass, before they become addresses.
enum ColorIndex {
  /// Stops the program if an index isn't in `0..<count`, as an array does.
  @inline(__always)
  static func check(_ index: Int, below count: Int) {
    precondition(index >= 0 && index < count, "no color has index \(index); expected: 0..<\(count)")
  }
}
