import SourceDiagnostics
import Testing
import ThemeFiles
import ThemeOutputs
import ThemeTestSupport

/// Templates as builders of base16 and base24 have them, unchanged.
struct SchemeTemplateTests {
  /// The colors of a scheme, in the order of its slots.
  private static let palette = [
    "1b1d2a", "24283b", "33384f", "565f89", "a9b1d6", "c0caf5", "d5d9f0", "f0f2ff", "f7768e",
    "ff9e64", "e0af68", "9ece6a", "73daca", "7aa2f7", "bb9af7", "8c4351",
  ]

  private static let slots = (0..<16).map { "base0" + String($0, radix: 16, uppercase: true) }

  private static func library() throws -> ThemeLibrary {
    let colors = zip(slots, palette).map { "  \($0.lowercased()): \"#\($1)\"\n" }.joined()
    let map = slots.map { "  \($0): \($0.lowercased())\n" }.joined()
    return try ThemeTestSupport.library([
      "evening.yaml": """
      theme: evening
      base16:
        name: Soirée (Rose) Night
        author: "A. Author & friends (https://example.org)"
      \(map)
      colors:
      \(colors)
      """
    ])
  }

  private static func text(_ template: String, name: String) throws -> String {
    let output = try ThemeTemplate(template, name: name).files(for: try library())
    #expect(output.files.map(\.path) == [name])
    return String(decoding: output.files[0].bytes, as: UTF8.self)
  }

  @Test("A base16 template renders a terminal configuration")
  func terminalConfiguration() throws {
    let lines = Self.slots.enumerated().map { "color\($0) #{{\($1)-hex}}" }
    let template =
      "# {{scheme-system}} {{ scheme-name }}, scheme by {{scheme-author}}\n"
      + "# {{scheme-slug}} {{scheme-slug-underscored}} {{scheme-variant}}\n"
      + lines.joined(separator: "\n") + "\n"
    let colors = Self.palette.enumerated().map { "color\($0) #\($1)" }
    #expect(
      try Self.text(template, name: "terminal.conf")
        == "# base16 Soirée (Rose) Night, scheme by A. Author &amp; friends (https://example.org)\n"
        + "# soiree-rose-night soiree_rose_night dark\n" + colors.joined(separator: "\n") + "\n"
    )
  }

  @Test("A base16 template renders a property list")
  func propertyList() throws {
    func entries(_ value: (Int) -> (red: String, green: String, blue: String)) -> String {
      Self.slots.indices.map { number in
        let (red, green, blue) = value(number)
        return
          "<key>Ansi \(number)</key><real>\(blue)</real><real>\(green)</real><real>\(red)</real>\n"
      }.joined()
    }
    let template = entries { number in
      let slot = Self.slots[number]
      return ("{{\(slot)-dec-r}}", "{{\(slot)-dec-g}}", "{{\(slot)-dec-b}}")
    }
    let output = try Self.text(template + "<!-- {{scheme-author}} -->", name: "a.itermcolors")
    #expect(output.hasSuffix("<!-- A. Author &amp; friends (https://example.org) -->"))
    var numbers = output.split(separator: "<real>").dropFirst().compactMap {
      Double($0.prefix { $0 != "<" })
    }
    #expect(numbers.count == 48)
    for color in Self.palette {
      for start in [4, 2, 0] {
        let digits = color.dropFirst(start).prefix(2)
        let byte = Double(Int(digits, radix: 16) ?? -1)
        #expect((numbers.removeFirst() - byte / 255).magnitude < 1e-7)
      }
    }
  }

  @Test("A base16 template renders numbers and conditional sections")
  func numbersAndConditions() throws {
    let template = """
      {{#scheme-is-dark-variant}}dark{{/scheme-is-dark-variant}}\
      {{#scheme-is-light-variant}}light{{/scheme-is-light-variant}}
      {{base08-rgb-r}},{{base08-rgb-g}},{{base08-rgb-b}} {{base08-rgb16-r}} {{base08-hex-bgr}} \
      {{base08-hex-r}}/{{base08-hex-g}}/{{base08-hex-b}}
      """
    #expect(try Self.text(template, name: "a") == "dark\n247,118,142 63479 8e76f7 f7/76/8e")
  }

  @Test(
    "Labels are escaped for HTML between two braces, unless the template has its own escape",
    arguments: [
      ("{{scheme-author}}", "a", "A. Author &amp; friends (https://example.org)"),
      ("{{{scheme-author}}}", "a", "A. Author & friends (https://example.org)"),
      ("{{&scheme-author}}", "a.json", "A. Author & friends (https://example.org)"),
      ("{{scheme-author}}", "a.json", "A. Author &amp; friends (https:\\/\\/example.org)"),
      (
        "---\nescape: none\n---\n{{scheme-author}}", "a",
        "A. Author & friends (https://example.org)"
      ),
    ]
  )
  func escapesLabels(template: String, name: String, expected: String) throws {
    let text = try Self.text(template, name: name)
    #expect(text.replacing("\\/", with: "/") == expected.replacing("\\/", with: "/"))
  }

  @Test(
    "Slots of base24 are empty in a template that tests them",
    arguments: [
      ("{{base10-hex}}{{^base10-hex}}{{base00-hex}}{{/base10-hex}}", "1b1d2a"),
      ("{{#base17-dec-r}}{{base17-dec-r}}{{/base17-dec-r}}-", "-"),
      ("{{#base00-hex}}{{base00-dec-r}} {{base0F-dec-b}}{{/base00-hex}}", "0.10588235 0.31764706"),
    ]
  )
  func optionalSlots(template: String, expected: String) throws {
    #expect(try Self.text(template, name: "a") == expected)
    #expect(try ThemeTemplate(template, name: "a").findings(for: try Self.library()).isEmpty)
  }

  @Test(
    "A template for terminals without slots is reported with a single error",
    arguments: ["kitty", "foot"]
  )
  func needsSlots(name: String) throws {
    let library = try ThemeTestSupport.library([
      "a.yaml": "theme: a\ncolors: { a: { light: red, dark: blue } }\n",
      "b.yaml": "theme: b\ncolors: { a: red }\n", "library.yaml": "library: 1\ndefault-theme: a\n",
    ])
    let messages = try #require(ThemeTemplate(shipped: name)).findings(for: library).map(\.message)
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasSuffix(
        "no theme has slots; add 'base16: { base00: background, … }' to the library file"
      ) == true
    )
  }

  /// A theme whose terminal has all colors, `#000000` to `#000015` in the order of their names here.
  private static let terminal: String = {
    let names = TerminalSlot.all.map(\.name)
    let colors = names.indices.map { "  \(names[$0]): \"#0000\($0 < 10 ? "0" : "")\($0)\"\n" }
    let slots = names.map { "  \($0): \($0)\n" }
    return "theme: a\ncolors:\n\(colors.joined())terminal:\n\(slots.joined())"
  }()

  private static func shipped(_ name: String, for theme: String) throws -> String {
    let library = try ThemeTestSupport.library(["a.yaml": theme])
    let files = try #require(ThemeTemplate(shipped: name)).files(for: library).files
    return String(decoding: try #require(files.first).bytes, as: UTF8.self)
  }

  @Test(
    "A template for terminals has the colors of 'terminal:' and needs no 'base16:'",
    arguments: ["alacritty", "foot", "ghostty", "kitty", "wezterm", "windows-terminal"]
  )
  func terminalSlots(name: String) throws {
    let text = try Self.shipped(name, for: Self.terminal)
    // Windows Terminal has neither a color under the cursor nor one of selected text.
    let lacking = name == "windows-terminal" ? [19, 21] : []
    let numbers = (0..<22).filter { !text.contains("0000\($0 < 10 ? "0" : "")\($0)") }
    #expect(numbers == lacking)
    #expect(!text.contains("inactive_border_color"))
  }

  @Test("Colors of a terminal without a name in 'terminal:' have those of the slots")
  func terminalDefaults() throws {
    let theme = """
      theme: a
      colors: { page: "#111111", ink: "#eeeeee", soft: "#777777", first: "#123456" }
      base16: { base00: page, base02: soft, base05: ink }
      terminal: { black: first, cursor: soft }
      """
    let template = "{{#terminal.black}}{{hex}}{{/terminal.black}} {{terminal.background.hex}} "
    let library = try ThemeTestSupport.library(["a.yaml": theme])
    let output = try ThemeTemplate(
      template + "{{terminal.cursor.hex}} {{terminal.cursor-text.hex}} {{terminal.white.hex}}",
      name: "a"
    ).files(for: library)
    #expect(
      String(decoding: output.files[0].bytes, as: UTF8.self)
        == "#123456 #111111 #777777 #111111 #eeeeee"
    )
    let findings = try ThemeTemplate("{{terminal.red.hex}}", name: "a").findings(for: library)
    #expect(
      findings.map(\.message) == [
        "'red' is not a name here: neither 'terminal:' nor 'base16:' of theme 'a' has a color for it"
      ]
    )
  }

  @Test("A template with a slot of base24 requires a color for that slot")
  func needsTheSlotsOfBase24() throws {
    let template = try ThemeTemplate("{{base12-hex}}", name: "a")
    #expect(
      template.findings(for: try Self.library()).map(\.message) == [
        "'base12-hex' is not a name here: 'base16:' has no color for the slot 'base12'"
      ]
    )
  }
}
