import Foundation
import Testing

@Suite("themetool validate --fix-contrast")
struct ContrastFixTests {
  private static let library = """
    library: 1
    default-theme: a
    checks:
      - { contrast: [text, back], at-least: 4.5 }

    """

  /// A theme, and the same theme with passing colors.
  private static let themes = [
    (
      "theme: a\ncolors:\n  text: \"#999999\"  # gray\n  back: white\n",
      ["  text: \"#", "\"  # gray\n  back: white\n"]
    ),
    (
      "theme: a\ncolors:\n  text: oklch(80% 0.05 20)\n  back: { light: white, dark: white }\n",
      ["  text: oklch(", "%"]
    ),
    (
      "theme: a\ncolors:\n  text: { light: '#aaa', dark: \"#555\" }\n"
        + "  back: { light: white, dark: black }\n",
      ["{ light: \"#", "\", dark: \"#", "  back: { light: white, dark: black }\n"]
    ),
  ]

  @Test("Failing colors become the nearest passing ones in their notation", arguments: themes)
  func repair(text: String, parts: [String]) throws {
    try TemporaryThemes.with(["library.yaml": Self.library, "a.yaml": text]) { themes in
      #expect(try themes.run("validate").status == 1)
      let dry = try themes.run("validate", "--fix-contrast", "--dry-run")
      #expect(dry.status == 1)
      #expect(dry.errors.hasSuffix("would write Themes/a.yaml\n"))
      #expect(try themes.text("a.yaml") == text)
      let result = try themes.run("validate", "--fix-contrast")
      #expect(result.status == 0, "\(result.output)")
      #expect(result.output.contains("fixed"))
      #expect(result.errors.contains("Themes/a.yaml:3:"))
      let fixed = try themes.text("a.yaml")
      for part in parts { #expect(fixed.contains(part), "\(fixed)") }
      let again = try themes.run("validate", "--fix-contrast")
      #expect(again.errors == "")
      #expect(try themes.text("a.yaml") == fixed)
    }
  }

  @Test("A color that cannot pass all checks is not changed, and the reason is shown")
  func contradiction() throws {
    let library =
      Self.library + "  - { contrast: [text, black], at-least: 7 }\n"
      + "  - { contrast: [text, white], at-least: 7 }\n"
    let text =
      "theme: a\ncolors:\n  text: \"#777\"\n  back: \"#777\"\n  black: black\n  white: white\n"
    try TemporaryThemes.with(["library.yaml": library, "a.yaml": text]) { themes in
      let before = try themes.run("validate").output
      let result = try themes.run("validate", "--fix-contrast", "Themes/library.yaml")
      #expect(result.status == 1)
      #expect(try themes.text("a.yaml") == text)
      let whole = try themes.run("validate", "--fix-contrast")
      #expect(whole.status == 1)
      #expect(whole.errors.contains("not changed: "))
      let after = try themes.run("validate").output
      let count = { (text: String) in text.components(separatedBy: "error: contrast of").count }
      #expect(count(after) <= count(before))
    }
  }

  @Test("Only the named files are changed")
  func namedFiles() throws {
    let files = [
      "library.yaml": Self.library,
      "a.yaml": "theme: a\ncolors:\n  text: \"#999\"\n  back: white\n",
      "b.yaml": "theme: b\ncolors:\n  text: \"#999\"\n  back: white\n",
    ]
    try TemporaryThemes.with(files) { themes in
      let result = try themes.run("validate", "--fix-contrast", "Themes/b.yaml")
      #expect(result.status == 0)
      #expect(try themes.text("a.yaml") == files["a.yaml"])
      #expect(try themes.text("b.yaml") != files["b.yaml"])
    }
  }

  @Test(
    "Options that contradict a change of files are refused",
    arguments: [
      ["--dry-run"], ["--fix-contrast", "-"], ["--fix-contrast", "--watch"],
      ["--fix-contrast", "--matrix"],
    ]
  )
  func refused(options: [String]) throws {
    #expect(try Tool.run(["validate"] + options).status == 64)
  }
}
