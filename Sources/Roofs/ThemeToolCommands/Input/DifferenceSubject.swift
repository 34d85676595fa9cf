import AssetCatalogs
import FileAccess
import SourceDocuments
import ThemeFiles

/// A subject of a comparison by `diff`.
enum DifferenceSubject {
  case catalog
  case library(ThemeFolder)
  case theme(ThemeFolder, String)

  /// Finds the subjects of two arguments: a catalog, a folder or a theme file by its path, or a
  /// theme of the library by its name.
  ///
  /// A file is read in its folder if that has a library file. Otherwise it replaces the file of the
  /// same theme in the folder of the other subject or in the library, for example as output of
  /// `git show`.
  static func pair(
    old: String,
    new: String,
    library: LibraryOptions
  ) throws -> (old: DifferenceSubject, new: DifferenceSubject) {
    guard old != "-" || new != "-" else {
      throw Failure.cannot("standard input can't be both sides of a comparison")
    }
    let known = (try? library.location()).flatMap { try? library.folder(at: $0) }
    let arguments = [old, new].map { DifferenceArgument($0, known: known, library: library) }
    let home = arguments.lazy.compactMap { $0.ownFolder(library) }.first
    return (
      try arguments[0].subject(in: home, library: library),
      try arguments[1].subject(in: home, library: library)
    )
  }
}

/// An argument of `diff`.
private enum DifferenceArgument {
  case catalog
  case folder(String)
  case name(String)
  /// A file, with its folder where that holds a library.
  case file(String, ThemeFolder?)

  init(_ text: String, known: ThemeFolder?, library: LibraryOptions) {
    if AssetCatalog.isCatalog(text) {
      self = .catalog
    } else if !text.contains("/"), known?.themeNames.contains(text) == true {
      // A folder of the same name can be written with './'.
      self = .name(text)
    } else if Folder.exists(text) {
      self = .folder(text)
    } else if text == "-" || Folder.isFile(text) == false {
      self = .file(text, nil)
    } else if Folder.isFile(text) == true {
      let folder = try? library.folder(at: PathParts(text).folder)
      self = .file(text, folder?.hasLibraryFile == true ? folder : nil)
    } else {
      self = .name(text)
    }
  }

  /// The folder of the argument, in which the other one can be read.
  func ownFolder(_ library: LibraryOptions) -> ThemeFolder? {
    switch self {
    case .catalog, .name: nil
    case .folder(let text): try? library.folder(at: text)
    case .file(_, let folder): folder
    }
  }

  func subject(
    in home: ThemeFolder?,
    library: LibraryOptions
  ) throws -> DifferenceSubject {
    switch self {
    case .catalog: return .catalog
    case .folder(let text): return .library(try library.neededFolder(at: text))
    case .name(let text): return try Self.theme(named: text, library)
    case .file(let text, let own):
      return try Self.file(text, in: own ?? home, library: library)
    }
  }

  private static func theme(
    named text: String,
    _ library: LibraryOptions
  ) throws -> DifferenceSubject {
    // A path is not the name of a theme.
    guard !text.contains("/"), !text.contains(".") else {
      throw Failure.cannot("'\(text)' does not exist\(Folder.hint(forMissing: text))")
    }
    let folder = try library.project().folder
    guard folder.themeNames.contains(text) else {
      throw Failure.usage([ThemeLibraryError.unknownTheme(text, known: folder.themeNames)])
    }
    return .theme(folder, text)
  }

  private static func file(
    _ text: String,
    in home: ThemeFolder?,
    library: LibraryOptions
  ) throws -> DifferenceSubject {
    let path = text == "-" ? "/dev/stdin" : text
    let source: SourceFile
    let folder: ThemeFolder
    do {
      let bytes = try LocalFiles().contents(of: path)
      source = SourceFile(path: text == "-" ? "standard input" : text, bytes: bytes)
      let fallback = try? library.project().folder
      folder = try home ?? fallback ?? library.folder(at: PathParts(text).folder)
    } catch let error as FileError {
      throw Failure.cannot(error)
    }
    guard let found = folder.replacing(with: source) else {
      throw Failure.cannot(
        "'\(source.path)' is not a file of a theme library; its first key must be 'theme:' or 'library:'"
      )
    }
    switch found.kind {
    case .library: return .library(found.folder)
    case .theme: return .theme(found.folder, found.name)
    case .hierarchy:
      throw Failure.cannot(
        "'\(source.path)' is a hierarchy, which has no colors of its own; compare themes, or folders"
      )
    }
  }
}
