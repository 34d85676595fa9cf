public import ColorValues
public import DynamicColors
public import TraitSystem

/// Catalogs that are searched in order: the asset is from the first catalog with its name.
public final class AssetCatalogStack: ColorCatalog {
  /// The catalogs in search order.
  public let catalogs: [AssetCatalog]

  private let places: [(catalog: Int, index: ColorIndex)]
  private let indices: [String: ColorIndex]

  /// Creates a stack.
  ///
  /// - Complexity: O(*n*) in the number of colors.
  public init(_ catalogs: [AssetCatalog]) {
    self.catalogs = catalogs
    var places: [(catalog: Int, index: ColorIndex)] = []
    var indices: [String: ColorIndex] = [:]
    for (number, catalog) in catalogs.enumerated() {
      for (index, name) in zip(ColorIndex(0)..., catalog.colorNames) where indices[name] == nil {
        indices[name] = ColorIndex(places.count)
        places.append((number, index))
      }
    }
    self.places = places
    self.indices = indices
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var colorNames: [String] { places.map { catalogs[$0.catalog].colorName(at: $0.index) } }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func colorIndex(named name: String) -> ColorIndex? { indices[name] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func colorName(at index: ColorIndex) -> String {
    let place = places[index.position]
    return catalogs[place.catalog].colorName(at: place.index)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func color(at index: ColorIndex, for traits: TraitCollection) -> Color {
    let place = places[index.position]
    return catalogs[place.catalog].color(at: place.index, for: traits)
  }

  /// Returns the first asset with a qualified name and a type, with its catalog, or nil.
  ///
  /// - Complexity: O(1) in the number of assets.
  public func asset(
    named name: String,
    type: AssetType = .colorSet
  ) -> (asset: Asset, catalog: AssetCatalog)? {
    for catalog in catalogs {
      if let asset = catalog.asset(named: name, type: type) { return (asset, catalog) }
    }
    return nil
  }
}
