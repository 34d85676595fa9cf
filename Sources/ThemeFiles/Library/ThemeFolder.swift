public import FileAccess
package import SourceDocuments

/// A folder of theme, library and hierarchy files, and what each file says it is.
///
/// Only the first key of each file is looked at, so that one theme can be read without the others.
public struct ThemeFolder: Sendable {
  /// What a file is, by its first key.
  package enum Kind: String, CaseIterable {
    case library
    case theme
    case hierarchy
  }

  /// One file.
  package struct File: Sendable {
    package let source: SourceFile
    /// What the file is, or nil where it doesn't say or can't be read so far.
    package let kind: Kind?
    /// What the first key has as its value: the name of a theme or a hierarchy.
    package let name: String
  }

  /// The folder's path as it was given.
  public let path: String

  /// The files whose names end in `.yaml` or `.yml`, in the order of their names.
  package let files: [File]

  /// The files of such names that can't be read, and why.
  package let unreadable: [FileError]

  /// Where the folder is.
  let reader: any FileReading

  /// Where the catalogs may be that the library file lists.
  let catalogScope: CatalogScope

  /// Looks at the files in the folder at `path`.
  ///
  /// A file that can't be read doesn't keep the others from being read; a library made of the folder
  /// has an error then.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - catalogScope: Where the catalogs may be that the library file lists.
  ///   - reader: What files are read through.
  /// - Throws: a `FileError` where the folder can't be read.
  public init(
    path: String,
    catalogScope: CatalogScope = .repository,
    reader: some FileReading = LocalFiles()
  ) throws(FileError) {
    var files: [File] = []
    var unreadable: [FileError] = []
    for name in try reader.names(in: path)
    where name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      let file = path == "." ? name : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      let bytes: [UInt8]
      do {
        bytes = try reader.regularContents(of: file)
      } catch {
        unreadable.append(error)
        continue
      }
      let source = SourceFile(path: file, bytes: bytes)
      let first = YAMLReader.firstEntry(of: source)
      files.append(
        File(
          source: source,
          kind: first.flatMap { Kind(rawValue: $0.key) },
          name: first?.value ?? ""
        )
      )
    }
    self.init(path, catalogScope, reader, files: files, unreadable: unreadable)
  }

  private let themeNumbers: [String: Int]

  /// The first file that is the theme of that name.
  func themeFile(named name: String) -> File? {
    themeNumbers[name].map { files[$0] }
  }

  /// The folder with `file` in place of the one that says that it is the same; beside the others
  /// where none does.
  ///
  /// - Returns: the folder and what the file says it is; nil where it doesn't say.
  package func replacing(with file: SourceFile) -> (folder: ThemeFolder, kind: Kind, name: String)?
  {
    guard let first = YAMLReader.firstEntry(of: file), let kind = Kind(rawValue: first.key) else {
      return nil
    }
    let replacement = File(source: file, kind: kind, name: first.value)
    let place = files.firstIndex { other in
      other.kind == kind && (kind == .library || other.name == first.value)
    }
    var changed = files
    if let place { changed[place] = replacement } else { changed.append(replacement) }
    let folder = ThemeFolder(path, catalogScope, reader, files: changed, unreadable: unreadable)
    return (folder, kind, first.value)
  }

  private init(
    _ path: String,
    _ catalogScope: CatalogScope,
    _ reader: any FileReading,
    files: [File],
    unreadable: [FileError]
  ) {
    self.path = path
    self.catalogScope = catalogScope
    self.unreadable = unreadable
    self.reader = reader
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

  /// The paths of the files, those that can't be read last.
  public var paths: [String] { files.map(\.source.path) + unreadable.map(\.path) }

  /// The names of the folder's themes, in the order of their files.
  public let themeNames: [String]

  /// Whether one of the files says that it is the library's.
  package var hasLibraryFile: Bool { files.contains { $0.kind == .library } }

  /// The path of the file that says that it is the library's; the first where several do.
  package var libraryFilePath: String? { files.first { $0.kind == .library }?.source.path }

  /// The names of the folder's hierarchies, in the order of their files.
  public var hierarchyNames: [String] { names(of: .hierarchy) }

  private func names(of kind: Kind) -> [String] {
    files.compactMap { $0.kind == kind ? $0.name : nil }
  }

  /// The paths of the asset catalogs that the library file lists.
  package var catalogPaths: [String] {
    guard let library = files.first(where: { $0.kind == .library }) else { return [] }
    let list = YAMLReader.read(library.source).document?.root["catalogs"]
    return list?.elements.map { self.path(ofFile: $0.text) } ?? []
  }

  /// The path of a file that is named from the folder.
  package func path(ofFile name: String) -> String {
    if name.hasPrefix("/") || path == "." { return name }
    return path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }
}
