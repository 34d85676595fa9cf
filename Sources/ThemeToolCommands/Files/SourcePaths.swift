import FileAccess
import SourceDocuments
import ThemeFiles

/// The input of a command, which its output must not replace.
struct SourcePaths {
  private let files: Set<FileIdentity>
  private let folders: Set<FileIdentity>

  /// Creates a set of files, and of folders with their contents.
  init(files: some Sequence<String>, folders: some Sequence<String> = []) {
    self.files = Set(files.compactMap(FileIdentity.init))
    self.folders = Set(folders.compactMap(FileIdentity.init))
  }

  /// Whether a path leads to one of the files or into one of the folders, also through links.
  func contains(_ path: String) -> Bool {
    if let identity = FileIdentity(path), files.contains(identity) { return true }
    guard !folders.isEmpty else { return false }
    var place = path
    while FileIdentity(place) == nil, place != ".", place != "/" {
      place = PathParts(place).folder
    }
    guard var folder = try? LocalFiles().canonicalPath(of: place) else { return false }
    while let identity = FileIdentity(folder) {
      if folders.contains(identity) { return true }
      if folder == "/" { return false }
      folder = PathParts(folder).folder
    }
    return false
  }
}

extension LibraryOptions {
  /// The files of the library, and the catalogs that it lists.
  func sources() throws -> SourcePaths {
    let loader = LibraryLoader(try folder())
    return SourcePaths(files: loader.folder.paths, folders: loader.catalogPaths)
  }
}
