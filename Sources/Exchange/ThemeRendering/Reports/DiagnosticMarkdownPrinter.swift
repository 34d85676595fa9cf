public import SourceDiagnostics
import TextSupport

/// Formats diagnostics as a table in Markdown, for comments and summaries of pull requests.
///
/// The text has at most 60 kB; findings beyond are counted. Errors are first.
public struct DiagnosticMarkdownPrinter: Hashable, Sendable {
  private let title: String
  private let rulePages: String?

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - title: The heading of the text.
  ///   - rulePages: The address of the folder with a page for each rule; nil for no links.
  public init(title: String, rulePages: String? = nil) {
    self.title = title
    self.rulePages = rulePages
  }

  /// Returns the diagnostics as one table, those of one severity in the given order.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func text(for diagnostics: [Diagnostic]) -> String {
    var document = MarkdownDocument(title: MarkdownText.escaped(title))
    document.addParagraph(DiagnosticSummary(of: diagnostics).description)
    let groups = Dictionary(grouping: diagnostics.filter { $0.suppression == nil }, by: \.severity)
    for (severity, heading) in [
      (Severity.error, "Errors"), (.warning, "Warnings"), (.note, "Notes"),
    ] {
      let rows = (groups[severity] ?? []).map(row)
      document.addTable(heading, columns: ["Place", "Finding", "Rule"], rows: rows)
    }
    let suppressed = diagnostics.filter { $0.suppression != nil }
    document.addTable(
      "Ignored findings",
      columns: ["Place", "Finding", "Rule", "Ignored by"],
      rows: suppressed.map { row($0) + [$0.suppression?.rawValue ?? ""] }
    )
    return document.document
  }

  private func row(_ diagnostic: Diagnostic) -> [String] {
    let place = diagnostic.excerpt.map { excerpt in
      MarkdownText.code("\(excerpt.file.withoutLeadingDot):\(excerpt.start.line)")
    }
    var message = MarkdownText.escaped(diagnostic.message)
    for note in diagnostic.notes { message += "<br>\(MarkdownText.escaped(note.message))" }
    let rule = MarkdownText.code(diagnostic.rule.id)
    let page = rulePages.map { Rule.pageAddress(of: diagnostic.rule.id, in: $0) }
    return [place ?? "", message, page.map { "[\(rule)](\($0))" } ?? rule]
  }
}
