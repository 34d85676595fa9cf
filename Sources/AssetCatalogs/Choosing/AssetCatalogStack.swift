public import ColorValues
public import DynamicColors
public import TraitSystem

/// Catalogs that are searched in order: the asset is from the first catalog with its name.
public final class AssetCatalogStack: ColorCatalog {
  /// The catalogs in search order.
  public let catalogs: [AssetCatalog]

  private let places: [(catalog: Int, index: Int)]
  private let indices: [String: Int]

  /// Creates a stack.
  ///
  /// - Complexity: O(*n*) in the number of colors.
  public init(_ catalogs: [AssetCatalog]) {
    self.catalogs = catalogs
    var places: [(catalog: Int, index: Int)] = []
    var indices: [String: Int] = [:]
    for (number, catalog) in catalogs.enumerated() {
      for (index, name) in catalog.colorNames.enumerated() where indices[name] == nil {
        indices[name] = places.count
        places.append((number, index))
      }
    }
    self.places = places
    self.indices = indices
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var colorNames: [String] { places.indices.map(colorName(at:)) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func colorIndex(named name: String) -> Int? { indices[name] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func colorName(at index: Int) -> String {
    catalogs[places[index].catalog].colorName(at: places[index].index)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func color(at index: Int, for traits: TraitCollection) -> Color {
    catalogs[places[index].catalog].color(at: places[index].index, for: traits)
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
