import ArgumentParser
import SourceDiagnostics
import TextSupport

/// A command that prints the results of one or several themes.
protocol ThemedCommand: PrintingCommand {
  /// The names of the requested themes, also with wildcards; empty for the default theme.
  var themes: [String] { get set }

  /// Whether the results are JSON.
  var isJSON: Bool { get }

  /// Returns the result for the first requested theme, and whether a color has no valid value, and
  /// reports the findings.
  func output(
    besides reported: inout Set<Diagnostic>
  ) throws -> (text: String, hasErrors: Bool)
}

extension ThemedCommand {
  /// Shows the result of each requested theme, in JSON as the elements of `themes`.
  func showThemes() throws {
    var reported: Set<Diagnostic> = []
    let names = try library.themes(named: themes)
    let outputs = try (names.isEmpty ? [[]] : names.map { [$0] }).map { themes in
      var command = self
      command.themes = themes
      return try command.output(besides: &reported)
    }
    let texts = outputs.map(\.text)
    try show(isJSON && texts.count > 1 ? Self.json(texts) : texts.joined(separator: "\n"))
    if outputs.contains(where: \.hasErrors) { throw Failure.Kind.findings.exitCode }
  }

  /// Returns documents as the elements of one.
  private static func json(_ documents: [String]) -> String {
    let themes = documents.map {
      JSONFragment($0.split(separator: "\n").joined(separator: "\n    "))
    }
    let object: JSONObject = ["version": 1, "themes": themes.jsonLines(indentation: 2)]
    return object.document
  }
}
