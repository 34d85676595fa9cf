public import FileAccess

extension FileReading {
  /// Returns the file at `path`, to be read as a document.
  ///
  /// - Throws: `FileError`.
  public func sourceFile(at path: String) throws(FileError) -> SourceFile {
    SourceFile(path: path, bytes: try contents(of: path))
  }
}
