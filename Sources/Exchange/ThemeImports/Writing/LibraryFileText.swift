import SourceDocuments
import SourceFormatting
import TextSupport

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
    var text = UTF8Buffer()
    text += "\(YAMLText.comment(origin))\nlibrary: 1\n"
    text += "default-theme: \(YAMLText.scalar(defaultTheme))\n"
    if let themeTrait, hasSeveralThemes {
      text += "theme-trait:\n  identifier: \(YAMLText.scalar(themeTrait))\n"
    }
    if !traits.isEmpty { text += "traits:\n" }
    for trait in traits {
      text += "  \(YAMLText.scalar(trait.name)):\n"
      if let identifier = trait.identifier {
        text += "    identifier: \(YAMLText.scalar(identifier))\n"
      }
      let values = trait.values.map { YAMLText.scalar($0, isInFlow: true) }.joined(separator: ", ")
      text += "    values: [\(values)]\n"
      text += "    default: \(YAMLText.scalar(trait.defaultValue))\n"
      text += "    affects-color-appearance: true\n"
    }
    // Lists of many or long values are on several lines in canonical form.
    let file = SourceFile(path: "library.yaml", bytes: text.bytes)
    let bytes = YAMLFormatter.format(file).text.map { Array($0.utf8) } ?? text.bytes
    return ImportedThemes.File(file.path, bytes)
  }
}
