import ArgumentParser
import DynamicColors
import FileAccess
import SourceDiagnostics
import ThemeFiles
import ThemeOutputs
import ThemeRendering
import ThemeValidation
import TraitSystem

/// The candidates for a word of a command line, read from the theme library that the line names.
///
/// Without a library, or where it can't be read, there are none.
extension CompletionLine {
  /// The themes, in any library whose files can be read.
  func themes() throws -> [String] { try project().folder.themeNames }

  /// The hierarchies, in any library whose files can be read.
  func hierarchies() throws -> [String] { try project().folder.hierarchyNames }

  /// The colors of the requested theme.
  func colors() throws -> [String] { try names(.colors) }

  /// The colors of the requested theme, and their groups.
  func colorsAndGroups() throws -> [String] { try names(.groups, .colors) }

  /// The references to colors, in braces.
  func colorReferences() throws -> [String] { try colors().map { "{\($0)}" } }

  /// The themes, and the files and folders at the path that the word begins.
  func themesAndFiles() -> [String] { ((try? themes()) ?? []) + Self.paths(from: prefix) }

  /// The nodes of the requested hierarchy, or of all.
  ///
  /// A path is shown as a whole, or from the component that the word begins, where no other path
  /// ends so.
  func nodes() throws -> [String] {
    let project = try project()
    let hierarchies = value(of: "--hierarchy").map { [$0] } ?? project.folder.hierarchyNames
    let paths = try hierarchies.flatMap { name in
      try project.hierarchyWithObjects(name).hierarchy.nodes.map(\.definition.path)
    }
    let prefix = prefix.split(separator: ":", omittingEmptySubsequences: false).first ?? ""
    if paths.contains(where: { $0.hasPrefix(prefix) }) { return paths }
    var counts: [String: Int] = [:]
    for path in paths {
      for end in Self.ends(of: path) where end.hasPrefix(prefix) { counts[end, default: 0] += 1 }
    }
    return counts.filter { $0.value == 1 }.keys.sorted()
  }

  /// The traits with their values, as in `density=compact`.
  func assignments() throws -> [String] { staged(try traits()) }

  /// The conditions of variants: words, and the values of the library's traits.
  func conditions() throws -> [String] {
    try ConditionWords.table.map(\.word) + staged(traits().filter { $0.name != "theme" })
  }

  /// The outputs that the library file declares.
  func outputs() throws -> [String] { try project().exports.declarations.map(\.name) }

  /// The changes of nodes and of the device, as in `sidebar:style=light`.
  func settings() throws -> [String] {
    let traits = try traits()
    let nodes = try nodes()
    let settings = traits.flatMap { trait in
      (trait.values + ["inherit"]).map { "\(trait.name)=\($0)" }
    }
    return Self.staged(
      (nodes + ["device"]).map { node in (node + ":", settings.map { "\(node):\($0)" }) },
      prefix: prefix
    )
  }

  /// The values of a system trait, without the unspecified one.
  static func values(of trait: TraitKey, and others: [String] = []) -> [String] {
    trait.valueNames.filter { $0 != "unspecified" } + others
  }

  /// The rules of `validate`.
  static func rules() -> [String] { Rule.reported.map(\.id) }

  private func project() throws -> ThemeProject { try libraryOptions().project() }

  /// Returns the names of some kinds in the requested theme.
  private func names(_ subjects: ThemeTool.List.Subject...) throws -> [String] {
    let options = try libraryOptions()
    let theme = try value(of: "--theme").flatMap { try options.themes(named: [$0]).first }
    let project = try options.project()
    let library = try project.themeLibrary(
      of: [theme ?? project.defaultTheme],
      allowsErrors: true
    )
    return try subjects.flatMap {
      try project.inventory(of: $0, in: library, theme: theme).items.map(\.name)
    }
  }

  private func traits() throws -> [(name: String, values: [String])] {
    let project = try project()
    return project.knownTraits.map { trait in
      let values = trait == project.themeTrait ? project.folder.themeNames : trait.valueNames
      return (trait.outputName, values)
    }
  }

  private func staged(_ traits: [(name: String, values: [String])]) -> [String] {
    Self.staged(
      traits.map { trait in (trait.name + "=", trait.values.map { "\(trait.name)=\($0)" }) },
      prefix: prefix
    )
  }

  /// Returns the texts that begin as the word does: their beginnings, or the whole ones where there
  /// is one beginning only.
  ///
  /// A shell completes a single candidate with a space, so that a beginning alone can't be
  /// continued.
  private static func staged(
    _ texts: [(beginning: String, whole: [String])],
    prefix: String
  ) -> [String] {
    let matching = texts.filter { $0.beginning.hasPrefix(prefix) || prefix.hasPrefix($0.beginning) }
    guard matching.count == 1, let only = matching.first, !only.whole.isEmpty else {
      return matching.map(\.beginning)
    }
    return only.whole
  }

  /// The ends of a path, longest first.
  private static func ends(of path: String) -> [String] {
    let parts = path.split(separator: "/")
    return parts.indices.map { parts[$0...].joined(separator: "/") }
  }
}

/// Files and folders as candidates, for words that are a path or something else.
extension CompletionLine {
  /// Returns the paths that begin with a text.
  ///
  /// A single folder is replaced by its contents: a shell completes a single candidate with a
  /// space, so that the path can't be continued.
  private static func paths(from text: String) -> [String] {
    let paths = entries(text)
    guard paths.count == 1, let only = paths.first, Folder.exists(only) else { return paths }
    let inner = entries(only + "/")
    return inner.isEmpty ? [only + "/"] : inner
  }

  private static func entries(_ text: String) -> [String] {
    let end = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    let (folder, start) = (String(text[..<end]), text[end...])
    let names = (try? LocalFiles().names(in: folder.isEmpty ? "." : folder)) ?? []
    return names.filter { $0.hasPrefix(start) && ($0.hasPrefix(".") == start.hasPrefix(".")) }
      .sorted().map { folder + $0 }
  }
}
