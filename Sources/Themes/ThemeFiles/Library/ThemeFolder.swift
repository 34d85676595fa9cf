public import FileAccess
import PlatformSupport
package import SourceDiagnostics
package import SourceDocuments
import TextSupport

/// A folder of theme, library and hierarchy files, each of which is read and parsed once.
public struct ThemeFolder: Sendable {
  /// The kind of a file, given by its first key.
  package enum Kind: String, CaseIterable {
    case library
    case theme
    case hierarchy

    /// The keys of a file.
    package var format: FormatMapping {
      switch self {
      case .library: .library
      case .theme: .theme
      case .hierarchy: .hierarchy
      }
    }
  }

  /// A file of the folder.
  package struct File: Sendable {
    package let source: SourceFile
    /// The nodes of the file and the findings of reading them.
    package let content: YAMLReader.ParsedFile
    /// The kind of the file, or nil if the first key is missing or unreadable.
    package let kind: Kind?
    /// The value of the first key: the name of a theme or a hierarchy.
    package let name: String

    /// Parses a file.
    package init(_ source: SourceFile) {
      self.source = source
      content = FlowTraps.parse(source)
      let entry = content.document?.root.entries.first { _ in true }
      let isNamed = entry?.key.kind == .scalar && entry?.value.kind == .scalar
      kind = isNamed ? entry.flatMap { Kind(rawValue: $0.key.text) } : nil
      name = isNamed ? entry?.value.text ?? "" : ""
    }

    /// Returns what `body` reads from the nodes, and the findings of parsing and reading the file.
    ///
    /// The findings of `body` are omitted if a syntax error hides a part of the file.
    package func read<Result>(
      _ body: (SourceDocument, inout Findings) -> Result?
    ) -> (result: Result?, diagnostics: [Diagnostic]) {
      guard let document = content.document else { return (nil, content.diagnostics) }
      var findings = Findings()
      let result = body(document, &findings)
      return (result, content.diagnostics + (content.isWhole ? findings.diagnostics : []))
    }

    /// Whether a file without a kind can be meant as a theme: its other keys are those of themes.
    var mayBeTheme: Bool {
      guard kind == nil else { return false }
      guard let root = content.document?.root else { return true }
      return (FormatKey.sections + [.extends]).contains { root[$0] != nil }
    }
  }

  /// The path of the folder and the way to read it.
  let source: Source

  /// The path of the folder, as given.
  public var path: String { source.path }

  /// The files whose names end in `.yaml` or `.yml`, in any case, sorted by name; hidden files are
  /// omitted.
  package let files: [File]

  /// The files with such names that can't be read, and the errors.
  package let unreadable: [FileError]

  /// The names of the folders in the folder; hidden folders and asset catalogs are omitted.
  let folderNames: [String]

  /// Whether the names of all themes are known: each file could be read, and none without a kind
  /// has keys of themes.
  var hasAllNames: Bool { unreadable.isEmpty && !files.contains(where: \.mayBeTheme) }

  /// The reader of the folder.
  package var reader: any FileReading { source.reader }

  /// The allowed locations of the catalogs that the library file lists, and of other files.
  package var catalogScope: CatalogScope { source.catalogScope }

  /// Finds the files in the folder at `path`.
  ///
  /// A file that can't be read doesn't prevent reading the others; a library made from the folder
  /// then has an error.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - catalogScope: The allowed locations of the catalogs that the library file lists, and of
  ///     the files that links lead to.
  ///   - reader: The reader of files.
  /// - Throws: A `FileError` if the folder can't be read.
  public init(
    path: String,
    catalogScope: CatalogScope = .repository,
    reader: some FileReading = LocalFiles()
  ) throws(FileError) {
    try self.init(path: path, catalogScope: catalogScope, reader: reader, keeping: nil)
  }

  /// The minimum number of bytes of files that are parsed in parallel.
  private static let bytesForThreads = 16_384

  /// Finds the files in a folder, and keeps those of an earlier state that haven't changed.
  package init(
    path: String,
    catalogScope: CatalogScope = .repository,
    reader: some FileReading,
    keeping earlier: ThemeFolder?
  ) throws(FileError) {
    var sources: [SourceFile] = []
    var unreadable: [FileError] = []
    let all = try reader.entries(in: path)
    let entries = all.filter { Self.isThemeFile(named: $0.name) }
    let isConfined = catalogScope == .repository && entries.contains { $0.kind == .link }
    let root = isConfined ? Self.projectFolder(of: path, from: reader) : nil
    for entry in entries {
      let name = entry.name
      let file = path == "." ? name : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      let bytes: [UInt8]
      do {
        if entry.kind == .link, let root {
          bytes = try Self.confined(reader, to: root, of: path).regularContents(of: file)
        } else {
          bytes = try reader.regularContents(of: file)
        }
      } catch {
        unreadable.append(error)
        continue
      }
      sources.append(SourceFile(path: file, bytes: bytes))
    }
    let known = Dictionary(earlier?.files.map { ($0.source.path, $0) } ?? []) { first, _ in first }
    let size = sources.reduce(0) { $0 + $1.bytes.count }
    let batchSize = size < Self.bytesForThreads ? sources.count : max(1, sources.count / 32)
    let files = ParallelWork.map(sources, batchSize: batchSize) { source in
      if let file = known[source.path], file.source.bytes == source.bytes { return file }
      return File(source)
    }
    self.init(
      (path, catalogScope, reader),
      files: files,
      unreadable: unreadable,
      folderNames: Self.folderNames(in: all)
    )
  }

  /// Returns whether a file of a folder is read, by its name.
  ///
  /// Hidden files aren't: editors and systems create some beside the files that they change.
  package static func isThemeFile(named name: String) -> Bool {
    isYAML(named: name) && !name.hasPrefix(".")
  }

  /// Returns whether the name of a file is that of a YAML file.
  package static func isYAML(named name: String) -> Bool { name.hasEnding(".yaml", ".yml") }

  /// Returns the names of the folders among the entries of a folder that can contain theme files.
  static func folderNames(in entries: [FolderEntry]) -> [String] {
    entries.filter { entry in
      entry.kind == .folder && !isThemeFile(named: entry.name) && !entry.name.hasPrefix(".")
        && !entry.name.hasEnding(".xcassets") && entry.name != "node_modules"
    }.map(\.name)
  }

  private let themeNumbers: [String: Int]

  /// Returns the first file with the theme of that name.
  func themeFile(named name: String) -> File? {
    themeNumbers[name].map { files[$0] }
  }

  /// Returns the folder with `file` instead of the file of the same kind and name, or in addition
  /// to the others if there is none.
  ///
  /// - Returns: The folder with the kind and name of the file; nil if its first key has neither.
  package func replacing(with file: SourceFile) -> (folder: ThemeFolder, kind: Kind, name: String)?
  {
    let replacement = File(file)
    guard let kind = replacement.kind else { return nil }
    let place = files.firstIndex { other in
      other.kind == kind && (kind == .library || other.name == replacement.name)
    }
    var changed = files
    if let place { changed[place] = replacement } else { changed.append(replacement) }
    let folder = ThemeFolder(
      source,
      files: changed,
      unreadable: unreadable,
      folderNames: folderNames
    )
    return (folder, kind, replacement.name)
  }

  /// Returns the folder with other bytes of some files, by their paths; a file whose bytes are the
  /// same is not parsed again.
  package func replacing(bytes: [String: [UInt8]]) -> ThemeFolder {
    let files = files.map { file in
      let path = file.source.path
      guard let new = bytes[path], new != file.source.bytes else { return file }
      return File(SourceFile(path: path, bytes: new))
    }
    return ThemeFolder(source, files: files, unreadable: unreadable, folderNames: folderNames)
  }

  private init(
    _ source: Source,
    files: [File],
    unreadable: [FileError],
    folderNames: [String]
  ) {
    self.source = source
    self.unreadable = unreadable
    self.folderNames = folderNames
    self.files = files
    var seen = Set<String>()
    var names: [String] = []
    var numbers: [String: Int] = [:]
    for (number, file) in files.enumerated() where file.kind == .theme {
      if seen.insert(file.name).inserted {
        names.append(file.name)
        numbers[file.name] = number
      }
    }
    themeNames = names
    themeNumbers = numbers
  }

  /// The paths of the files, those of unreadable files last.
  public var paths: [String] { files.map(\.source.path) + unreadable.map(\.path) }

  /// The names of the folder's themes, in the order of their files.
  public let themeNames: [String]

  /// Whether the folder has a library file.
  package var hasLibraryFile: Bool { files.contains { $0.kind == .library } }

  /// The path of the library file; the first one if there are several.
  package var libraryFilePath: String? { files.first { $0.kind == .library }?.source.path }

  /// The names of the folder's hierarchies, in the order of their files.
  public var hierarchyNames: [String] { names(of: .hierarchy) }

  private func names(of kind: Kind) -> [String] {
    files.compactMap { $0.kind == kind ? $0.name : nil }
  }

  /// The paths of the asset catalogs that the library file lists.
  package var catalogPaths: [String] {
    guard let library = files.first(where: { $0.kind == .library }) else { return [] }
    let list = library.content.document?.root[.catalogs]
    return list?.elements.map { self.path(ofFile: $0.text) } ?? []
  }

  /// Returns the path of a file relative to the folder.
  package func path(ofFile name: String) -> String {
    if name.hasPrefix("/") || path == "." { return name }
    return path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }
}
