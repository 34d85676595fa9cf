import TextSupport
package import ThemeValidation

/// Conformance reports as Markdown.
package enum ConformanceMarkdown {
  /// Returns the report about the checks of a library.
  package static func text(_ evidence: LibraryEvidence, _ subject: ConformanceSubject) -> String {
    let report = ConformanceReport(evidence, subject)
    let version = subject.version.map { " \($0)" } ?? ""
    let facts = [
      "- Product: \(subject.product)\(version)",
      "- Contact: \(subject.contact)",
      "- Date: \(subject.date)",
      "- Criteria: WCAG 2.2 (OpenACR catalog `\(ConformanceReport.catalog)`)",
    ]
    var parts = [
      "# \(subject.title)", facts.joined(separator: "\n"), report.notes,
      "## Evaluation Methods", report.methods,
    ].map(VisibleText.lines)
    for chapter in report.chapters {
      parts += ["## \(chapter.title)", chapter.notes]
      for criterion in chapter.criteria {
        parts.append("### \(criterion.number) \(criterion.name): \(criterion.level.label)")
        parts.append(criterion.notes)
      }
    }
    return parts.joined(separator: "\n\n") + "\n"
  }
}
