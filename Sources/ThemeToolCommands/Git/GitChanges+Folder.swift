import FileAccess
import SourceDocuments
import ThemeFiles
import ThemeValidation

extension GitChanges {
  /// The findings of a library that may have changed.
  ///
  /// All findings if a file was removed, since its dependents are unknown, or if a catalog of the
  /// library has changed.
  func scope(in folder: ThemeFolder) -> FindingScope {
    guard let canonical = try? LocalFiles().canonicalPath(of: folder.path) else {
      return FindingScope(files: [])
    }
    var changed = Set(
      folder.paths.filter { path in
        paths.contains("\(canonical)/\(PathParts(path).name)") || contain(path)
      }
    )
    let names = Set(folder.paths.map { PathParts($0).name })
    let isAnyGone = paths.contains { path in
      let parts = PathParts(path)
      let isTheme = ThemeFolder.isThemeFile(named: parts.name)
      return isTheme && parts.folder == canonical && !names.contains(parts.name)
    }
    if isAnyGone || folder.catalogPaths.contains(where: contain) { changed = Set(folder.paths) }
    return folder.scope(ofChanged: changed)
  }
}
