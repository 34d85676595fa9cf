/// Small files that show a rule.
package struct RuleExample: Sendable {
  /// The files, each with its name in the folder of the library.
  package let files: [(name: String, text: String)]

  /// One theme file.
  init(_ text: String) {
    files = [("standard.yaml", text)]
  }

  init(files: [(name: String, text: String)]) {
    self.files = files
  }

  /// A library with an asset catalog of one colour, whose `Contents.json` is well-formed but for
  /// `text` in the place of `original`.
  static func catalog(
    naming name: String = "Accent",
    replacing original: String = "",
    by text: String = ""
  ) -> RuleExample {
    let contents = """
      {
        "colors": [
          {
            "idiom": "universal",
            "color": { "color-space": "srgb", "components": {
              "red": "0x00", "green": "0x66", "blue": "0xCC", "alpha": "1.000" } }
          },
          {
            "idiom": "universal",
            "appearances": [{ "appearance": "luminosity", "value": "dark" }],
            "color": { "color-space": "srgb", "components": {
              "red": "0x33", "green": "0x99", "blue": "0xFF", "alpha": "1.000" } }
          }
        ],
        "info": { "author": "xcode", "version": 1 }
      }
      """
    return RuleExample(files: [
      ("library.yaml", "library: 1\ncatalogs: [Brand.xcassets]"),
      ("standard.yaml", "theme: standard\ncolors: { accent: asset(\(name)) }"),
      (
        "Brand.xcassets/Accent.colorset/Contents.json",
        original.isEmpty
          ? contents : contents.split(separator: original).joined(separator: text)
      ),
    ])
  }
}
