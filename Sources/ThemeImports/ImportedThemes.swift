public import SourceDiagnostics

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

  /// Tokens that are not colors, for other tools.
  public internal(set) var others: File?

  /// The problems of the source, including values that are not imported.
  public internal(set) var diagnostics: [Diagnostic]

  init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// Returns whether an import made a file, according to its first line or, in JSON, first member.
  public static func isImported(_ bytes: [UInt8]) -> Bool {
    let mark = "Imported by themetool "
    if ["#", "/*"].contains(where: { bytes.starts(with: Array("\($0) \(mark)".utf8)) }) {
      return true
    }
    guard bytes.first == UInt8(ascii: "{") else { return false }
    let start = bytes.dropFirst().drop { $0 == 0x20 || $0 == 0x0A }
    return ["$description", "description"].contains { key in
      start.starts(with: Array("\"\(key)\": \"\(mark)".utf8))
    }
  }

  /// Whether a file could not be read.
  public var isUnreadable: Bool {
    diagnostics.contains { $0.rule == Rule.unreadableFile.id }
  }

  /// Whether there are errors, which prevent the import unless ``ImportOptions/keepsGoing`` is set.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
