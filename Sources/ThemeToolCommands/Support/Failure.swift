import SourceDiagnostics
import TextSupport
import ThemeFiles

/// What ends a command before it is done.
struct Failure: Error, CustomStringConvertible {
  /// The exit codes of commands, beside those of the argument parser.
  enum Kind: Int32 {
    /// There are findings.
    case findings = 1
    /// It could not be done.
    case cannot = 2
  }

  let kind: Kind
  let description: String

  /// It could not be done, for the reason that `error` gives.
  static func cannot(_ error: some CustomStringConvertible) -> Failure { cannot([error]) }

  /// It could not be done, for several reasons.
  static func cannot(_ errors: [some CustomStringConvertible]) -> Failure {
    let lines = errors.map { "error: \(VisibleText.of($0.description))" }
    return Failure(kind: .cannot, description: lines.joined(separator: "\n"))
  }

  /// The reason that a file is left alone whose name says that it is something else.
  static func isNotYAML(_ path: String) -> String {
    "'\(path)' is not a YAML file: its name must end in .yaml or .yml"
  }

  /// The reason that nothing is done with a folder.
  static func holdsNoYAML(_ folder: String) -> String { "'\(folder)' holds no YAML file" }

  /// A library can't be had: where its files have errors, those speak for themselves.
  static func cannot(_ error: ThemeLibraryError, isColored: Bool) -> Failure {
    guard case .invalid(let diagnostics) = error else { return cannot(error) }
    let text = DiagnosticTextPrinter(color: isColored).text(for: diagnostics)
    return Failure(kind: .cannot, description: text)
  }
}
