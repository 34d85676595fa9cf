public import FileAccess
public import SourceDiagnostics
import SourceDocuments

/// Why a theme library can't be had.
public enum ThemeLibraryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder or a file in it can't be read.
  case file(FileError)
  /// The files have errors: all that were found.
  case invalid([Diagnostic])
  /// The folder holds no theme file.
  case noThemes(folder: String)
  /// No theme has the name; the others are what there is.
  case unknownTheme(String, known: [String])
  /// No hierarchy has the name; the others are what there is.
  case unknownHierarchy(String, known: [String])

  /// The folder has several hierarchies and none was asked for by name.
  case severalHierarchies(known: [String])

  /// What is wrong, and what there is instead.
  public var description: String {
    switch self {
    case .file(let error):
      return error.description
    case .invalid(let diagnostics):
      return DiagnosticTextPrinter(color: false).text(for: diagnostics)
    case .noThemes(let folder):
      return "'\(folder)' holds no theme file: a YAML file whose first key is 'theme:'"
    case .unknownTheme(let name, let known):
      return "no theme is called '\(name)'\(Self.candidates(for: name, among: known))"
    case .unknownHierarchy(let name, let known):
      if name.isEmpty, known.isEmpty {
        return "the library has no hierarchy: a YAML file whose first key is 'hierarchy:'"
      }
      return "no hierarchy is called '\(name)'\(Self.candidates(for: name, among: known))"
    case .severalHierarchies(let known):
      return "there are several hierarchies; say which: \(known.joined(separator: ", "))"
    }
  }

  private static func candidates(for name: String, among known: [String]) -> String {
    if known.isEmpty { return "; there is none" }
    return Spelling.hint(for: name, among: known) + "; there is \(known.joined(separator: ", "))"
  }
}
