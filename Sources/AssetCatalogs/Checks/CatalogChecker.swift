public import FileAccess
public import SourceDiagnostics
import SourceDocuments

extension AssetCatalog {
  /// Returns the findings about the catalog besides those of reading it.
  ///
  /// The checks include those of Apple's catalog compiler; the rules are those of `Rule.catalogs`.
  ///
  /// - Parameter files: The reader of the catalog; nil to skip checks for missing files.
  /// - Returns: The findings, asset by asset in the order of the catalog.
  /// - Complexity: O(*n*) in the number of slots, and the listing of each asset's folder.
  public func findings(files: (any FileReading)? = LocalFiles()) -> [Diagnostic] {
    var findings = Findings()
    let context = CheckContext(self, files: files)
    for check in Self.catalogChecks { check(context, &findings) }
    for asset in assets {
      for check in Self.assetChecks { check(asset, context, &findings) }
    }
    return findings.diagnostics
  }

  private static let catalogChecks: [@Sendable (CheckContext, inout Findings) -> Void] = [
    DuplicateAssetCheck.check, CaseClashCheck.check, SymbolClashCheck.check, GroupNameCheck.check,
    InfoCheck.check,
  ]

  private static let assetChecks: [@Sendable (Asset, CheckContext, inout Findings) -> Void] = [
    DuplicateSlotCheck.check, FileCheck.check, CoverageCheck.check, DarkEqualsLightCheck.check,
    ComponentCheck.check, SystemColorCheck.check,
  ]
}

/// The properties of the whole catalog for checks.
struct CheckContext {
  let catalog: AssetCatalog
  let files: (any FileReading)?

  /// Whether any color has a high-contrast value.
  let usesHighContrast: Bool

  init(_ catalog: AssetCatalog, files: (any FileReading)?) {
    self.catalog = catalog
    self.files = files
    usesHighContrast = catalog.assets.contains { asset in
      asset.type == .colorSet
        && asset.slots.contains { $0.conditions.appearance.isHighContrast && $0.color != nil }
    }
  }

  /// Returns the place of an asset: its file, or its folder if it has none.
  func place(of asset: Asset) -> SourceExcerpt {
    asset.document.map { $0.file.excerpt(0..<0) } ?? .start(of: "\(catalog.path)/\(asset.folder)")
  }

  /// Returns the place of a slot.
  func place(of slot: AssetSlot, in asset: Asset) -> SourceExcerpt {
    slot.node.map { node in
      // The first line of the slot, since a slot has many lines.
      node.file.excerpt(node.range.lowerBound..<node.range.lowerBound + 1)
    } ?? place(of: asset)
  }
}
