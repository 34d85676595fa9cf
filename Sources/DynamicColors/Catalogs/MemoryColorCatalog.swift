public import ColorValues
public import TraitSystem

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
  private let indices: [String: Int]

  /// Creates a catalog of colors by their names.
  public init(_ colors: [String: DynamicColor]) {
    let entries = colors.sorted { $0.key < $1.key }
    colorNames = entries.map(\.key)
    self.colors = entries.map(\.value)
    indices = Dictionary(uniqueKeysWithValues: colorNames.enumerated().map { ($1, $0) })
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func colorIndex(named name: String) -> Int? { indices[name] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func colorName(at index: Int) -> String { colorNames[index] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func color(at index: Int, for traits: TraitCollection) -> Color {
    colors[index].resolvedColor(with: traits)
  }

  /// The value of a color to which `depth` definitions led.
  func resolved(at index: Int, with traits: TraitCollection, depth: Int) -> Color {
    colors[index].resolved(with: traits, depth: depth)
  }
}
