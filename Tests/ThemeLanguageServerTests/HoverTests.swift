import SourceDocuments
import TestSupport
import ThemeFiles
import ThemeValidation

import Testing

@testable import ThemeLanguageServer

/// Hovers on names, values and keys.
struct HoverTests {
  private static let files = [
    "library.yaml": """
    library: 1
    default-theme: plain
    traits:
      density: { values: [wide, compact], affects-color-appearance: true }
    checks:
      - { contrast: [ink, paper], at-least: 4.5 }
      - { contrast: [ink, paper], at-least: 7, when: high-contrast }
      - { distinct: [ink, paper, state.on], at-least: 8 }
      - { contrast: [[ink, state.on], [paper]], at-least: 2 }
    rules: { near-duplicate: off }
    base16:
      base0D: ink

    """,
    "plain.yaml": """
    theme: plain
    description: The base
    palette:
      gray: { 50: "#f8f8f8", 900: oklch(20% 0.01 200) }
    colors:
      ink:
        light: "{gray.900}"
        dark: color-mix(in oklab, {gray.50} 90%, black)  # themetool: ignore out-of-gamut
        high-contrast: { light: black, dark: white }
      paper: { light: white, dark: "{gray.900}" }
      state:
        on: { light: rebeccapurple, dark: color(display-p3 0 1 0) }
        off: "#80808080"
      broken: "{nothing}"
      old: "{ink}"
    about:
      ink: "*Text* | <b>that</b> is read"
    deprecated:
      old: { use: ink, reason: renamed }

    """,
    "warm.yaml": """
    theme: warm
    extends: plain
    colors:
      paper: { light: ivory, dark: "{gray.900}" }
    base16:
      base00: nothing

    """,
    "app.yaml": """
    hierarchy: app
    scene: main
    children:
      - window: first
        overrides: { theme: warm }
        uses: [paper]
        children:
          - view: list
            overrides: { style: dark }
            uses: [ink, paper]

    """,
  ]

  private static let markdown = JSONValue(
    members: [
      "textDocument": JSONValue(
        members: [
          "hover": JSONValue(members: ["contentFormat": ["markdown", "plaintext"]])
        ]
      )
    ]
  )

  private func withClient(
    _ capabilities: JSONValue = .object([]),
    _ options: JSONValue = .null,
    _ body: (TestClient) throws -> Void
  ) throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder, capabilities: capabilities, options: options)
      for file in Self.files.keys.sorted() { try client.open(file) }
      try body(client)
    }
  }

  /// Returns the text of a hover at a mark, with `FOLDER` in place of the folder.
  private func hover(_ client: TestClient, _ marked: String, in file: String) throws -> String? {
    let answer = try client.request("textDocument/hover", client.at(marked, in: file))
    guard answer != .null else { return nil }
    return try #require(answer["contents"]?["value"]?.text)
      .replacing(client.folder, with: "/FOLDER")
  }

  private static let subjects: [(mark: String, file: String)] = [
    ("  in|k:\n", "plain.yaml"), ("off: \"#8080|8080\"", "plain.yaml"),
    ("sta|te:", "plain.yaml"), ("o|ld: \"", "plain.yaml"), ("bro|ken:", "plain.yaml"),
    ("view: li|st", "app.yaml"), ("distin|ct", "library.yaml"),
  ]

  @Test func `Hovers as plain text equal their golden file`() throws {
    try withClient { client in
      let texts = try Self.subjects.map { try hover(client, $0.mark, in: $0.file) ?? "none" }
      try expectGolden(texts.joined(separator: "\n\n====\n\n") + "\n", "hovers.txt")
    }
  }

  @Test func `Hovers as Markdown without pictures equal their golden file`() throws {
    try withClient(Self.markdown) { client in
      let texts = try Self.subjects.map { try hover(client, $0.mark, in: $0.file) ?? "none" }
      try expectGolden(texts.joined(separator: "\n\n----\n\n") + "\n", "hovers.md")
    }
  }

  @Test func `Hovers as Markdown with pictures contain images`() throws {
    let options = JSONValue(members: ["pictures": true])
    try withClient(Self.markdown, options) { client in
      let text = try #require(try hover(client, "  in|k:\n", in: "plain.yaml"))
      try expectGolden(text + "\n", "hover-with-pictures.md")
      // Other settings keep the pictures.
      let settings = JSONValue(members: ["inlayHints": true])
      client.notify(
        "workspace/didChangeConfiguration",
        JSONValue(members: ["settings": settings])
      )
      #expect(try hover(client, "  in|k:\n", in: "plain.yaml")?.contains("![]") == true)
    }
  }

  @Test(arguments: [
    ("{gray.|900}", "plain.yaml", ["gray.900 (primitive color)", "oklch(20% 0.01 200)"]),
    ("color-|mix(", "plain.yaml", ["■ #d8d8d8", "in plain, dark"]),
    ("90%, bla|ck", "plain.yaml", ["■ #000000", "named black"]),
    ("okl|ch(20%", "plain.yaml", ["■ #111718", "oklch(0.2 0.01 200)", "near midnightblue"]),
    ("color(dis|play-p3", "plain.yaml", ["outside srgb, inside display-p3"]),
    ("rebecca|purple", "plain.yaml", ["■ #663399", "named rebeccapurple"]),
    (
      "dar|k: color-mix", "plain.yaml",
      [
        "dark (value of the trait style)", "ink with dark: ■ #d8d8d8", "userInterfaceStyle",
      ]
    ),
    ("high-cont|rast: {", "plain.yaml", ["high-contrast (value of the trait contrast)"]),
    (
      "theme: pla|in", "plain.yaml",
      [
        "plain (theme, the default)", "The base", "6 colors, 6 in its own file",
      ]
    ),
    ("extends: pla|in", "warm.yaml", ["plain (theme, the default)"]),
    (
      "theme: war|m", "warm.yaml", ["warm (theme)", "Extends plain", "6 colors, 1 in its own file"]
    ),
    ("ext|ends", "warm.yaml", ["extends (key)", "The theme whose palette"]),
    (
      "base0|D: ink", "library.yaml",
      [
        "base0D (key)", "The color of the slot: functions, headings, links.", "ink (color)",
        "In plain, light",
      ]
    ),
    ("base0|0: nothing", "warm.yaml", ["base00 (key)", "The color of the slot: background."]),
    ("defau|lt-theme", "library.yaml", ["default-theme (key)"]),
    ("dens|ity", "library.yaml", ["density (trait)", "wide, compact", "default wide"]),
    ("[wide, com|pact]", "library.yaml", ["compact (value of the trait density)"]),
    ("[ink, pa|per], at-least: 4.5", "library.yaml", ["paper (color)", "In plain, light"]),
    ("at-lea|st: 7", "library.yaml", ["at-least (key)", "minimum", "high-contrast", "passes"]),
    ("[ink, state.o|n], [pa", "library.yaml", ["state.on (color)"]),
    ("at-lea|st: 2", "library.yaml", ["at-least (key)", "state.on and paper", "passes"]),
    ("when: hig|h-contrast", "library.yaml", ["high-contrast (value of the trait contrast)"]),
    ("near-dup|licate", "library.yaml", ["near-duplicate (rule, off)", "CIEDE2000"]),
    ("ignore out-of-|gamut", "plain.yaml", ["out-of-gamut (rule"]),
    ("hierarchy: a|pp", "app.yaml", ["app (hierarchy)", "3 nodes", "2 colors in use"]),
    ("[ink, pa|per]", "app.yaml", ["In warm, dark at main/first/list: "]),
    ("overri|des: { style", "app.yaml", ["overrides (key)"]),
    ("us|es: [ink", "app.yaml", ["uses (key)", "The colors that the node draws with"]),
    ("use: in|k", "plain.yaml", ["ink (color)"]),
    ("us|e: ink", "plain.yaml", ["use (key)", "The replacement."]),
  ])
  func `Hovers explain names, values and keys`(
    _ marked: String,
    _ file: String,
    _ wanted: [String]
  ) throws {
    try withClient { client in
      let text = try #require(try hover(client, marked, in: file))
      for part in wanted { #expect(text.contains(part), "\(part) in:\n\(text)") }
    }
  }

  @Test func `The hover of a color has at most twelve lines`() throws {
    try withClient(Self.markdown) { client in
      for mark in ["  in|k:\n", "o|ld: \""] {
        let text = try #require(try hover(client, mark, in: "plain.yaml"))
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 12)
      }
    }
  }

  /// Expects that the hover of each color in each theme has at most twelve lines, and returns the
  /// highest number.
  @discardableResult
  private func expectShortHovers(in folder: ThemeFolder) throws -> Int {
    let project = ThemeProject(folder, by: ThemeProject.validator)
    let path = try #require(folder.files.first { $0.kind == .theme }).source.path
    let file = FileContext(
      project: project,
      path: path,
      text: try #require(project.text(ofFile: path)),
      index: try #require(project.index(ofFile: path))
    )
    let writer = HoverWriter(file: file, context: TraitContext())
    var most = 0
    for theme in project.themeNames {
      let context = writer.context.selecting(theme, in: project)
      for name in project.colorNames {
        let text = try #require(writer.hover(onColor: name, in: context)).plain
        let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(count <= 12, "\(text)")
        most = max(most, count)
      }
    }
    return most
  }

  @Test(arguments: ["Themes", "Tests/ThemeTestSupport/Fixtures/Themes"])
  func `The hover of each color of a library has at most twelve lines`(_ path: String) throws {
    let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
    try expectShortHovers(in: try ThemeFolder(path: "\(root)/\(path)"))
  }

  @Test func `The hover of a color with all kinds of remarks has twelve lines`() throws {
    let names = ["a", "b", "c", "d", "e"]
    var files = Self.files
    files["library.yaml"] =
      "library: 1\ndefault-theme: plain\nchecks:\n"
      + names.map { "  - { contrast: [ink, \($0)], at-least: 4.5 }\n" }.joined()
    files["plain.yaml"] =
      "theme: plain\ncolors:\n  ink: { light: black, dark: white }\n  paper: white\n"
      + names.map { "  \($0): { light: black, dark: white }\n" }.joined()
      + "about: { ink: Text }\ndeprecated: { ink: { use: paper } }\n"
    try TemporaryFolder.with(files) { folder in
      let most = try expectShortHovers(in: try ThemeFolder(path: folder))
      #expect(most == 12)
    }
  }

  @Test func `Hovers explain colors of catalogs`() throws {
    var files = Self.files
    files["library.yaml"] = "library: 1\ncatalogs: [Colors.xcassets]\n"
    files["plain.yaml"] = "theme: plain\ncolors:\n  sea: asset(Deep/Sea)\n"
    files["warm.yaml"] = nil
    files["Colors.xcassets/Contents.json"] = #"{"info":{"author":"xcode","version":1}}"#
    files["Colors.xcassets/Deep/Contents.json"] = """
      {"info":{"author":"xcode","version":1},"properties":{"provides-namespace":true}}
      """
    files["Colors.xcassets/Deep/Sea.colorset/Contents.json"] = """
      {"colors":[{"color":{"color-space":"srgb","components":
      {"alpha":"1","blue":"0x80","green":"0x40","red":"0x20"}},"idiom":"universal"}],
      "info":{"author":"xcode","version":1}}
      """
    try TemporaryFolder.with(files) { folder in
      let client = try TestClient(folder)
      try client.open("plain.yaml")
      try client.open("library.yaml")
      let asset = try #require(try hover(client, "asset(Deep/S|ea)", in: "plain.yaml"))
      #expect(asset.contains("Deep/Sea (color of an asset catalog)"))
      #expect(asset.contains("■ #204080"))
      let function = try #require(try hover(client, "ass|et(", in: "plain.yaml"))
      #expect(function.hasPrefix("■ #204080"))
      let catalog = try #require(try hover(client, "Colors|.xcassets", in: "library.yaml"))
      #expect(catalog.contains("Colors.xcassets (asset catalog)\n\n1 color\n\nDeep/Sea"))
    }
  }

  @Test func `Files with errors keep their hovers, and empty positions have none`() throws {
    try withClient { client in
      client.wait()
      try client.replace("theme: plain", with: "theme: plain\nx: [", in: "plain.yaml")
      #expect(try hover(client, "  in|k:\n", in: "plain.yaml")?.hasPrefix("ink (color)") == true)
      #expect(try hover(client, "x: |[", in: "plain.yaml") == nil)
      for file in Self.files.keys {
        for (line, character) in [(0, 500), (1_000, 0), (1_000_000, 1_000_000)] {
          let position = TextPosition(line: line, character: character)
          _ = try client.request(
            "textDocument/hover",
            client.document(file, ["position": position.json])
          )
        }
      }
      #expect(throws: TestClient.RequestFailure.self) {
        try client.request("textDocument/hover", client.document("plain.yaml"))
      }
    }
  }

  @Test func `Hovers at every position of every file have an answer`() throws {
    let options = JSONValue(members: ["pictures": true])
    try withClient(Self.markdown, options) { client in
      for (file, text) in Self.files {
        for (line, content) in text.split(separator: "\n", omittingEmptySubsequences: false)
          .enumerated()
        {
          for character in 0...content.utf16.count {
            let position = TextPosition(line: line, character: character)
            let answer = try client.request(
              "textDocument/hover",
              client.document(file, ["position": position.json])
            )
            guard answer != .null else { continue }
            // The range of a hover has its position.
            let range = try #require(answer["range"].flatMap(TextRange.init))
            #expect(range.start <= position && position <= range.end)
          }
        }
      }
    }
  }
}
