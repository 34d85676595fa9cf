import FileAccess
import SourceDocuments
import ThemeFiles

extension ThemeFolder {
  /// The findings that can come or go when some of the files change.
  ///
  /// Themes depend on those that they extend, hierarchies and the library file's checks on all themes,
  /// and everything on the library file. Of a check, only what is about one of the themes counts.
  ///
  /// - Parameter changed: The paths of files that have changed.
  /// - Returns: Those files with the themes that depend on them, and the files that depend on both.
  /// - Complexity: O(*n*) in the size of the themes, plus O(*m*²) for *m* of them.
  package func scope(ofChanged changed: Set<String>) -> FindingScope {
    // Nothing tells what depends on a file that can't be read.
    if unreadable.contains(where: { changed.contains($0.path) }) {
      return FindingScope(files: Set(paths))
    }
    let known = files.filter { changed.contains($0.source.path) }
    guard !known.isEmpty else { return FindingScope(files: []) }
    if known.contains(where: { $0.kind == .library }) { return FindingScope(files: Set(paths)) }
    var found = Set(known.map(\.source.path))
    var themes = Set(known.compactMap { $0.kind == .theme ? $0.name : nil })
    let others = themes.isEmpty ? [] : files.filter { $0.kind != .theme && $0.kind != nil }
    let links = files.filter { $0.kind == .theme }.map { file in
      (file: file, parent: YAMLReader.read(file.source).document?.root["extends"]?.text)
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
