import SourceDiagnostics

/// Reports assets with equal qualified names.
///
/// Two assets of one type are an error: only one can be found, and which one is undefined. A color
/// and an image can have one name, although Apple documents names as unique across all types.
enum DuplicateAssetCheck {
  static func check(_ context: CheckContext, reporting findings: inout Findings) {
    var first: [String: Asset] = [:]
    for asset in context.catalog.assets where !asset.isPart && asset.type.isKnown {
      guard let other = first[asset.qualifiedName] else {
        first[asset.qualifiedName] = asset
        continue
      }
      let isSame = other.type == asset.type
      findings.add(
        .duplicateAsset,
        as: isSame ? .error : .warning,
        isSame
          ? "another \(asset.type.rawValue) is called \(name: asset.qualifiedName); rename one, or give a group of it a namespace"
          : "a \(other.type.rawValue) is called \(name: asset.qualifiedName) as well; names should be unique over all types",
        at: context.place(of: asset),
        notes: [Diagnostic.Note(message: "the first is here", excerpt: context.place(of: other))]
      )
    }
  }
}

extension Rule {
  /// A qualified name must identify one asset.
  static let duplicateAsset = Rule(
    catalog: "duplicate-asset",
    severity: .error,
    summary: "A qualified name must identify one asset."
  )
}
