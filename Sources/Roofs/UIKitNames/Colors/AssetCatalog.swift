public import AssetCatalogs
public import DynamicColors
import FileAccess
import Foundation
import TraitSystem

/// A source of colors by name.
public typealias ColorCatalog = DynamicColors.ColorCatalog

/// A catalog of colors in a dictionary.
public typealias MemoryColorCatalog = DynamicColors.MemoryColorCatalog

/// An asset catalog, source or compiled.
public typealias AssetCatalog = AssetCatalogs.AssetCatalog

extension AssetCatalogs.AssetCatalog {
  /// The catalog in which colors are looked up by name.
  ///
  /// A program can set it to an asset catalog, a theme library or any other `ColorCatalog`. The
  /// default is `Assets.xcassets` or `Assets.car` next to the program or in its resources, read at
  /// first use; nil if neither exists.
  ///
  /// ```swift
  /// AssetCatalog.main = try ThemeLibrary(contentsOf: folder)
  /// ```
  public static var main: (any ColorCatalog)? {
    get { ColorCatalogs.main ?? BundleCatalogs.catalog(in: .main) }
    set { ColorCatalogs.main = newValue }
  }
}

/// The asset catalogs of bundles, each read once.
nonisolated enum BundleCatalogs {
  private static let known = Guarded<[String: AssetCatalogs.AssetCatalog?]>([:])

  /// Returns the catalog of a bundle; nil if none can be read.
  static func catalog(in bundle: Bundle) -> AssetCatalogs.AssetCatalog? {
    let path = bundle.bundlePath
    if let found = known.withLock({ $0[path] }) { return found }
    let catalog = read(bundle)
    known.withLock { $0[path] = .some(catalog) }
    return catalog
  }

  private static func read(_ bundle: Bundle) -> AssetCatalogs.AssetCatalog? {
    let folders = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
    for folder in folders {
      let source = "\(folder)/Assets.xcassets"
      if FileManager.default.fileExists(atPath: source) {
        if let catalog = try? AssetCatalogs.AssetCatalog.read(source).catalog { return catalog }
      }
      let compiled = "\(folder)/Assets.car"
      if FileManager.default.fileExists(atPath: compiled) {
        if let catalog = try? AssetCatalogs.AssetCatalog.readCompiled(compiled).catalog {
          return catalog
        }
      }
    }
    return nil
  }
}
