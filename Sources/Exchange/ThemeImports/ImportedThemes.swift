import FileAccess
public import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation

/// The result of an import: the files of a theme library.
public struct ImportedThemes: Sendable {
  /// A file, by its name in the folder of the library.
  public struct File: Sendable {
    /// The name.
    public let name: String

    /// All bytes.
    public let bytes: [UInt8]

    init(_ name: String, _ bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The files of themes, the default theme's first; empty if errors prevented the import.
  public internal(set) var themes: [File] = []

  /// The library file, if the themes need one.
  public internal(set) var library: File?

  /// The problems of the source, including values that are not imported.
  public internal(set) var diagnostics: [Diagnostic]

  init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// Returns whether an import made a file, according to its first line.
  public static func isImported(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("# Imported by themetool ".utf8))
  }

  /// Whether an option has no meaning for the files.
  public var hasUnusedOption: Bool { diagnostics.contains { $0.rule == .unusedOption } }

  /// Whether a file could not be read.
  public var isUnreadable: Bool {
    diagnostics.contains { $0.rule == .unreadableFile }
  }

  /// Whether there are errors, which prevent the import unless ``ImportOptions/keepsGoing`` is set.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension ImportedThemes {
  /// Returns the import if the rules of theme files find no errors in it, else these errors without
  /// files.
  ///
  /// - Complexity: O(*n*) in the size of the files.
  public func checked() -> ImportedThemes {
    guard !themes.isEmpty else { return self }
    let files = (themes + [library].compactMap(\.self)).map { ($0.name, $0.bytes) }
    let reader = InMemoryFiles(Dictionary(files) { first, _ in first })
    // Files in memory are always readable.
    guard let folder = try? ThemeFolder(path: ".", reader: reader) else { return self }
    let errors = ThemeValidator().findings(in: folder).filter { $0.severity == .error }
    guard !errors.isEmpty else { return self }
    var refused = ImportedThemes(diagnostics: diagnostics)
    refused.diagnostics.append(
      Diagnostic(
        rule: .invalidLibrary,
        severity: .error,
        message: "the imported themes would violate rules of theme files, as listed below"
      )
    )
    refused.diagnostics += errors
    return refused
  }
}
