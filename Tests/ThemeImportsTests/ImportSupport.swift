import ColorValues
import DynamicColors
import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeTestSupport
import TraitSystem

@testable import ThemeImports

/// What is made of files in memory; all of them are named unless paths are.
func imported(
  _ files: [String: String],
  paths: [String]? = nil,
  _ change: (inout ImportOptions) -> Void = { _ in }
) -> ImportedThemes {
  var options = ImportOptions()
  change(&options)
  let reader = InMemoryFiles(files.mapValues { Array($0.utf8) })
  return ThemeImport(options, reader: reader).themes(of: paths ?? files.keys.sorted())
}

extension ImportedThemes {
  /// The text of all files, one after the other.
  var text: String {
    (themes + [library].compactMap(\.self)).map { file in
      "=== \(file.name)\n" + String(decoding: file.bytes, as: UTF8.self)
    }.joined()
  }

  /// The lines of the colors of the only theme, without comments and blanks at their ends.
  var colorLines: [String] {
    let lines = String(decoding: themes.first?.bytes ?? [], as: UTF8.self).split(separator: "\n")
    return lines.drop { $0 != "colors:" }.dropFirst().prefix { $0.hasPrefix(" ") }.map { line in
      var text = line.dropFirst(2)
      if let comment = text.firstRange(of: "  #") { text = text[..<comment.lowerBound] }
      return String(text)
    }
  }

  /// What was found, in short form.
  var findings: [String] {
    diagnostics.map { $0.brief(withFile: true) }
  }

  /// The themes as a library.
  func compiled() throws -> ThemeLibrary {
    var files = Dictionary(uniqueKeysWithValues: themes.map { ("Themes/\($0.name)", $0.bytes) })
    let name = themes.first.map { String($0.name.dropLast(5)) } ?? ""
    let own = "library: 1\ndefault-theme: \(name)\n"
    let text = library.map { String(decoding: $0.bytes, as: UTF8.self) } ?? own
    files["Themes/library.yaml"] = Array(text.utf8)
    return try ThemeLibrary(contentsOf: "Themes", reader: InMemoryFiles(files))
  }
}

extension ThemeLibrary {
  /// The colors of a theme under conditions as theme files have them.
  func colors(_ theme: String, under words: String = "") -> [String: String] {
    let traits = traits(ofTheme: theme).modifyingTraits { traits in
      for word in words.split(separator: " ") {
        if let condition = ConditionWords.condition(String(word)) {
          traits.set(condition.value, for: condition.trait)
          continue
        }
        let parts = word.split(separator: "=").map(String.init)
        guard parts.count == 2, let trait = TraitKey.named(parts[0]),
          let value = try? trait.value(parts[1])
        else { continue }
        traits.set(value, for: trait)
      }
    }
    return Dictionary(
      uniqueKeysWithValues: palette(for: traits).entries.map { ($0.name, $0.color.css) }
    )
  }
}
