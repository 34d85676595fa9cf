import SourceDiagnostics
import SourceDocuments

/// Reports groups with a period in the name, since the text after it is the type.
enum GroupNameCheck {
  static func check(_ context: CheckContext, reporting findings: inout Findings) {
    for asset in context.catalog.assets where !asset.type.isKnown {
      guard asset.document?.root["properties"]?["provides-namespace"] != nil else { continue }
      findings.add(
        .groupName,
        "the name of the group \(name: asset.folder) has a period; what follows it counts as a type",
        at: context.place(of: asset)
      )
    }
  }
}

extension Rule {
  /// Names of groups must not contain a period.
  static let groupName = Rule(
    catalog: "group-name",
    severity: .warning,
    summary: "Names of groups must not contain a period."
  )
}
