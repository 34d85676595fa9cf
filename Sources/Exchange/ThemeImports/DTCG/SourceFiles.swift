import FileAccess
import PlatformSupport
import SourceDiagnostics
import SourceDocuments
import TextSupport

/// The files of an import, each of which is read once.
struct SourceFiles {
  let reader: any FileReading
  let findings: ImportFindings
  private var documents: [String: SourceDocument?] = [:]

  init(reader: any FileReading, reporting findings: ImportFindings) {
    self.reader = reader
    self.findings = findings
  }

  /// Reads the documents at some paths, in parallel; reports files that cannot be read.
  ///
  /// - Parameter places: The paths, each with the place of a reference to it.
  mutating func read(_ places: [(path: String, reference: SourceExcerpt)]) {
    var seen = Set(documents.keys)
    let files = places.compactMap { path, reference in
      seen.insert(path).inserted ? file(at: path, isNamed: false, from: reference) : nil
    }
    let read = ParallelWork.map(files, batchSize: 1) { Self.read($0) }
    for (file, reading) in zip(files, read) { documents[file.path] = .some(report(reading)) }
  }

  /// Returns the document at a path that was read; nil if there is none.
  func known(_ path: String) -> SourceDocument? { documents[path] ?? nil }

  /// Returns the document of a file; reports one with syntax errors.
  mutating func document(of file: SourceFile) -> SourceDocument? {
    if let known = documents[file.path] { return known }
    let document = report(Self.read(file))
    documents[file.path] = .some(document)
    return document
  }

  /// Returns the file at a path; reports one that cannot be read.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isNamed: Whether a user named the file, so that it can be a pipe.
  ///   - reference: The place of a reference to the file, if there is one.
  /// - Returns: The file; nil if it cannot be read.
  func file(
    at path: String,
    isNamed: Bool,
    from reference: SourceExcerpt? = nil
  ) -> SourceFile? {
    do throws(FileError) {
      let bytes =
        if isNamed {
          try reader.contents(of: path)
        } else if let reference {
          try Self.contents(of: path, from: reader, inProjectOf: reference.file)
        } else {
          try reader.regularContents(of: path)
        }
      return SourceFile(path: path, bytes: bytes)
    } catch {
      findings.report(.unreadable(error.description), at: reference)
      return nil
    }
  }

  /// The bytes of a file that another file names, which must be in the same project, or the same
  /// folder.
  private static func contents(
    of path: String,
    from reader: some FileReading,
    inProjectOf file: String
  ) throws(FileError) -> [UInt8] {
    try ConfinedFiles(reader, projectOf: PathParts(file).folder).regularContents(of: path)
  }

  /// The syntax of a file.
  enum Kind {
    case json, json5, yaml, css
  }

  /// Returns the syntax of a file by its name, or by its content if the name has no known ending.
  static func kind(of file: SourceFile) -> Kind {
    if file.path.hasEnding(".json", ".tokens") { return .json }
    if file.path.hasEnding(".json5", ".jsonc", ".hjson") { return .json5 }
    if file.path.hasEnding(".yaml", ".yml") { return .yaml }
    if file.path.hasEnding(".css") { return .css }
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

  /// The document of a file, and what is wrong with it.
  private typealias Reading = (document: SourceDocument?, diagnostics: [Diagnostic])

  /// Reads a file as YAML or JSON.
  private static func read(_ file: SourceFile) -> Reading {
    let kind = kind(of: file)
    return kind == .yaml
      ? YAMLReader.read(file)
      : JSONReader.read(
        file,
        accepting: kind == .json5 ? .json5 : [],
        tolerating: kind == .json5 ? [] : [.comments, .trailingCommas]
      )
  }

  /// Reports what is wrong with a document, and returns it if it is imported.
  private func report(_ read: Reading) -> SourceDocument? {
    findings.append(contentsOf: read.diagnostics)
    // Without a file that has errors, the others are imported.
    let isLeftOut = findings.keepsGoing && read.diagnostics.contains { $0.severity == .error }
    return isLeftOut ? nil : read.document
  }
}

extension SourceFile {
  /// The path of the folder; empty for the working folder.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The name of the folder; nil for the working folder and the root.
  var folderName: String? { folder.split(separator: "/").last.map(String.init) }

  /// The name without folder and extension: `theme.light.tokens.json` becomes `theme.light`.
  var stem: String {
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
