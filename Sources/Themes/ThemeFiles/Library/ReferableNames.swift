import SourceDiagnostics
import SourceDocuments

/// The names that the values of a theme file can refer to, collected at the first use.
///
/// They are read from the nodes of the file and of the themes that it extends, since a value with
/// an error must be reported before all names are compiled.
final class ReferableNames {
  private let gather: () -> Set<String>

  /// The names.
  private(set) lazy var names = gather()

  /// The names by their form with hyphens between groups; without names that share one.
  private lazy var hyphenated: [String: String] = {
    let forms = Dictionary(grouping: names) { String($0.map { $0 == "." ? "-" : $0 }) }
    return forms.compactMapValues { $0.count == 1 ? $0.first : nil }
  }()

  /// The names, for suggestions for misspelled ones.
  private lazy var spellings = SpellingIndex(of: self.names.sorted(), effort: effort)
  private let effort: SpellingIndex.Effort

  /// Creates the names that `gather` returns; `effort` limits the search for similar ones.
  init(_ effort: SpellingIndex.Effort, _ gather: @escaping () -> Set<String>) {
    self.effort = effort
    self.gather = gather
  }

  /// The names of a theme file of a folder.
  convenience init(
    of document: SourceDocument,
    in folder: ThemeFolder,
    _ effort: SpellingIndex.Effort
  ) {
    self.init(effort) {
      var names: Set<String> = []
      var visited: Set<String> = []
      var next: SourceDocument? = document
      while let root = next?.root {
        for section in FormatKey.sections {
          if let node = root[section] { Self.collect(node, prefix: "", to: &names) }
        }
        next = root.text(.extends).flatMap { parent in
          visited.insert(parent).inserted
            ? folder.themeFile(named: parent)?.content.document : nil
        }
      }
      return names
    }
  }

  private static func collect(
    _ node: SourceNode,
    prefix: String,
    to names: inout Set<String>
  ) {
    guard node.kind == .mapping else { return }
    for (key, value) in node.entries {
      let name = prefix + key.text
      if value.kind == .mapping, ConditionReader.isGroup(value) {
        collect(value, prefix: name + ".", to: &names)
      } else {
        names.insert(name)
      }
    }
  }

  /// Returns the name that a word means, also with hyphens between groups, as in style
  /// sheets, and with the name of a section before it.
  func name(for word: String) -> String? {
    if names.contains(word) { return word }
    for section in FormatKey.sections.map(\.name) where word.hasPrefix(section + ".") {
      let name = String(word.dropFirst(section.count + 1))
      if names.contains(name) { return name }
    }
    if let name = hyphenated[word] { return name }
    return word.hasPrefix("color-") ? hyphenated[String(word.dropFirst(6))] : nil
  }

  /// Returns at most three names that are near a word.
  func nearest(to word: String) -> [String] { spellings.nearest(to: word) }
}
