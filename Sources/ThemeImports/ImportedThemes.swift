public import SourceDiagnostics

/// What an import makes: files of a theme library.
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

  /// The files of themes, the default theme's first; empty where there are errors.
  public internal(set) var themes: [File] = []

  /// The library file, where themes need one.
  public internal(set) var library: File?

  /// Tokens that are no colours, for other tools.
  public internal(set) var others: File?

  /// What is wrong, and what could not be taken over.
  public internal(set) var diagnostics: [Diagnostic]

  init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// Whether a file was made by an import, as its first line says, or in JSON its first member.
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

  /// Whether a file could not be read at all.
  public var isUnreadable: Bool {
    diagnostics.contains { $0.rule == Rule.unreadableFile.id }
  }

  /// Whether nothing could be made because of errors.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
