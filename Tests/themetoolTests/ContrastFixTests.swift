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

  /// Colors that can't be darker on one page without loss on another one, by names or by a hierarchy.
  private static let losses = [
    (text: "text-hint", page: "surface-dark", reference: false, uses: ""),
    (text: "hint", page: "surface-dark", reference: false, uses: "[hint, surface-dark]"),
    (text: "hint", page: "surface-dark", reference: true, uses: "[surface-dark, soft]"),
  ]

  @Test("No repair makes a pair fail that appears together and passes", arguments: losses)
  func pairs(_ row: (text: String, page: String, reference: Bool, uses: String)) throws {
    let library =
      "library: 1\nchecks:\n  - { contrast: [\(row.text), bg], at-least: 4.5 }\n"
    // A reference in a theme that is extended is followed to the value that it has here.
    let theme = """
      theme: a
      extends: base
      colors:
        soft: "#999"
        bg: white
        \(row.page): "#222"

      """
    let base = """
      theme: base
      colors:
        soft: black
        bg: white
        \(row.page): "#222"
        \(row.text): \(row.reference ? "\"{soft}\"" : "\"#999\"")

      """
    let hierarchy = """
      hierarchy: h
      children:
        - window: main
          children:
            - view: page
              uses: \(row.uses.isEmpty ? "[]" : row.uses)

      """
    let files = ["library.yaml": library, "a.yaml": theme, "base.yaml": base, "h.yaml": hierarchy]
    try TemporaryThemes.with(files) { themes in
      let result = try themes.run("validate", "--fix-contrast")
      #expect(result.status == 1, "\(result.output)")
      #expect(result.errors.contains("keeps the contrast of pairs that appear together"))
      #expect(try themes.text("a.yaml") == theme)
      #expect(try themes.text("base.yaml") == base)
    }
    // Without the page, the color is repaired.
    let other = files.mapValues {
      $0.replacingOccurrences(of: row.page, with: "\"raised\"")
    }
    try TemporaryThemes.with(other) { themes in
      let result = try themes.run("validate", "--fix-contrast")
      let file = row.reference ? "a.yaml" : "base.yaml"
      #expect(result.status == 0, "\(result.output)\(result.errors)")
      #expect(try themes.text(file).contains("#767676"))
    }
  }

  @Test(
    "The foreground changes alone, in all its values that fail",
    arguments: [
      (
        "colors:\n  back: white\n  text: { light: \"#999\", dark: \"#bbb\" }\n",
        "colors:\n  back: white\n  text: { light: \"#767676\", dark: \"#767676\" }\n"
      ),
      // A reference in the own theme becomes a color.
      (
        "palette:\n  gray: \"#999\"\ncolors:\n  back: white\n  text: \"{gray}\"\n",
        "palette:\n  gray: \"#999\"\ncolors:\n  back: white\n  text: \"#767676\"\n"
      ),
      // An expression becomes a color.
      (
        "colors:\n  back: white\n  text: color-mix(in srgb, white 60%, black)\n",
        "colors:\n  back: white\n  text: color(srgb 0.463 0.463 0.463)\n"
      ),
      (
        "palette:\n  gray: \"#aaa\"\ncolors:\n  back: white\n  text: color-mix(in srgb, {gray}, white)\n",
        "palette:\n  gray: \"#aaa\"\ncolors:\n  back: white\n  text: \"#767676\"\n"
      ),
    ]
  )
  func foreground(old: String, new: String) throws {
    let files = ["library.yaml": Self.library, "a.yaml": "theme: a\n\(old)"]
    try TemporaryThemes.with(files) { themes in
      let result = try themes.run("validate", "--fix-contrast")
      #expect(result.status == 0, "\(result.output)")
      #expect(try themes.text("a.yaml") == "theme: a\n\(new)")
    }
  }

  @Test("References are followed to the value that decides in the theme that fails")
  func references() throws {
    let base = """
      theme: a
      palette:
        brand: { "600": "#1144aa" }
      colors:
        back: white
        accent: { light: "{brand.600}", dark: "{brand.600}" }
        text: "{accent}"

      """
    let child = """
      theme: b
      extends: a
      palette:
        brand: { "600": "#88aaff" }
      colors:
        accent: { light: "{brand.600}" }

      """
    let files = ["library.yaml": Self.library, "a.yaml": base, "b.yaml": child]
    try TemporaryThemes.with(files) { themes in
      let result = try themes.run("validate", "--fix-contrast")
      #expect(result.status == 0, "\(result.output) \(result.errors)")
      #expect(result.errors.contains("for all its uses"), "\(result.errors)")
      #expect(try themes.text("a.yaml") == base)
      let fixed = try themes.text("b.yaml")
      #expect(fixed != child && !fixed.contains("#88aaff") || !fixed.contains("{brand"), "\(fixed)")
    }
  }

  @Test("A failure that isn't reported doesn't change", arguments: ["baseline", "comment"])
  func known(way: String) throws {
    let library = Self.library + "  - { contrast: [hint, back], at-least: 4.5 }\n"
    let isComment = way == "comment"
    let files = [
      "library.yaml": library,
      "a.yaml": "theme: a\ncolors:\n  back: white\n  text: black\n"
        + "  hint: \"#999\"\(isComment ? "  # themetool: ignore contrast" : "")\n",
    ]
    try TemporaryThemes.with(files) { themes in
      if !isComment { _ = try themes.run("validate", "--write-baseline", "known.json") }
      let text = try themes.text("a.yaml").replacing("text: black", with: "text: \"#aaa\"")
      try themes.write(text, to: "a.yaml")
      let result =
        isComment
        ? try themes.run("validate", "--fix-contrast")
        : try themes.run("validate", "--fix-contrast", "--baseline", "known.json")
      #expect(result.status == 0, "\(result.output)")
      #expect(!result.errors.contains("hint"), "\(result.errors)")
      #expect(try themes.text("a.yaml") == text.replacing("\"#aaa\"", with: "\"#767676\""))
    }
  }

  @Test("Many colors are repaired, except for one that makes another check fail")
  func many() throws {
    let names = (0..<150).map { "c\($0)" }
    let checks = names.map { "  - { contrast: [\($0), back], at-least: 4.5 }\n" }.joined()
    let other = "  - { distinct: [copy, near], at-least: 10 }\n"
    let colors = names.map { "  \($0): \"#999999\"\n" }.joined()
    let files = [
      "library.yaml": "library: 1\nchecks:\n\(checks)\(other)",
      "a.yaml":
        "theme: a\ncolors:\n  back: white\n  near: \"#747474\"\n\(colors)  copy: \"{c7}\"\n",
    ]
    try TemporaryThemes.with(files) { themes in
      let result = try themes.run("validate", "--fix-contrast")
      #expect(result.status == 1)
      #expect(result.output.contains("149 fixed"), "\(result.output.suffix(200))")
      let text = try themes.text("a.yaml")
      #expect(text.contains("c7: \"#999999\"") && text.contains("c149: \"#767676\""))
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
