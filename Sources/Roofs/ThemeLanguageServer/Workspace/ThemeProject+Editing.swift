import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeOutputs
import ThemeValidation
import TraitSystem

/// The texts, names and uses in the files of a project.
extension ThemeProject {
  /// The validator of theme files with all sections of the library file.
  static let validator = ThemeValidator(sections: [.outputs])

  // MARK: Files

  /// All that the names of a file depend on.
  private struct IndexInput: Equatable, Sendable {
    let source: SourceFile
    let names: TraitNames
    let themeTrait: String?

    static func == (left: IndexInput, right: IndexInput) -> Bool {
      left.source === right.source && left.names == right.names
        && left.themeTrait == right.themeTrait
    }
  }

  /// Returns the names of a file; nil for a file whose nodes can't be read.
  func index(ofFile path: String) -> FileIndex? {
    guard let file = file(at: path) else { return nil }
    let input = IndexInput(source: file.source, names: names, themeTrait: themeTrait?.identifier)
    return memo(ThemeMemo<IndexInput, FileIndex?>.self).result(for: path, input) {
      FileIndex(file, names: names, themeTrait: themeTrait?.identifier)
    }
  }

  /// A source, which is compared by identity.
  private struct TextInput: Equatable, Sendable {
    let source: SourceFile

    static func == (left: TextInput, right: TextInput) -> Bool { left.source === right.source }
  }

  /// Returns the text of a file.
  func text(ofFile path: String) -> DocumentText? {
    guard let file = file(at: path) else { return nil }
    return memo(ThemeMemo<TextInput, DocumentText>.self)
      .result(for: path, TextInput(source: file.source)) { DocumentText(file.source.bytes) }
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

  /// The traits that colors can depend on, without the one that selects the theme.
  var appearanceTraits: [TraitKey] {
    (TraitKey.system + names.own.filter { $0 != themeTrait }).uniqued()
      .filter(\.affectsColorAppearance)
  }

  /// The names of the themes, in the order of their files.
  var themeNames: [String] { folder.themeNames }

  /// The hierarchies with new objects.
  var liveHierarchies: [Hierarchy] { hierarchies.map { Hierarchy($0, names: names) } }

  /// The number of references to each color in all files.
  var referenceCounts: [String: Int] {
    answer(to: "reference counts") {
      var counts: [String: Int] = [:]
      for (_, index) in allIndexes {
        for occurrence in index.occurrences where !occurrence.isDefinition {
          if case .definition(let name) = occurrence.symbol { counts[name, default: 0] += 1 }
        }
      }
      return counts
    }
  }

  /// The paths of the nodes that draw with each color, preceded by the hierarchy if there are
  /// several.
  var nodesByColor: [String: [String]] {
    answer(to: "nodes by color") {
      let hierarchies = hierarchies
      var nodes: [String: [String]] = [:]
      for hierarchy in hierarchies {
        let prefix = hierarchies.count > 1 ? "\(hierarchy.name): " : ""
        hierarchy.root.forEach { node in
          for use in node.uses { nodes[use.color, default: []].append(prefix + node.path) }
        }
      }
      return nodes
    }
  }

  /// The names of the colors that every theme has, without primitive ones.
  var commonColors: [String] {
    answer(to: "common colors") {
      guard let first = themes.first else { return [] }
      return first.definitions.colorNames.filter { hasEverywhere($0, inPalettes: false) }
    }
  }

  /// Returns whether every theme has a color; palettes count if `inPalettes`.
  func hasEverywhere(_ name: String, inPalettes: Bool) -> Bool {
    themes.allSatisfy { theme in
      theme.definitions.index(of: name).map { inPalettes || !theme.definitions.isPrimitive(at: $0) }
        ?? false
    }
  }

  /// The names of the colors of all themes in the order of definition, palettes included.
  var colorNames: [String] {
    answer(to: "color names") {
      themes.flatMap(\.definitions.names).uniqued()
    }
  }

  /// Returns the value that a color has under some traits, with its file.
  func value(
    of index: ColorIndex,
    in member: CompiledTheme,
    for traits: TraitCollection
  ) -> (site: ValueSite, path: String)? {
    guard let (node, file) = valueNode(of: index, in: member, for: traits),
      let site = self.index(ofFile: file.source.path)?.site(at: node.range.lowerBound),
      site.node.range == node.range
    else { return nil }
    return (site, file.source.path)
  }
}

extension [CompiledTheme] {
  /// Returns a theme that has a color, and the color in it: the preferred theme if it has the
  /// color, or else the first one.
  func theme(
    withColor name: String,
    preferring preferred: String?
  ) -> (theme: CompiledTheme, index: ColorIndex)? {
    func found(_ theme: CompiledTheme) -> (theme: CompiledTheme, index: ColorIndex)? {
      theme.definitions.index(of: name).map { (theme: theme, index: $0) }
    }
    return first { $0.name == preferred }.flatMap(found) ?? lazy.compactMap(found).first
  }
}
