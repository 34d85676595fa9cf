public import ColorValues
public import DynamicColors
internal import SourceDiagnostics
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

  /// Returns the first asset with a qualified name and a type, with its catalog.
  ///
  /// - Parameters:
  ///   - name: The qualified name.
  ///   - type: The type of the asset.
  /// - Returns: The asset and its catalog.
  /// - Throws: ``AssetLookupError`` with similar names, whose search is O(*n*) in the number of assets.
  public func requiredAsset(
    named name: String,
    type: AssetType = .colorSet
  ) throws(AssetLookupError) -> (asset: Asset, catalog: AssetCatalog) {
    if let found = asset(named: name, type: type) { return found }
    let names = catalogs.lazy.flatMap { catalog in
      catalog.assets.lazy.filter { $0.type == type && !$0.isPart }.map(\.qualifiedName)
    }
    throw .notFound(
      name: name,
      type: type,
      catalogs: catalogs.map(\.path),
      suggestions: Spelling.nearest(to: name, among: names)
    )
  }
}

extension DynamicColor {
  /// Creates a color by name from a catalog, as `UIColor` does, or returns nil if the catalog does
  /// not have it.
  ///
  /// - Parameters:
  ///   - name: The qualified name, such as `Brand/Accent`.
  ///   - catalog: The catalog, or several in an ``AssetCatalogStack``.
  ///   - traits: The traits that select a variant, or nil for a dynamic color.
  public convenience init?(
    named name: String,
    in catalog: some ColorCatalog,
    compatibleWith traits: TraitCollection? = nil
  ) {
    guard let color = catalog.color(named: name) else { return nil }
    self.init(copying: traits.map { DynamicColor(color.resolvedColor(with: $0)) } ?? color)
  }
}
