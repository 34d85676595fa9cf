import SourceDiagnostics

/// Reports folders beside each other whose names differ only in case.
enum CaseClashCheck {
  static func check(_ context: CheckContext, _ findings: inout AssetFindings) {
    var first: [String: String] = [:]
    let folders =
      context.catalog.groups.map(\.folder) + context.catalog.assets.map(\.folder)
    for folder in folders where !folder.isEmpty {
      let key = folder.lowercased()
      guard let other = first[key] else {
        first[key] = folder
        continue
      }
      // Inside of two such folders everything clashes; the folders say it.
      guard other != folder,
        other.dropLast(name(other).count) == folder.dropLast(name(folder).count)
      else { continue }
      findings.add(
        .caseClash,
        at: .start(of: "\(context.catalog.path)/\(folder)"),
        "'\(name(folder))' and '\(name(other))' differ only in case, which many disks don't tell apart"
      )
    }
  }

  private static func name(_ folder: String) -> Substring {
    folder.split(separator: "/").last ?? ""
  }
}
