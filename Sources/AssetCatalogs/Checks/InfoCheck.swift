import SourceDiagnostics
import SourceDocuments

/// Reports a `Contents.json` whose `info` is missing or not of version 1.
enum InfoCheck {
  static func check(_ context: CheckContext, reporting findings: inout Findings) {
    let documents =
      context.catalog.groups.compactMap(\.document)
      + context.catalog.assets.compactMap(\.document)
    for document in documents where document.root.kind == .mapping {
      guard let info = document.root["info"] else {
        findings.add(.info, "'info' is missing", at: document.file.excerpt(0..<0))
        continue
      }
      guard let version = info["version"], !version.hasText("1") else { continue }
      findings.add(
        .info,
        "the format has version 1, not \(name: version.text)",
        at: version.excerpt
      )
    }
  }
}

extension Rule {
  /// Every Contents.json must have an 'info' of version 1.
  static let info = Rule(
    catalog: "info",
    severity: .note,
    summary: "Every Contents.json must have an 'info' of version 1."
  )
}
