import DynamicColors
package import FileAccess
import SourceDiagnostics
import SourceDocuments
package import ThemeFiles
import ThemeValidation
package import TraitSystem

/// The text of a library file with a default theme, and more sections.
package func libraryFile(default name: String, _ rest: String = "") -> String {
  "library: 1\ndefault-theme: \(name)\n" + rest
}

/// A folder of files in memory, by their names.
package func folder(_ files: [String: String]) throws -> ThemeFolder {
  try ThemeFolder(path: "Themes", reader: memory(files))
}

/// Files in memory, by their names in the folder `Themes`.
package func memory(_ files: [String: String]) -> InMemoryFiles {
  InMemoryFiles(files, in: "Themes")
}

extension InMemoryFiles {
  /// Texts by their names in a folder.
  package init(_ texts: [String: String], in folder: String) {
    let files = texts.map { ("\(folder)/\($0)", Array($1.utf8)) }
    self.init(Dictionary(uniqueKeysWithValues: files))
  }
}

extension Diagnostic {
  /// The finding as `line:column: severity: message [rule]`, with the file first if it is wanted.
  package func brief(withFile: Bool = false) -> String {
    let file = withFile ? excerpt.map { "\($0.file):" } ?? "" : ""
    let place = excerpt.map { "\($0.start.line):\($0.start.column): " } ?? ""
    return "\(file)\(place)\(severity): \(message) [\(rule)]"
  }
}

/// Everything that is wrong with one theme file, each as `line:column: severity: message [rule]`.
package func findings(ofTheme text: String) throws -> [String] {
  try findings(of: ["test.yaml": text])
}

/// Everything that is wrong with a folder, in short form.
package func findings(of files: [String: String]) throws -> [String] {
  ThemeValidator().findings(in: try folder(files)).map { $0.brief() }
}

/// A library of themes in memory.
package func library(_ files: [String: String], themes: [String]? = nil) throws -> ThemeLibrary {
  try ThemeLibrary(contentsOf: "Themes", themes: themes, reader: memory(files))
}

/// Traits from condition words and a theme.
package func traits(_ words: String, theme: String? = nil, in library: ThemeLibrary)
  -> TraitCollection
{
  let base = theme.map(library.traits(ofTheme:)) ?? TraitCollection()
  return base.modifyingTraits { traits in
    for word in words.split(separator: " ") {
      guard let condition = ConditionWords.condition(String(word)) else { continue }
      traits.set(condition.value, for: condition.trait)
    }
  }
}
