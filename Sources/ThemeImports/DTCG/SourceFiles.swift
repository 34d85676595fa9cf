import FileAccess
import SourceDiagnostics
import SourceDocuments

/// Reads files of tokens, each once.
struct SourceFiles {
  let reader: any FileReading
  private var documents: [String: SourceDocument?] = [:]

  init(reader: any FileReading) {
    self.reader = reader
  }

  /// The document at a path; nil where it can't be had, which is reported.
  mutating func document(
    at path: String,
    from place: @autoclosure () -> SourceExcerpt? = nil,
    _ findings: inout ImportFindings
  ) -> SourceDocument? {
    if let known = documents[path] { return known }
    guard let file = file(at: path, from: place(), &findings) else {
      documents[path] = .some(nil)
      return nil
    }
    return document(of: file, &findings)
  }

  /// The document of a file that was read; nil where it can't be had, which is reported.
  mutating func document(
    of file: SourceFile,
    _ findings: inout ImportFindings
  ) -> SourceDocument? {
    if let known = documents[file.path] { return known }
    let document = Self.read(file, &findings)
    documents[file.path] = .some(document)
    return document
  }

  /// The file at a path; nil where it can't be read, which is reported.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isNamed: Whether a user has named it, so that it may be a pipe.
  ///   - place: What refers to the file.
  ///   - findings: Receives why it can't be read.
  /// - Returns: The file.
  func file(
    at path: String,
    isNamed: Bool = false,
    from place: @autoclosure () -> SourceExcerpt? = nil,
    _ findings: inout ImportFindings
  ) -> SourceFile? {
    do throws(FileError) {
      let bytes = try isNamed ? reader.contents(of: path) : reader.regularContents(of: path)
      return SourceFile(path: path, bytes: bytes)
    } catch {
      findings.add(.unreadableFile, at: place(), "\(error)")
      return nil
    }
  }

  /// What a file is written in.
  enum Kind {
    case json, json5, yaml, css
  }

  /// What a file is written in, by its name, or by how it begins where that says nothing.
  static func kind(of file: SourceFile) -> Kind {
    let kinds: [(endings: [String], kind: Kind)] = [
      ([".json", ".tokens"], .json), ([".json5", ".jsonc", ".hjson"], .json5),
      ([".yaml", ".yml"], .yaml), ([".css"], .css),
    ]
    let known = kinds.first { entry in entry.endings.contains { file.path.hasSuffix($0) } }
    if let known { return known.kind }
    let first = file.bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    if first == UInt8(ascii: "{") { return .json5 }
    let rules = StylesheetScanner(file.bytes).rules
    let hasProperties = rules.contains { rule in
      rule.declarations.contains { $0.name.hasPrefix("--") }
    }
    if hasProperties { return .css }
    // A selector can begin with a bracket as well.
    return first == UInt8(ascii: "[") ? .json5 : .yaml
  }

  /// Reads a file as YAML or JSON; JSON may hold what JSON5 adds.
  private static func read(
    _ file: SourceFile,
    _ findings: inout ImportFindings
  ) -> SourceDocument? {
    let kind = kind(of: file)
    let (document, diagnostics) =
      kind == .yaml
      ? YAMLReader.read(file)
      : JSONReader.read(
        file,
        accepting: kind == .json5 ? .json5 : [],
        tolerating: kind == .json5 ? [] : [.comments, .trailingCommas]
      )
    findings.append(contentsOf: diagnostics)
    return document
  }
}

/// Paths of files, as texts.
enum FilePath {
  /// The path of a folder with a path from there; nil where that leads out of the folder.
  static func joined(_ folder: String, _ path: String) -> String? {
    guard !path.hasPrefix("/"), !path.contains("://"), !path.utf8.contains(0) else { return nil }
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    guard !parts.isEmpty else { return nil }
    return (folder.isEmpty ? "" : folder + "/") + parts.joined(separator: "/")
  }

  /// The folder that a file is in; empty for the working folder.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The name of a file without its folder and without what says the format: `theme.light.tokens.json`
  /// is `theme.light`.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    var stem = name[..<dot]
    for ending in [".tokens", ".resolver"]
    where stem.hasSuffix(ending) && stem.utf8.count > ending.utf8.count {
      stem.removeLast(ending.count)
    }
    return String(stem)
  }
}
