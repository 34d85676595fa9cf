import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport
package import ThemeFiles
import ThemeHierarchies
import ThemeOutputs
package import ThemeValidation
import TraitSystem

/// The state of a theme library at one time: its files, their findings, and the compiled themes.
package final class LibrarySnapshot {
  /// The files.
  package let folder: ThemeFolder

  /// The findings, and the themes as far as errors allow.
  package let library: ValidatedLibrary

  /// The validator of theme files with all sections of the library file.
  static let validator = ThemeValidator(sections: [.outputs])

  private var indexes: [String: FileIndex?] = [:]
  private var texts: [String: DocumentText] = [:]

  /// Uses the results of validating a folder.
  init(_ library: ValidatedLibrary) {
    folder = library.loader.folder
    self.library = library
  }

  /// Reads and validates a folder.
  ///
  /// - Parameters:
  ///   - folder: The files.
  ///   - earlier: A state whose knowledge of unchanged files is kept.
  package init(_ folder: ThemeFolder, keeping earlier: LibrarySnapshot? = nil) {
    self.folder = folder
    library = ValidatedLibrary(folder, keeping: earlier?.library, by: Self.validator)
    guard let earlier, earlier.namesSignature == namesSignature else { return }
    for file in folder.files {
      let path = file.source.path
      guard earlier.file(at: path)?.source === file.source else { continue }
      indexes[path] = earlier.indexes[path]
      texts[path] = earlier.texts[path]
    }
  }

  /// The names of traits, on which the meaning of keys depends.
  private var namesSignature: [String] {
    [themeTrait?.identifier ?? ""] + traitNames.own.flatMap { [$0.identifier, $0.name] }
  }

  // MARK: Files

  /// Returns a file by its path.
  package func file(at path: String) -> ThemeFolder.File? { filesByPath[path] }

  private lazy var filesByPath = Dictionary(folder.files.map { ($0.source.path, $0) }) { first, _ in
    first
  }

  /// Returns the names of a file; nil for a file whose nodes can't be read.
  func index(ofFile path: String) -> FileIndex? {
    if let known = indexes[path] { return known }
    let index = file(at: path).flatMap {
      FileIndex($0, names: traitNames, themeTrait: themeTrait?.identifier)
    }
    indexes[path] = .some(index)
    return index
  }

  /// Returns the text of a file.
  func text(ofFile path: String) -> DocumentText? {
    if let known = texts[path] { return known }
    let text = file(at: path).map { DocumentText($0.source.bytes) }
    texts[path] = text
    return text
  }

  /// The files in their order with their names, which are read one after the other.
  var allIndexes: some Sequence<(path: String, index: FileIndex)> {
    folder.files.lazy.compactMap { file in
      self.index(ofFile: file.source.path).map { (path: file.source.path, index: $0) }
    }
  }

  /// Returns all appearances of symbols for which `isWanted` returns true, by file; those of the
  /// first files if `isCancelled` returns true.
  func occurrences(
    isCancelled: () -> Bool = { false },
    where isWanted: (Occurrence) -> Bool
  ) -> [(path: String, occurrences: [Occurrence])] {
    var all: [(path: String, occurrences: [Occurrence])] = []
    for (path, index) in allIndexes {
      if isCancelled() { break }
      let found = index.occurrences.filter(isWanted)
      if !found.isEmpty { all.append((path, found)) }
    }
    return all
  }

  // MARK: Names and colors

  /// The names of traits in the library's files.
  var traitNames: TraitNames { library.loader.names }

  /// The trait that selects the theme.
  var themeTrait: TraitKey? { library.loader.themeTrait }

  /// The traits that colors can depend on, without the one that selects the theme.
  var appearanceTraits: [TraitKey] {
    (TraitKey.system + traitNames.own.filter { $0 != themeTrait }).uniqued()
      .filter(\.affectsColorAppearance)
  }

  /// The names of the themes, in the order of their files.
  var themeNames: [String] { folder.themeNames }

  /// The theme that applies if none is selected.
  var defaultTheme: String { library.loader.defaultTheme }

  /// The hierarchies with their objects.
  private(set) lazy var hierarchies: [Hierarchy] = library.hierarchies.map { file in
    Hierarchy(file, names: traitNames)
  }

  /// The meaning of the context that was read last.
  var knownContext: (context: TraitContext, effective: EffectiveContext, problems: [String])?

  /// Returns a compiled theme.
  package func theme(named name: String) -> CompiledTheme? { themesByName[name] }

  private lazy var themesByName = Dictionary(library.themes.map { ($0.name, $0) }) { first, _ in
    first
  }

  /// The number of references to each color in all files.
  private(set) lazy var referenceCounts: [String: Int] = {
    var counts: [String: Int] = [:]
    for (_, index) in allIndexes {
      for occurrence in index.occurrences where !occurrence.isDefinition {
        if case .color(let name) = occurrence.symbol { counts[name, default: 0] += 1 }
      }
    }
    return counts
  }()

  /// The paths of the nodes that draw with each color, preceded by the hierarchy if there are
  /// several.
  private(set) lazy var nodesByColor: [String: [String]] = {
    var nodes: [String: [String]] = [:]
    for hierarchy in library.hierarchies {
      let prefix = library.hierarchies.count > 1 ? "\(hierarchy.name): " : ""
      hierarchy.root.forEach { node in
        for use in node.uses { nodes[use.color, default: []].append(prefix + node.path) }
      }
    }
    return nodes
  }()

  /// The names of the colors that every theme has, without primitive ones.
  private(set) lazy var commonColors: [String] = {
    guard let first = library.themes.first else { return [] }
    return first.colors.colorNames.filter { hasEverywhere($0, inPalettes: false) }
  }()

  /// Returns whether every theme has a color; palettes count if `inPalettes`.
  func hasEverywhere(_ name: String, inPalettes: Bool) -> Bool {
    library.themes.allSatisfy { theme in
      theme.colors.index(of: name).map { inPalettes || !theme.colors.isPaletteColor(at: $0) }
        ?? false
    }
  }

  /// The names of the colors of all themes in the order of definition, palettes included.
  private(set) lazy var colorNames: [String] = {
    var seen: Set<String> = []
    return library.themes.flatMap(\.colors.names).filter { seen.insert($0).inserted }
  }()
}
