import SourceDiagnostics
import TextSupport
import ThemeFiles
import ThemeOutputs

/// An error that ends a command.
struct Failure: Error, CustomStringConvertible {
  /// The exit codes of commands, beside those of the argument parser.
  enum Kind: Int32 {
    /// The command has findings.
    case findings = 1
    /// The command failed.
    case cannot = 2
  }

  let kind: Kind
  let description: String

  /// A failure with the description of an error.
  static func cannot(_ error: some CustomStringConvertible) -> Failure { cannot([error]) }

  /// A failure with the descriptions of several errors.
  static func cannot(_ errors: [some CustomStringConvertible]) -> Failure {
    let lines = errors.map { "error: \(VisibleText.of($0.description))" }
    return Failure(kind: .cannot, description: lines.joined(separator: "\n"))
  }

  /// The reason for a file whose name is not that of a YAML file.
  static func nonYAMLFile(_ path: String) -> String {
    "'\(path)' is not a YAML file: its name must end in .yaml or .yml"
  }

  /// The reason for a folder without YAML files.
  static func folderWithoutYAML(_ folder: String) -> String { "'\(folder)' has no YAML file" }

  /// A failure with the error of a library, or with the diagnostics of its files.
  static func cannot(_ error: ThemeLibraryError, isColored: Bool) -> Failure {
    guard case .invalid(let diagnostics) = error else { return cannot(error) }
    let text = DiagnosticTextPrinter(color: isColored).text(for: diagnostics)
    return Failure(kind: .cannot, description: text)
  }

  /// A failure with the error of a template, or with the diagnostics of its files.
  static func cannot(_ error: ThemeTemplateError, isColored: Bool) -> Failure {
    guard case .invalid(let diagnostics) = error else { return cannot(error) }
    let text = DiagnosticTextPrinter(color: isColored).text(for: diagnostics)
    return Failure(kind: .cannot, description: text)
  }
}

extension Failure {
  /// The failure of an error of another module, with diagnostics in color where `color` says so.
  init(_ error: any Error, color: ColorOptions) {
    let isColored = color.usesColorForErrors(.current())
    self =
      switch error {
      case let failure as Failure: failure
      case let error as ThemeLibraryError: .cannot(error, isColored: isColored)
      case let error as ThemeTemplateError: .cannot(error, isColored: isColored)
      case let error as ExportConditions.InvalidConditions: .cannot(error.messages)
      default: .cannot("\(error)")
      }
  }
}
