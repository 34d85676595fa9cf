import FileAccess
import SourceDocuments
import ThemeFiles
import ThemeValidation

extension GitTree {
  /// Returns the findings of a library that may have changed.
  ///
  /// All findings if anything but theme, library and hierarchy files has changed or vanished, since
  /// its dependents are unknown.
  ///
  /// - Parameters:
  ///   - folder: The files of the library.
  ///   - results: What the validation has read.
  /// - Returns: The scope; without files if nothing has changed.
  /// - Throws: ``Failure`` if git fails.
  func scope(in folder: ThemeFolder, reading results: ReadResults) throws -> FindingScope {
    let changed = try changedPaths(among: results) { name, path in
      !Folder.isSame(path, as: folder.path) || ThemeFolder.isThemeFile(named: name)
    }
    return folder.scope(
      ofChanged: changed.isSubset(of: folder.paths) ? changed : Set(folder.paths)
    )
  }
}
