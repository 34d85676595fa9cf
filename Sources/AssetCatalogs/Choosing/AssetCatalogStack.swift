public import ColorValues
public import DynamicColors
internal import SourceDiagnostics
public import TraitSystem

/// Several catalogs that are searched in order: the first that has a name gives the asset.
public final class AssetCatalogStack: ColorCatalog {
  /// The catalogs, the one that is searched first at the front.
  public let catalogs: [AssetCatalog]

  private let places: [(catalog: Int, index: Int)]
  private let indices: [String: Int]

  /// Makes a stack.
  ///
  /// - Complexity: O(*n*) in the number of colours.
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

  /// The first asset of a qualified name and a type, with its catalog.
  ///
  /// - Parameters:
  ///   - name: The qualified name.
  ///   - type: What the asset is.
  /// - Returns: The asset and the catalog that has it.
  /// - Throws: ``AssetLookupError`` with the names that were probably meant.
  public func requiredAsset(
    named name: String,
    type: AssetType = .colorSet
  ) throws(AssetLookupError) -> (asset: Asset, catalog: AssetCatalog) {
    for catalog in catalogs {
      if let asset = catalog.asset(named: name, type: type) { return (asset, catalog) }
    }
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
  /// Makes the colour of a name in a catalog, as `UIColor` does; nil where the catalog has none.
  ///
  /// - Parameters:
  ///   - name: The qualified name, such as `Brand/Accent`.
  ///   - catalog: The catalog, or several in an ``AssetCatalogStack``.
  ///   - traits: The traits to choose a variant for; nil keeps the colour dynamic.
  public convenience init?(
    named name: String,
    in catalog: some ColorCatalog,
    compatibleWith traits: TraitCollection? = nil
  ) {
    guard let color = catalog.color(named: name) else { return nil }
    self.init(copying: traits.map { DynamicColor(color.resolvedColor(with: $0)) } ?? color)
  }
}
