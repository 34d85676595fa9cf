import SourceDiagnostics
import TextSupport
import ThemeValidation

extension [Rule] {
  /// The documentation of the rules as JSON, in a stable, versioned format: one on each line.
  ///
  /// A rule that is not enabled by default has the severity `off`.
  package var jsonDocument: String {
    let object: JSONObject = ["version": 1, "rules": map(\.jsonObject).jsonLines(indentation: 2)]
    return object.document
  }
}

extension Rule {
  fileprivate var jsonObject: JSONObject {
    [
      "name": id, "severity": severity?.rawValue ?? "off", "summary": summary,
      "documentation": explanation, "remedy": remedy, "fixable": isFixable,
      "ignoring": ignoringAdvice, "address": pageAddress,
      "bad": incorrect?.jsonFiles, "good": correct?.jsonFiles,
    ]
  }
}

extension Rule.Example {
  fileprivate var jsonFiles: [JSONObject] { files.map { ["name": $0.name, "text": $0.text] } }
}
