import SourceDocuments
import SourceFormatting

extension ImportedThemes.File {
  /// Returns the library file of imported themes, in canonical form; nil if the themes need no such
  /// file.
  static func library(
    origin: String,
    defaultTheme: String,
    hasSeveralThemes: Bool,
    themeTrait: String? = nil,
    traits: [ImportedTrait]
  ) -> ImportedThemes.File? {
    guard hasSeveralThemes || !traits.isEmpty else { return nil }
    var text = ThemeFileText(comments: [origin])
    text.entry("library", "1", depth: 0)
    text.entry("default-theme", YAMLText.scalar(defaultTheme), depth: 0)
    if let themeTrait, hasSeveralThemes {
      text.entry("theme-trait", depth: 0)
      text.entry("identifier", YAMLText.scalar(themeTrait))
    }
    if !traits.isEmpty { text.entry("traits", depth: 0) }
    for trait in traits {
      text.entry(trait.name)
      if let identifier = trait.identifier {
        text.entry("identifier", YAMLText.scalar(identifier), depth: 2)
      }
      let values = trait.values.map { YAMLText.scalar($0, isInFlow: true) }.joined(separator: ", ")
      text.entry("values", "[\(values)]", depth: 2)
      text.entry("default", YAMLText.scalar(trait.defaultValue), depth: 2)
      text.entry("affects-color-appearance", "true", depth: 2)
    }
    // Lists of many or long values are on several lines in canonical form.
    let file = SourceFile(path: "library.yaml", bytes: text.bytes)
    let bytes = YAMLFormatter.format(file).text.map { Array($0.utf8) } ?? text.bytes
    return ImportedThemes.File(file.path, bytes)
  }
}
