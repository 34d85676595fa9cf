public import FileAccess
public import SourceDiagnostics
import SourceDocuments

/// A reason why a theme library can't be loaded.
public enum ThemeLibraryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder or a file in it can't be read.
  case file(FileError)
  /// The files have errors; contains all findings.
  case invalid([Diagnostic])
  /// The folder contains no theme file.
  case noThemes(folder: String)
  /// The theme doesn't exist; `known` are the available ones.
  case unknownTheme(String, known: [String])
  /// No theme has a color of that name; `nearest` are at most three similar names.
  case unknownColor(String, nearest: [String])
  /// The hierarchy doesn't exist; `known` are the available ones.
  case unknownHierarchy(String, known: [String])

  /// The folder has several hierarchies, and none was requested by name.
  case severalHierarchies(known: [String])

  /// A description of the error, with the available names.
  public var description: String {
    switch self {
    case .file(let error):
      return error.description
    case .invalid(let diagnostics):
      return DiagnosticTextPrinter(color: false).text(for: diagnostics)
    case .noThemes(let folder):
      return "'\(folder)' holds no theme file: a YAML file whose first key is 'theme:'"
    case .unknownTheme(let name, let known):
      return "'\(name)' is not a theme\(Self.candidates(for: name, among: known, "themes"))"
    case .unknownColor(let name, let nearest):
      return "'\(name)' is not a color\(Spelling.question(proposing: nearest))"
    case .unknownHierarchy(let name, let known):
      if name.isEmpty, known.isEmpty {
        return "the library has no hierarchy: a YAML file whose first key is 'hierarchy:'"
      }
      let list = Self.candidates(for: name, among: known, "hierarchies")
      return "'\(name)' is not a hierarchy\(list)"
    case .severalHierarchies(let known):
      return "there are several hierarchies; choose one of: \(Spelling.list(known))"
    }
  }

  private static func candidates(
    for name: String,
    among known: [String],
    _ kind: String
  ) -> String {
    if known.isEmpty { return "; the library has no \(kind)" }
    return "; available \(kind): \(Spelling.list(known))\(Spelling.hint(for: name, among: known))"
  }
}
