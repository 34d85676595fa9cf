/// The library file of imported themes.
enum LibraryFileText {
  /// The bytes; nil where the themes need no such file.
  static func bytes(
    origin: String,
    defaultTheme: String,
    hasSeveralThemes: Bool,
    traits: [ImportedTrait]
  ) -> [UInt8]? {
    guard hasSeveralThemes || !traits.isEmpty else { return nil }
    var text = TextBuffer()
    text += "# \(ThemeText.comment(origin))\nlibrary: 1\n"
    text += "default-theme: \(ThemeText.scalar(defaultTheme))\n"
    if !traits.isEmpty { text += "traits:\n" }
    for trait in traits {
      text += "  \(ThemeText.scalar(trait.name)):\n"
      let values = trait.values.map(ThemeText.scalar).joined(separator: ", ")
      text += "    values: [\(values)]\n"
      text += "    default: \(ThemeText.scalar(trait.defaultValue))\n"
      text += "    affects-color-appearance: true\n"
    }
    return text.bytes
  }
}
