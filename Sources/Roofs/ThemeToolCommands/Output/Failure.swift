import ArgumentParser
import FileAccess
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
    /// An option has a wrong value.
    case usage = 64

    /// The error that ends the command without another message.
    var exitCode: ExitCode { ExitCode(rawValue) }
  }

  let kind: Kind
  let description: String

  init(kind: Kind, description: String) {
    self.kind = kind
    self.description = description
  }

  /// A failure with the description of an error.
  static func cannot(_ error: some CustomStringConvertible) -> Failure { cannot([error]) }

  /// A failure with the descriptions of several errors.
  static func cannot(_ errors: [some CustomStringConvertible]) -> Failure {
    Failure(kind: .cannot, errors: errors)
  }

  /// A failure with the descriptions of wrong values of options.
  static func usage(_ errors: [some CustomStringConvertible]) -> Failure {
    Failure(kind: .usage, errors: errors)
  }

  private init(kind: Kind, errors: [some CustomStringConvertible]) {
    let lines = errors.map { "error: \(VisibleText.of($0.description))" }
    self.init(kind: kind, description: lines.joined(separator: "\n"))
  }

  /// The reason for a file whose name is not that of a YAML file.
  static func nonYAMLFile(_ path: String) -> String {
    "'\(path)' is not a YAML file: its name must end in .yaml or .yml"
  }

  /// The reason for a folder without YAML files.
  static func folderWithoutYAML(_ folder: String) -> String {
    let inner = folder == "." ? "Themes" : "\(folder)/Themes"
    return "'\(folder)' has no YAML file"
      + (Folder.exists(inner) ? Spelling.question(proposing: [inner]) : "")
  }
}

extension ColorOptions {
  /// Returns the result of `body`, whose errors become failures.
  func failing<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw Failure(error, color: self)
    }
  }
}

extension Failure {
  /// The failure of an error of another module, with diagnostics in color where `color` says so.
  init(_ error: any Error, color: ColorOptions) {
    self =
      switch error {
      case let failure as Failure: failure
      case let error as ThemeLibraryError: Self.failure(error, color)
      case ThemeTemplateError.invalid(let diagnostics):
        Failure(kind: .cannot, description: color.errorText(of: diagnostics))
      case let error as InvalidColorsError: Failure(kind: .findings, errors: [error])
      case let error as InvalidConditionsError: .usage(error.messages)
      default: .cannot("\(error)")
      }
  }

  private static func failure(_ error: ThemeLibraryError, _ color: ColorOptions) -> Failure {
    switch error {
    case .invalid(let diagnostics):
      Failure(kind: .cannot, description: color.errorText(of: diagnostics))
    // The names of all options; without a name, the library has no hierarchy.
    case .unknownTheme: .usage([error])
    case .unknownHierarchy(let name, _) where !name.isEmpty: .usage([error])
    default: .cannot(error)
    }
  }
}
