import AssetCatalogs
import DynamicColors
import FileAccess
import Foundation
import TraitSystem

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
