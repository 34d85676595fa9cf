import AssetCatalogs
import FileAccess
import SourceDocuments
import ThemeFiles
import ThemeValidation

/// The places of definitions.
extension ThemeProject {
  /// Returns the path of the file of a theme; the first one if there are several.
  func path(ofTheme name: String) -> String? {
    folder.files.first { $0.kind == .theme && $0.name == name }?.source.path
  }

  /// Returns the path of a theme file, followed by those of the themes that it extends, the nearest
  /// first; none for another file.
  func chain(ofFile path: String) -> [String] {
    var chain: [String] = []
    var next: String? = path
    while let current = next, !chain.contains(current), let index = index(ofFile: current),
      index.kind == .theme
    {
      chain.append(current)
      next = index.document.root[.extends].flatMap { self.path(ofTheme: $0.text) }
    }
    return chain
  }

  /// Returns the definitions of a symbol by file, as seen from a file.
  ///
  /// In a theme, colors and groups are those of the theme and of the themes that it extends, the
  /// nearest first; those of all themes if there are none.
  func definitions(
    of symbol: Symbol,
    seenFrom path: String
  ) -> [(path: String, occurrences: [Occurrence])] {
    let isDefinition = { (occurrence: Occurrence) in
      occurrence.isDefinition && occurrence.symbol == symbol
    }
    switch symbol {
    case .definition, .group:
      let chain = chain(ofFile: path).compactMap { file in
        index(ofFile: file).map { (file, $0.occurrences.filter(isDefinition)) }
      }
      let found = chain.filter { !$0.1.isEmpty }
      if !found.isEmpty { return found }
    default: break
    }
    return occurrences(where: isDefinition)
  }

  /// Returns the path of the file with the description of a symbol of an asset catalog, if it
  /// exists.
  func contentsPath(of symbol: Symbol) -> String? {
    let parent: String
    switch symbol {
    case .catalog(let name): parent = folder.path(ofFile: name)
    case .asset(let name):
      guard let found = catalogs.stack.asset(named: name) else {
        return nil
      }
      parent = "\(found.catalog.path)/\(found.asset.folder)"
    default: return nil
    }
    let path = "\(Workspace.normalized(parent))/Contents.json"
    return (try? LocalFiles().canonicalPath(of: path)) == nil ? nil : path
  }
}
