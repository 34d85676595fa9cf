import Foundation
import Testing

@Suite("themetool validate --fix")
struct FixTests {
  private let bad = """
    theme: a
    colors:
      x: #fff   # note
      y: {x}
      z: light-dark(#777, #999)  # grey
      v: { Light: {x}, DARK high_contrast: red, dark: '{z}' }
      yes: blue
      t: redd
      u: #note

    """

  private let fixed = """
    theme: a
    colors:
      x: "#fff"   # note
      y: "{x}"
      z: "light-dark(#777, #999)"  # grey
      v: { light: "{x}", dark high-contrast: red, dark: '{z}' }
      "yes": blue
      t: redd
      u: #note

    """

  @Test("Spelling errors are fixed, and other errors are reported")
  func fix() throws {
    try TemporaryThemes.with(["a.yaml": bad, "b.yaml": "theme: b\ncolors: { x: {y} }\n"]) {
      themes in
      let result = try themes.run("validate", "--fix", "Themes/a.yaml")
      #expect(try themes.text("a.yaml") == fixed)
      #expect(try themes.text("b.yaml").contains("{y} "))
      #expect(result.status == 1)
      #expect(result.output.hasSuffix("1 file: 2 errors; 7 fixed\n"))
      let again = try themes.run("validate", "--fix", "Themes/a.yaml")
      #expect(again.output.hasSuffix("1 file: 2 errors\n"))
      #expect(try themes.text("a.yaml") == fixed)
    }
  }

  @Test("Keys are replaced by their known spelling")
  func names() throws {
    let files = [
      "a.yaml": "Theme: a\n",
      "b.yaml": "theme: b\nColors:\n  x: red\n",
      "app.yaml": "hierarchy: app\nTraits: { style: dark }\nscene: main\n",
    ]
    try TemporaryThemes.with(files) { themes in
      _ = try themes.run("validate", "--fix")
      #expect(try themes.text("b.yaml") == "theme: b\ncolors:\n  x: red\n")
      #expect(
        try themes.text("app.yaml") == "hierarchy: app\ntraits: { style: dark }\nscene: main\n"
      )
    }
  }

  @Test("A fix that would invalidate the file is not applied")
  func harmful() throws {
    let text = "theme: a\nColors: { x: red }\ncolors: { y: red }\n"
    try TemporaryThemes.with(["a.yaml": text]) { themes in
      let result = try themes.run("validate", "--fix")
      #expect(result.status == 1)
      #expect(try themes.text("a.yaml") == text)
    }
  }

  @Test("Spelling errors in catalogs are fixed")
  func catalogs() throws {
    try TemporaryThemes.with([:]) { themes in
      let set = themes.folder.appendingPathComponent("A.xcassets/a.colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      let file = set.appendingPathComponent("Contents.json")
      let text = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "sRGB", "components": \
        {"red": "1.000", "green": "0.5", "blue": "0", "alpha": "1.000"}}}], \
        "info": {"author": "xcode", "version": 1}}
        """
      try Data(text.utf8).write(to: file)
      let result = try themes.run("validate", "--fix", "A.xcassets")
      #expect(result.output.contains("1 fixed"))
      let after = try String(contentsOf: file, encoding: .utf8)
      #expect(after == text.replacingOccurrences(of: "sRGB", with: "srgb"))
    }
  }
}
