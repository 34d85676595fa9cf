import SourceDocuments
import TextSupport
package import ThemeValidation

/// Conformance reports in OpenACR, a YAML format; the notes are Markdown.
///
/// Source: github.com/GSA/openacr, schema 0.1.0.
package enum ConformanceYAML {
  /// Returns the report about the checks of a library.
  package static func text(_ evidence: LibraryEvidence, _ subject: ConformanceSubject) -> String {
    let report = ConformanceReport(evidence, subject)
    var lines = ["title: \(scalar(subject.title))"]
    lines += ["product:", "  name: \(scalar(subject.product))"]
    if let version = subject.version { lines.append("  version: \(scalar(version))") }
    lines += ["author:", "  email: \(scalar(subject.contact))"]
    lines.append("report_date: \(scalar(subject.date))")
    lines += block("notes", report.notes, indentation: 0)
    lines += block("evaluation_methods_used", report.methods, indentation: 0)
    lines += ["catalog: \(scalar(ConformanceReport.catalog))", "chapters:"]
    for chapter in report.chapters {
      lines.append("  \(chapter.id):")
      lines += block("notes", chapter.notes, indentation: 4)
      if !chapter.criteria.isEmpty { lines.append("    criteria:") }
      for criterion in chapter.criteria {
        lines += [
          "      - num: \(scalar(criterion.number))",
          "        components:",
          "          - name: software",
          "            adherence:",
          "              level: \(criterion.level.rawValue)",
        ]
        lines += block("notes", criterion.notes, indentation: 14)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func scalar(_ text: String) -> String { YAMLText.doubleQuoted(text) }

  /// Returns the lines of a key with a text of several lines.
  private static func block(_ key: String, _ text: String, indentation: Int) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    let lines = VisibleText.lines(text).split(separator: "\n", omittingEmptySubsequences: false)
    return ["\(margin)\(key): |"] + lines.map { $0.isEmpty ? "" : "\(margin)  \($0)" }
  }
}
