import SourceDocuments

extension ThemeFolder {
  /// The files of which a finding can come or go when some of them change.
  ///
  /// Themes depend on those that they extend, hierarchies and the library file's checks on all themes,
  /// and everything on the library file.
  ///
  /// - Parameter changed: The paths of files that have changed.
  /// - Returns: Those paths and the paths of the files that depend on them.
  /// - Complexity: O(*n*) in the size of the themes, plus O(*m*²) for *m* of them.
  package func paths(dependingOn changed: Set<String>) -> Set<String> {
    let known = files.filter { changed.contains($0.source.path) }
    guard !known.isEmpty else { return [] }
    if known.contains(where: { $0.kind == .library }) { return Set(paths) }
    var found = Set(known.map(\.source.path))
    var themes = Set(known.compactMap { $0.kind == .theme ? $0.name : nil })
    if !themes.isEmpty {
      let others = files.filter { $0.kind != .theme && $0.kind != nil }
      found.formUnion(others.map(\.source.path))
    }
    let links = files.filter { $0.kind == .theme }.map { file in
      (file: file, parent: YAMLReader.read(file.source).document?.root["extends"]?.text)
    }
    while true {
      let more = links.filter { link in
        !found.contains(link.file.source.path) && link.parent.map(themes.contains) == true
      }
      guard !more.isEmpty else { return found }
      found.formUnion(more.map(\.file.source.path))
      themes.formUnion(more.map(\.file.name))
    }
  }
}

extension ThemeFolder {
  /// The paths of the asset catalogs that the library file lists.
  package var catalogPaths: [String] {
    guard let library = files.first(where: { $0.kind == .library }) else { return [] }
    let list = YAMLReader.read(library.source).document?.root["catalogs"]
    return list?.elements.map { node in
      node.text.hasPrefix("/") ? node.text : "\(path)/\(node.text)"
    } ?? []
  }
}
