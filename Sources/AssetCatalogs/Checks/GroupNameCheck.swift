import SourceDiagnostics
import SourceDocuments

/// Reports groups with a period in the name, behind which their type would be read.
enum GroupNameCheck {
  static func check(_ context: CheckContext, _ findings: inout AssetFindings) {
    for asset in context.catalog.assets where !asset.type.isKnown {
      guard asset.document?.root["properties"]?["provides-namespace"] != nil else { continue }
      findings.add(
        .groupName,
        at: context.place(of: asset),
        "the name of the group '\(asset.folder)' has a period; what follows it counts as a type"
      )
    }
  }
}
