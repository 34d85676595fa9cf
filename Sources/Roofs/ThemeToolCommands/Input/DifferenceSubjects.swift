import AssetCatalogs
import FileAccess
import SourceDocuments
import ThemeFiles

/// The two subjects that `diff` compares, from its arguments.
struct DifferenceSubjects {
  /// A subject of a comparison.
  enum Subject {
    case catalog
    case library(ThemeFolder)
    case theme(ThemeFolder, String)
  }

  let old: Subject
  let new: Subject

  /// Finds the subjects: a catalog, a folder or a theme file by its path, or a theme of the library
  /// by its name.
  ///
  /// A file is read in its folder if that has a library file. Otherwise it replaces the file of the
  /// same theme in the folder of the other subject or in the library, for example as output of
  /// `git show`.
  init(old: String, new: String, library: LibraryOptions) throws {
    guard old != "-" || new != "-" else {
      throw Failure.cannot("standard input can be one of the two, not both")
    }
    let known = (try? library.location()).flatMap { try? library.folder(at: $0) }
    let places = [old, new].map { Place($0, known: known, library: library) }
    let home = places.lazy.compactMap { $0.ownFolder(library) }.first
    self.old = try places[0].subject(in: home, library: library)
    self.new = try places[1].subject(in: home, library: library)
  }
}

/// An argument of the command.
private struct Place {
  private enum Kind {
    case catalog, folder, name
    /// A file, with its folder where that holds a library.
    case file(ThemeFolder?)
  }

  private let text: String
  private let kind: Kind

  init(_ text: String, known: ThemeFolder?, library: LibraryOptions) {
    self.text = text
    if CatalogFiles.isCatalog(text) {
      kind = .catalog
    } else if !text.contains("/"), known?.themeNames.contains(text) == true {
      // A folder of the same name can be written with './'.
      kind = .name
    } else if Folder.exists(text) {
      kind = .folder
    } else if text == "-" || Folder.isFile(text) == false {
      kind = .file(nil)
    } else if Folder.isFile(text) == true {
      let parent = PathParts(text).folder
      let folder = try? library.folder(at: parent)
      kind = .file(folder?.hasLibraryFile == true ? folder : nil)
    } else {
      kind = .name
    }
  }

  /// The folder of the argument, in which the other one can be read.
  func ownFolder(_ library: LibraryOptions) -> ThemeFolder? {
    switch kind {
    case .catalog, .name: nil
    case .folder: try? library.folder(at: text)
    case .file(let folder): folder
    }
  }

  func subject(
    in home: ThemeFolder?,
    library: LibraryOptions
  ) throws -> DifferenceSubjects.Subject {
    switch kind {
    case .catalog: return .catalog
    case .folder:
      do {
        return .library(try library.folder(at: text))
      } catch {
        throw Failure.cannot(error)
      }
    case .name: return try named(library)
    case .file(let own): return try file(in: own ?? home, library: library)
    }
  }

  private func named(_ library: LibraryOptions) throws -> DifferenceSubjects.Subject {
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

  private func file(
    in home: ThemeFolder?,
    library: LibraryOptions
  ) throws -> DifferenceSubjects.Subject {
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
