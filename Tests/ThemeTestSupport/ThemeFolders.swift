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

/// Files in memory, by their names in the folder `Themes`.
package func folder(_ files: [String: String]) throws -> ThemeFolder {
  try ThemeFolder(path: "Themes", reader: memory(files))
}

package func memory(_ files: [String: String]) -> InMemoryFiles {
  InMemoryFiles(
    Dictionary(uniqueKeysWithValues: files.map { ("Themes/\($0)", Array($1.utf8)) })
  )
}

/// Everything that is wrong with one theme file, each as `line:column: severity: message [rule]`.
package func findings(ofTheme text: String) throws -> [String] {
  try findings(of: ["test.yaml": text])
}

/// Everything that is wrong with a folder, in short form.
package func findings(of files: [String: String]) throws -> [String] {
  LibraryValidator.findings(in: try folder(files)).map { finding in
    let place = finding.excerpt.map { "\($0.start.line):\($0.start.column): " } ?? ""
    return "\(place)\(finding.severity): \(finding.message) [\(finding.rule)]"
  }
}

/// A library of themes in memory.
package func library(_ files: [String: String], themes: [String]? = nil) throws -> ThemeLibrary {
  try ThemeLibrary(contentsOf: "Themes", themes: themes, reader: memory(files))
}

/// Traits from condition words and a theme.
package func traits(_ words: String, theme: String? = nil, in library: ThemeLibrary)
  -> TraitCollection
{
  let base = theme.map(library.traits(theme:)) ?? TraitCollection()
  return base.modifyingTraits { traits in
    for word in words.split(separator: " ") {
      guard let condition = ConditionWords.condition(String(word)) else { continue }
      traits.set(condition.value, for: condition.trait)
    }
  }
}
