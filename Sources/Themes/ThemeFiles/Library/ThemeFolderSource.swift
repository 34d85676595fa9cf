import FileAccess

/// The path of a folder of theme files and the way to read it, without the files.
struct ThemeFolderSource: Sendable {
  let path: String
  let catalogScope: CatalogScope
  let reader: any FileReading
}

extension ThemeLibrary {
  /// Reads the files of the library again, those of all themes.
  ///
  /// - Throws: ``ThemeLibraryError/file(_:)`` if the folder can't be read.
  package func folder() throws(ThemeLibraryError) -> ThemeFolder {
    do {
      return try ThemeFolder(
        path: source.path,
        catalogScope: source.catalogScope,
        reader: source.reader
      )
    } catch {
      throw .file(error)
    }
  }
}
