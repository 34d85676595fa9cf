public import FileAccess
public import SourceDiagnostics
import ThemeValidation

/// A reason why a template can't be used.
public enum ThemeTemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The template or a template that it contains can't be read.
  case file(FileError)
  /// The template has errors, each with its position.
  case invalid([Diagnostic])

  /// The errors; that of a file has no position.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .file(let error):
      [Diagnostic(rule: .templatePartial, severity: .error, message: error.description)]
    case .invalid(let diagnostics): diagnostics
    }
  }

  /// The error, or the number of errors.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .invalid(let diagnostics):
      diagnostics.count == 1
        ? diagnostics[0].message : "the template has \(diagnostics.count) errors"
    }
  }
}
