package import SourceDiagnostics
import ThemeValidation

extension [Rule] {
  /// Returns a line for each rule: its identifier, severity and summary, which is on a line below
  /// where it doesn't fit the columns.
  package func overview(columns: Int) -> String {
    TextTable(map { [$0.id, $0.severityText, $0.summary] })
      .lines(columns: columns).map { $0 + "\n" }.joined()
  }
}

extension Rule {
  /// The explanation, the remedy, the examples and the address of the page as text.
  package var documentationText: String {
    var parts = ["\(id): \(severityText)", summary]
    parts += explanation.split(separator: "\n\n").map(String.init)
    parts += ["To fix: \(remedy)", ignoringAdvice]
    var text = parts.map(Self.wrapped).joined(separator: "\n\n") + "\n"
    if let incorrect { text += "\nIncorrect:\n\n\(incorrect.indentedFiles)" }
    if let correct { text += "\nCorrect:\n\n\(correct.indentedFiles)" }
    return "\(text)\n\(pageAddress)\n"
  }

  fileprivate var severityText: String { severity?.rawValue ?? "off" }

  /// The maximum number of columns of a paragraph.
  private static let paragraphWidth = 80

  private static func wrapped(_ paragraph: String) -> String {
    paragraph.wrapped(columns: paragraphWidth).joined(separator: "\n")
  }
}

extension Rule.Example {
  /// The files, indented; several have their names above them.
  fileprivate var indentedFiles: String {
    files.indices.map { index in
      let head = files.count > 1 ? "    # \(files[index].name)\n" : ""
      let text = shown(at: index).text
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return head + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }.joined(separator: "\n")
  }
}
