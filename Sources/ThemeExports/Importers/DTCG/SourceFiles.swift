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
    let file: SourceFile
    do throws(FileError) {
      file = try reader.sourceFile(at: path)
    } catch {
      findings.add(.unreadableFile, at: place(), error.description)
      documents[path] = .some(nil)
      return nil
    }
    let document = Self.read(file, &findings)
    documents[path] = .some(document)
    return document
  }

  /// Reads a file as YAML or JSON, by its name; JSON may hold what JSON5 adds.
  private static func read(
    _ file: SourceFile,
    _ findings: inout ImportFindings
  ) -> SourceDocument? {
    let isYAML = file.path.hasSuffix(".yaml") || file.path.hasSuffix(".yml")
    let isLoose = [".json5", ".jsonc", ".hjson"].contains { file.path.hasSuffix($0) }
    let (document, diagnostics) =
      isYAML
      ? YAMLReader.read(file)
      : JSONReader.read(
        file,
        accepting: isLoose ? .json5 : [],
        tolerating: isLoose ? [] : [.comments, .trailingCommas]
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

  /// The name of a file without its folder and without what follows the first period.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.prefix { $0 != "." }
    return stem.isEmpty ? String(name) : String(stem)
  }
}
