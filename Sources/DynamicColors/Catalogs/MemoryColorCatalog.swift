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
