import FileAccess

extension ThemeFolder {
  /// The path of a folder of theme files and the way to read it, without the files.
  typealias Source = (path: String, catalogScope: CatalogScope, reader: any FileReading)
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
