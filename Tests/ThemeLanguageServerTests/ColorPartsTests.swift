import Testing
import ThemeValidation

@testable import ThemeLanguageServer

/// Literals and functions in the texts of colors.
struct ColorPartsTests {
  @Test(arguments: [
    ("red", ["=red"]),
    ("#0af", ["=#0af"]),
    ("#0aff0", []),
    ("{red}", []),
    ("oklch(50% 0.1 200 / 0.5)", ["=oklch(50% 0.1 200 / 0.5)"]),
    ("rgb(calc(1 + 2) 3 4)", ["=rgb(calc(1 + 2) 3 4)"]),
    ("asset(tan/red)", ["asset(tan/red)"]),
    (
      "color-mix(in oklab, {red.tan} 80%, white)",
      ["color-mix(in oklab, {red.tan} 80%, white)", "=white"]
    ),
    (
      "light-dark(#fff, rgb(from {red} r g b / 50%))",
      [
        "light-dark(#fff, rgb(from {red} r g b / 50%))", "=#fff",
        "rgb(from {red} r g b / 50%)",
      ]
    ),
    ("oklch(from red l c h)", ["oklch(from red l c h)", "=red"]),
    ("alpha(from /* red */ Blue / 1)", ["alpha(from /* red */ Blue / 1)", "=Blue"]),
    ("color-mix(in srgb, red", ["color-mix(in srgb, red", "=red"]),
    ("\\72 ed", []),
    (")(", []),
    ("", []),
  ])
  func `Parts are found in order, with literals as '='`(_ text: String, _ wanted: [String]) {
    let bytes = Array(text.utf8)
    let found = ColorReplacement.Part.all(in: text).map { part in
      (part.isLiteral ? "=" : "") + String(decoding: bytes[part.range], as: UTF8.self)
    }
    #expect(found == wanted)
  }
}
