public import ColorValues
public import DynamicColors
public import TraitSystem

/// A catalog of assets: colors, images and all other assets of an `.xcassets` folder.
///
/// ```swift
/// let (catalog, diagnostics) = try AssetCatalog.read("Brand.xcassets")
/// let accent = catalog.color(named: "Brand/Accent")   // a DynamicColor
/// ```
public final class AssetCatalog: ColorCatalog {
  /// The folder's name without `.xcassets`, or the name of a compiled file.
  public let name: String

  /// The path of the folder or the file, as given.
  public let path: String

  /// All assets in depth-first order, sorted by name within each folder.
  public let assets: [Asset]

  /// The folder of the catalog, then its groups.
  public let groups: [AssetGroup]

  /// The color sets, by the indices of ``color(at:for:)``.
  private let colors: [Int]
  private let colorIndices: [String: ColorIndex]
  /// The indices of all other assets.
  private let indices: [AssetType: [String: Int]]

  init(
    name: String,
    path: String,
    assets: [Asset],
    groups: [AssetGroup]
  ) {
    self.name = name
    self.path = path
    self.assets = assets
    self.groups = groups
    var colors: [Int] = []
    var colorIndices: [String: ColorIndex] = [:]
    var indices: [AssetType: [String: Int]] = [:]
    colorIndices.reserveCapacity(assets.count)
    for (index, asset) in assets.enumerated() where !asset.isPart {
      if asset.type == .colorSet {
        // The first of several assets with one name is found; checks report the others.
        guard colorIndices[asset.qualifiedName] == nil else { continue }
        colorIndices[asset.qualifiedName] = ColorIndex(colors.count)
        colors.append(index)
      } else {
        if indices[asset.type]?[asset.qualifiedName] == nil {
          indices[asset.type, default: [:]][asset.qualifiedName] = index
        }
      }
    }
    self.colors = colors
    self.colorIndices = colorIndices
    self.indices = indices
  }

  /// Returns the asset of a qualified name and a type, or nil.
  ///
  /// - Complexity: O(1).
  public func asset(named name: String, type: AssetType) -> Asset? {
    if type == .colorSet { return colorIndices[name].map { assets[colors[$0.position]] } }
    return indices[type]?[name].map { assets[$0] }
  }

  // MARK: Colours

  /// Whether a slot of a color set has a color.
  package var hasColors: Bool {
    colors.contains { index in assets[index].slots.contains { $0.color != nil } }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var colorNames: [String] { colors.map { assets[$0].qualifiedName } }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func colorIndex(named name: String) -> ColorIndex? { colorIndices[name] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func colorName(at index: ColorIndex) -> String {
    assets[colors[index.position]].qualifiedName
  }

  /// Returns the value of the color at `index` for `traits`; transparent if no slot matches, as in
  /// an interface.
  public func color(at index: ColorIndex, for traits: TraitCollection) -> Color {
    resolvedColor(of: assets[colors[index.position]], for: AssetRequest(traits)) ?? .transparent
  }

  /// Returns the value of a color set for a request, or nil if no slot matches.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  public func resolvedColor(of asset: Asset, for request: AssetRequest) -> Color? {
    guard let slot = asset.colorSlot(for: request), let color = slot.color else { return nil }
    switch color {
    case .components(let components): return components.color
    case .system(let reference): return SystemColorTable.standard.color(for: reference, request)
    }
  }
}
