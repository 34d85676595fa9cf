import FileAccess
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeLanguageServer
import ThemeRendering
import ThemeValidation

/// Repairs of contrast checks.
extension FindingFixes {
  /// Repairs the failed checks of a report in the checked files, and returns the repairs of each
  /// library.
  static func repairContrasts(
    in paths: ValidationPaths,
    of report: ValidationPaths.Report,
    adding changes: inout [String: Change],
    reporting failures: inout [String]
  ) -> [ContrastRepairs] {
    let failing = report.diagnostics.filter { $0.rule == .contrast }.compactMap(\.excerpt?.file)
    let files = Set(report.files).subtracting(report.relatedFiles)
    var all: [ContrastRepairs] = []
    for path in Set(failing.map { PathParts($0).folder }).sorted() {
      do {
        let folder = try paths.library.folder(at: path, reader: Self.files(with: changes))
        let repairs = ContrastRepairs(in: folder, changing: files)
        for file in folder.files.map(\.source) {
          guard let bytes = repairs.bytes(ofFile: file.path), bytes != file.bytes else { continue }
          changes[file.path, default: Change(old: file.bytes, new: bytes, count: 0)].new = bytes
          changes[file.path]?.count += repairs.changes.count { $0.path == file.path }
        }
        all.append(repairs)
      } catch {
        failures.append("error: \(error)")
      }
    }
    return all
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
