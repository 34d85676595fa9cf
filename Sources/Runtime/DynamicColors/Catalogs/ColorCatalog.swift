public import ColorValues
public import TraitSystem

/// The position of a color among those of a catalog.
@frozen
public struct ColorIndex: Hashable, Strideable, Sendable {
  /// The position, counted from 0.
  public let position: Int

  /// Creates the index of a position.
  @inlinable
  public init(_ position: Int) { self.position = position }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public func distance(to other: ColorIndex) -> Int { other.position &- position }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public func advanced(by distance: Int) -> ColorIndex { ColorIndex(position &+ distance) }

  /// Stops the program if the position isn't in `0..<count`, as an array does.
  @inline(__always)
  func check(below count: Int) {
    precondition(
      position >= 0 && position < count,
      "no color has index \(position); expected: 0..<\(count)"
    )
  }
}

/// Named colors that depend on traits, such as a theme library or an asset catalog.
public protocol ColorCatalog: AnyObject, Sendable {
  /// The names that ``color(named:)`` knows, in the order of their definition.
  var colorNames: [String] { get }

  /// The index with which ``color(at:for:)`` finds the color of that name; nil if the catalog has
  /// none. It does not change during the lifetime of the catalog.
  func colorIndex(named name: String) -> ColorIndex?

  /// The name of the color at `index`.
  ///
  /// - Precondition: ``colorIndex(named:)`` returns the index for a name; another index stops the
  ///   program.
  func colorName(at index: ColorIndex) -> String

  /// The value of the color at `index` under `traits`.
  ///
  /// - Precondition: ``colorIndex(named:)`` returns the index for a name; another index stops the
  ///   program.
  func color(at index: ColorIndex, for traits: TraitCollection) -> Color
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

/// A catalog of colors that a program creates.
///
/// ```swift
/// let catalog = MemoryColorCatalog([
///   "Paper": DynamicColor(light: .white, dark: .black)
/// ])
/// catalog.color(named: "Paper")
/// ```
///
/// Its colors may refer to each other by name; a cycle of them resolves to the transparent color
/// after ``DynamicColor/resolutionDepthLimit`` definitions.
public final class MemoryColorCatalog: ColorCatalog {
  /// The names in alphabetical order.
  public let colorNames: [String]

  private let colors: [DynamicColor]
  private let indices: [String: ColorIndex]

  /// Creates a catalog of colors by their names.
  public init(_ colors: [String: DynamicColor]) {
    let entries = colors.sorted { $0.key < $1.key }
    colorNames = entries.map(\.key)
    self.colors = entries.map(\.value)
    indices = Dictionary(uniqueKeysWithValues: zip(colorNames, ColorIndex(0)...))
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func colorIndex(named name: String) -> ColorIndex? { indices[name] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func colorName(at index: ColorIndex) -> String { colorNames[index.position] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func color(at index: ColorIndex, for traits: TraitCollection) -> Color {
    colors[index.position].resolvedColor(with: traits)
  }

  /// The value of a color to which `depth` definitions led.
  func resolved(at index: ColorIndex, with traits: TraitCollection, depth: Int) -> Color {
    colors[index.position].resolved(with: traits, depth: depth)
  }
}
