package import SourceDiagnostics
import ThemeValidation

extension Rule {
  /// The explanation, the remedy, the examples and the address of the page as Markdown.
  package var documentationMarkdown: String {
    var parts = [explanation, "**To fix:** \(remedy)", ignoringAdvice.replacing("'", with: "`")]
    if let incorrect { parts.append("**Incorrect**\n\n\(incorrect.markdownBlocks)") }
    if let correct { parts.append("**Correct**\n\n\(correct.markdownBlocks)") }
    parts.append("[More about \(id)](\(pageAddress))")
    return parts.joined(separator: "\n\n") + "\n"
  }
}

extension Rule.Example {
  fileprivate var markdownBlocks: String {
    files.map { file in
      let head = files.count > 1 ? "`\(file.name)`\n\n" : ""
      let language = file.name.hasSuffix(".json") ? "json" : "yaml"
      return "\(head)```\(language)\n\(file.text)\n```"
    }.joined(separator: "\n\n")
  }
}
