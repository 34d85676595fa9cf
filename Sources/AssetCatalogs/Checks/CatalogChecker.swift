public import FileAccess
public import SourceDiagnostics
import SourceDocuments

extension AssetCatalog {
  /// Everything that is wrong or doubtful about the catalog beyond what reading it has found.
  ///
  /// Looks at what the builder of catalogs reports and more; the rules are those of ``AssetRule``.
  ///
  /// - Parameter files: Where the catalog is; nil leaves out whether files exist.
  /// - Returns: The findings, asset by asset in the order of the catalog.
  /// - Complexity: O(*n*) in the number of slots, and the listing of each asset's folder.
  public func findings(files: (any FileReading)? = LocalFiles()) -> [Diagnostic] {
    var findings = AssetFindings()
    let context = CheckContext(self, files: files)
    for check in Self.catalogChecks { check(context, &findings) }
    for asset in assets {
      for check in Self.assetChecks { check(asset, context, &findings) }
    }
    return findings.diagnostics
  }

  private static let catalogChecks: [@Sendable (CheckContext, inout AssetFindings) -> Void] = [
    DuplicateAssetCheck.check, CaseClashCheck.check, SymbolClashCheck.check, GroupNameCheck.check,
    InfoCheck.check,
  ]

  private static let assetChecks: [@Sendable (Asset, CheckContext, inout AssetFindings) -> Void] = [
    DuplicateSlotCheck.check, FileCheck.check, CoverageCheck.check, DarkEqualsLightCheck.check,
    ComponentCheck.check, SystemColorCheck.check,
  ]
}

/// What checks know of the whole catalog.
struct CheckContext {
  let catalog: AssetCatalog
  let files: (any FileReading)?

  /// Whether any colour has a value for high contrast.
  let usesHighContrast: Bool

  init(_ catalog: AssetCatalog, files: (any FileReading)?) {
    self.catalog = catalog
    self.files = files
    usesHighContrast = catalog.assets.contains { asset in
      asset.type == .colorSet
        && asset.slots.contains { $0.conditions.appearance.isHighContrast && $0.color != nil }
    }
  }

  /// Where an asset is said to be: its file, or its folder where there is none.
  func place(of asset: Asset) -> SourceExcerpt {
    asset.document.map { $0.file.excerpt(0..<0) } ?? .start(of: "\(catalog.path)/\(asset.folder)")
  }

  /// Where a slot is.
  func place(of slot: AssetSlot, in asset: Asset) -> SourceExcerpt {
    slot.node.map { node in
      // The slot's first line, since the whole of it is many.
      node.file.excerpt(node.range.lowerBound..<node.range.lowerBound + 1)
    } ?? place(of: asset)
  }
}
