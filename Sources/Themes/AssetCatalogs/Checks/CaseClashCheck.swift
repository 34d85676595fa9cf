import SourceDiagnostics

extension CheckContext {
  /// Reports sibling folders whose names differ only in case.
  func reportCaseClashes(to findings: inout Findings) {
    var first: [String: String] = [:]
    let folders =
      catalog.groups.map(\.folder) + catalog.assets.map(\.folder)
    for folder in folders where !folder.isEmpty {
      let key = folder.lowercased()
      guard let other = first[key] else {
        first[key] = folder
        continue
      }
      // Everything inside two such folders clashes; only the folders are reported.
      guard other != folder,
        other.dropLast(name(other).count) == folder.dropLast(name(folder).count)
      else { continue }
      findings.add(
        .caseClash,
        "\(name: name(folder)) and \(name: name(other)) differ only in case, which many file systems ignore",
        at: .start(of: "\(catalog.path)/\(folder)")
      )
    }
  }

  private func name(_ folder: String) -> Substring {
    folder.split(separator: "/").last ?? ""
  }
}

extension Rule {
  /// Names must differ in more than case, since some file systems ignore it.
  static let caseClash = Rule(
    catalog: "case-clash",
    severity: .warning,
    summary: "Names must differ in more than case, since some file systems ignore it."
  )
}
