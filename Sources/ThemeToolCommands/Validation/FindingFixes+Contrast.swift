import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeLanguageServer
import ThemeRendering
import ThemeValidation

/// Repairs of contrast checks.
extension FindingFixes {
  /// Repairs failed checks among the findings of a report in the checked files, and returns the
  /// repairs of each library.
  static func repairContrasts(
    _ findings: [Diagnostic],
    of report: ValidationPaths.Report,
    adding changes: inout [String: Change]
  ) -> [ContrastRepairs] {
    let files = Set(report.files).subtracting(report.relatedFiles)
    let projects = report.projects.sorted { $0.key < $1.key }.map(\.value)
    return projects.filter { $0.findings.contains { $0.rule == .contrast } }.map { project in
      let repairs = ContrastRepairs(of: findings, in: project, changing: files)
      let counts = Dictionary(repairs.changes.map { ($0.path, 1) }, uniquingKeysWith: +)
      for file in project.folder.files.map(\.source) {
        guard let bytes = repairs.bytes(ofFile: file.path), bytes != file.bytes else { continue }
        changes[file.path, default: Change(old: file.bytes, new: bytes, count: 0)].new = bytes
        changes[file.path]?.count += counts[file.path] ?? 0
      }
      return repairs
    }
  }

  /// Shows each change of a color with the old and the new color on standard error, and the failed
  /// checks without a repair.
  func showContrastRepairs(_ options: ColorOptions) {
    let depth = options.errorDepth(.current())
    for repairs in contrastRepairs {
      for change in repairs.changes {
        let swatches = [change.old, change.new].map { ColorSwatch($0, depth: depth).text }
        let title = "\(change.title.prefix(1).lowercased())\(change.title.dropFirst())"
        let place = Self.place(change.finding)
        Output.error("\(VisibleText.of("\(place): \(title)"))\n\(swatches.joined())")
      }
      for refusal in repairs.refusals {
        let place = Self.place(refusal.finding)
        Output.error(VisibleText.of("\(place): not changed: \(refusal.reason)"))
      }
    }
  }

  /// Returns the place of a finding, as `file:line:column`.
  private static func place(_ finding: Diagnostic) -> String {
    finding.excerpt.map { "\($0.file):\($0.start.line):\($0.start.column)" } ?? ""
  }
}
