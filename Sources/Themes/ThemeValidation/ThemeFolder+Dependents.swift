import FileAccess
import SourceDocuments
import ThemeFiles

extension ThemeFolder {
  /// Returns the scope of the findings that can appear or disappear when some files change.
  ///
  /// Themes depend on their ancestors; hierarchies and the checks of the library file depend
  /// on all themes; everything depends on the library file. Only the findings of a check about one
  /// of the themes are relevant.
  ///
  /// - Parameter changed: The paths of the changed files.
  /// - Returns: These files with the themes that depend on them, and the files that depend on both.
  /// - Complexity: O(*n*) in the size of the themes, plus O(*m*²) for *m* of them.
  package func scope(ofChanged changed: Set<String>) -> FindingScope {
    // The dependents of a file that can't be read are unknown.
    if unreadable.contains(where: { changed.contains($0.path) }) {
      return FindingScope(files: Set(paths))
    }
    let known = files.filter { changed.contains($0.source.path) }
    guard !known.isEmpty else { return FindingScope(files: []) }
    if known.contains(where: { $0.kind == .library }) {
      return FindingScope(files: Set(paths), changed: changed)
    }
    var found = Set(known.map(\.source.path))
    var themes = Set(known.compactMap { $0.kind == .theme ? $0.name : nil })
    let others = themes.isEmpty ? [] : files.filter { $0.kind != .theme && $0.kind != nil }
    let links = files.filter { $0.kind == .theme }.map { file in
      (file: file, parent: file.content.document?.root[.extends]?.text)
    }
    while true {
      let more = links.filter { link in
        !found.contains(link.file.source.path) && link.parent.map(themes.contains) == true
      }
      guard !more.isEmpty else {
        return FindingScope(
          files: found,
          related: Set(others.map(\.source.path)).subtracting(found)
        )
      }
      found.formUnion(more.map(\.file.source.path))
      themes.formUnion(more.map(\.file.name))
    }
  }
}
