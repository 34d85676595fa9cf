import FileAccess
import SourceDocuments
import TestSupport
import ThemeFiles
import ThemeValidation
import TraitSystem

import Testing

@testable import ThemeLanguageServer

/// Proposals for the text at the cursor.
struct CompletionTests {
  private static let files = [
    "library.yaml": """
    library: 1
    default-theme: base
    theme-trait: { identifier: com.example.completion.theme, name: Theme }
    traits:
      density:
        identifier: com.example.completion.density
        values: [wide, narrow]
        affects-color-appearance: true
    """ + "\n",
    "base.yaml": """
    theme: base
    palette:
      blue: { 100: oklch(90% 0.05 250), 500: oklch(60% 0.2 250) }
    colors:
      accent: "{blue.500}"
      text: { light: black, dark: white }
      old: red
      state: { ok: "{accent}" }
    about:
      accent: The fill of buttons
    deprecated:
      old: { use: accent }
    """ + "\n",
    "child.yaml": "theme: child\nextends: base\ncolors:\n  accent: \"{blue.100}\"\n  only: red\n",
  ]

  private static let snippets = JSONValue(
    members: [
      "textDocument": JSONValue(
        members: [
          "completion": JSONValue(
            members: [
              "completionItem": JSONValue(
                members: ["snippetSupport": true, "insertReplaceSupport": true]
              )
            ]
          )
        ]
      )
    ]
  )

  /// Returns the proposals at the mark `|` of a text, as a new content of a file.
  private func items(
    _ marked: String,
    in file: String,
    capabilities: JSONValue = .object([])
  ) throws -> [JSONValue] {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder, capabilities: capabilities)
      try client.open(file, Self.files[file] ?? "")
      client.change(file, to: marked.replacing("|", with: "", maxReplacements: 1))
      let answer = try client.request("textDocument/completion", client.at(marked, in: file))
      #expect(answer["isIncomplete"] == .bool(false))
      return answer["items"]?.elements ?? []
    }
  }

  private func labels(_ marked: String, in file: String) throws -> [String] {
    try items(marked, in: file).compactMap { $0["label"]?.text }
  }

  /// A text of a file with a mark, labels that are proposed, and some that are not.
  struct Example: CustomTestStringConvertible, Sendable {
    let file: String
    let text: String
    let has: [String]
    let hasNot: [String]

    init(_ file: String, _ text: String, has: [String], hasNot: [String] = []) {
      self.file = file
      self.text = text
      self.has = has
      self.hasNot = hasNot
    }

    var testDescription: String { text }
  }

  @Test(arguments: [
    // Keys
    Example("new.yaml", "|", has: ["theme", "library", "hierarchy", "theme file"]),
    Example(
      "own.yaml",
      "theme: own\n|\ncolors:\n  a: red\n",
      has: ["palette", "about", "deprecated", "extends"],
      hasNot: ["colors", "theme", "checks"]
    ),
    Example("own.yaml", "theme: own\nextends: base\npal|", has: ["palette"]),
    Example(
      "library.yaml",
      "library: 1\n|",
      has: ["checks", "rules"],
      hasNot: ["library", "colors"]
    ),
    Example(
      "library.yaml",
      "library: 1\ntraits:\n  size: { | }\n",
      has: ["identifier", "values", "default", "affects-color-appearance"]
    ),
    Example(
      "library.yaml",
      "library: 1\ntraits:\n  size: { values: [a], | }\n",
      has: ["identifier"],
      hasNot: ["values"]
    ),
    Example("library.yaml", "library: 1\nchecks:\n  |", has: ["contrast check", "distinct check"]),
    Example("library.yaml", "library: 1\nchecks:\n  - |", has: ["contrast check"]),
    Example(
      "library.yaml",
      "library: 1\nchecks:\n  - { | }\n",
      has: ["contrast", "distinct", "at-least", "when", "contrast check"]
    ),
    Example(
      "library.yaml",
      "library: 1\nchecks:\n  - { contrast: [text, accent], | }\n",
      has: ["at-least", "when", "method"],
      hasNot: ["contrast", "distinct", "under", "contrast check"]
    ),
    Example(
      "library.yaml",
      "library: 1\nrules:\n  naming: off\n  |",
      has: ["contrast"],
      hasNot: ["naming"]
    ),
    Example("library.yaml", "library: 1\nbase16:\n  |", has: ["base00", "base0F", "base17"]),
    Example("library.yaml", "library: 1\nterminal:\n  |", has: ["black", "cursor-text"]),
    Example("library.yaml", "library: 1\ntheme-trait: { | }\n", has: ["identifier", "name"]),
    Example(
      "own.yaml",
      "theme: own\nextends: base\nabout:\n  |",
      has: ["accent", "state.ok"],
      hasNot: ["theme"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ndeprecated:\n  old: { | }\n",
      has: ["use", "reason"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\nbase16:\n  |",
      has: ["name", "base00", "light"]
    ),
    Example(
      "child.yaml",
      "theme: child\nextends: base\ncolors:\n  accent: red\n  |",
      has: ["text", "state"],
      hasNot: ["accent", "blue"]
    ),
    Example("child.yaml", "theme: child\nextends: base\ncolors:\n  state:\n    |", has: ["ok"]),
    Example(
      "child.yaml",
      "theme: child\nextends: base\npalette:\n  |",
      has: ["blue"],
      hasNot: ["text"]
    ),
    // Conditions
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  text:\n    light: red\n    |",
      has: ["dark", "high-contrast", "default", "density=wide", "Theme=child"],
      hasNot: ["light"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  text:\n    dark |: red\n",
      has: ["high-contrast", "density=narrow"],
      hasNot: ["light", "dark", "default"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  text:\n    high-contrast: { | }\n",
      has: ["light", "dark"],
      hasNot: ["normal-contrast", "high-contrast"]
    ),
    Example(
      "library.yaml",
      "library: 1\nchecks:\n  - { contrast: [text, accent], at-least: 3, when: dark | }\n",
      has: ["high-contrast"],
      hasNot: ["light", "default"]
    ),
    // Names
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: \"{|}\"\n  b: \"{a}\"\n  c: red\n",
      has: ["text", "blue.500", "old", "c"],
      hasNot: ["a", "b", "red"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: \"{bl|",
      has: ["blue.100", "accent"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  text: { dark: \"{|}\", light: red }\n",
      has: ["text", "accent"]
    ),
    Example(
      "child.yaml",
      "theme: child\nextends: base\ncolors:\n  accent: \"{|}\"\n",
      has: ["accent"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: { light: |, dark: red }\n  b: \"{a}\"\n",
      has: ["accent", "text"],
      hasNot: ["a", "b"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: { light: \"{|}\", default: red }\n",
      has: ["a", "accent"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: { light: red, default: \"{|}\" }\n",
      has: ["accent"],
      hasNot: ["a"]
    ),
    Example("own.yaml", "theme: own\nextends: base\ncolors:\n  a: {|\n", has: ["accent"]),
    Example("library.yaml", "library: 1\nbase16: { base00: | }\n", has: ["accent"]),
    Example(
      "library.yaml",
      "library: 1\nchecks:\n  - { contrast: [text, |] }\n",
      has: ["accent"],
      hasNot: ["text", "red"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ndeprecated:\n  old: { use: | }\n",
      has: ["accent"],
      hasNot: ["old"]
    ),
    Example("h.yaml", "hierarchy: h\nchildren:\n  - window: w\n    uses: [|]\n", has: ["accent"]),
    Example(
      "h.yaml",
      "hierarchy: h\nchildren:\n  - window: w\n    uses:\n      - |\n",
      has: ["text"]
    ),
    Example("child.yaml", "theme: child\nextends: |\n", has: ["base"], hasNot: ["child"]),
    Example("base.yaml", "theme: base\nextends: |\n", has: [], hasNot: ["base", "child"]),
    Example("library.yaml", "library: 1\ndefault-theme: |\n", has: ["base", "child"]),
    // Hierarchies
    Example(
      "h.yaml",
      "hierarchy: h\ntraits:\n  |",
      has: ["style", "density", "Theme"]
    ),
    Example("h.yaml", "hierarchy: h\ntraits: { density: | }\n", has: ["wide", "narrow"]),
    Example("h.yaml", "hierarchy: h\ntraits: { style: | }\n", has: ["light", "dark"]),
    Example("h.yaml", "hierarchy: h\ntraits: { Theme: | }\n", has: ["base", "child"]),
    Example("h.yaml", "hierarchy: h\nchildren:\n  - |", has: ["window"], hasNot: ["view"]),
    Example(
      "h.yaml",
      "hierarchy: h\nchildren:\n  - window: w\n    |",
      has: ["children", "overrides", "uses"],
      hasNot: ["window"]
    ),
    Example(
      "h.yaml",
      "hierarchy: h\nchildren:\n  - window: w\n    children:\n      - |",
      has: ["view", "controller", "presentation"],
      hasNot: ["window"]
    ),
    // Words
    Example(
      "library.yaml",
      "library: 1\nchecks:\n  - { method: wcag, | }\n",
      has: ["contrast"],
      hasNot: ["distinct", "under"]
    ),
    Example(
      "library.yaml",
      "library: 1\nrules:\n  |",
      has: ["near-duplicate"],
      hasNot: ["syntax", "naming"]
    ),
    Example(
      "library.yaml",
      "library: 1\nexports:\n  - { template: a, output: b, matrix: [|] }\n",
      has: ["theme", "style"],
      hasNot: ["Theme"]
    ),
    Example(
      "library.yaml",
      "library: 1\nchecks:\n  - { contrast: [[text, |], accent] }\n",
      has: ["accent"],
      hasNot: ["text", "red"]
    ),
    Example(
      "library.yaml",
      "library: 1\nchecks:\n  - { contrast: [|, accent] }\n",
      has: ["text"],
      hasNot: ["only"]
    ),
    Example(
      "h.yaml",
      "hierarchy: h\nchildren:\n  - window: w\n    uses: [|]\n",
      has: ["text"],
      hasNot: ["blue.500", "only"]
    ),
    Example("library.yaml", "library: 1\nrules:\n  near-duplicate: |\n", has: ["off", "warning"]),
    Example("library.yaml", "library: 1\nrules: { near-duplicate: o| }\n", has: ["off"]),
    Example(
      "library.yaml",
      "library: 1\nchecks:\n  - { contrast: [a, b], method: | }\n",
      has: ["tone"]
    ),
    Example(
      "library.yaml",
      "library: 1\nchecks:\n  - { distinct: [a, b], under: [normal, |] }\n",
      has: ["protanopia"],
      hasNot: ["normal"]
    ),
    Example(
      "library.yaml",
      "library: 1\ntraits:\n  s: { affects-color-appearance: | }\n",
      has: ["true", "false"]
    ),
    // The texts of colors
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: |\n",
      has: ["accent", "oklch", "rebeccapurple", "light, dark"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: { light: | }\n",
      has: ["accent"],
      hasNot: ["light, dark"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: { high-contrast: | }\n",
      has: ["light, dark"],
      hasNot: ["light, dark, high-contrast"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: color-mix(|\n",
      has: ["in", "accent", "oklch"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: color-mix(in |\n",
      has: ["oklab", "srgb"],
      hasNot: ["hsv", "accent"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: color-mix(in oklch |, red)\n",
      has: ["longer hue"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: color-mix(in lab |, red)\n",
      has: [],
      hasNot: ["longer hue"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: oklch(|)\n",
      has: ["from", "none"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: oklch(from |)\n",
      has: ["accent", "red"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: oklch(from {accent} |)\n",
      has: ["l", "c", "h", "alpha", "calc"],
      hasNot: ["r", "accent"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: rgb(from {accent} r calc(|\n",
      has: ["r", "g", "b"],
      hasNot: ["l"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: color(|)\n",
      has: ["display-p3", "from"],
      hasNot: ["oklch"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: color(from red display-p3 |)\n",
      has: ["r", "g"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: alpha(from red / |)\n",
      has: ["alpha"],
      hasNot: ["l"]
    ),
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: light-dark(red, |)\n",
      has: ["accent"]
    ),
    // Comments
    Example("own.yaml", "theme: own # |\n", has: ["themetool: ignore"]),
    Example(
      "own.yaml",
      "theme: own # themetool: ignore |\n",
      has: ["near-duplicate"],
      hasNot: ["syntax"]
    ),
    Example(
      "own.yaml",
      "theme: own # themetool: ignore distinct, con|\n",
      has: ["contrast"],
      hasNot: ["distinct"]
    ),
    Example(
      "own.yaml",
      "theme: own # themetool: ignore naming it is |\n",
      has: [],
      hasNot: ["contrast"]
    ),
    // Nonsense
    Example(
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: red |\n",
      has: [],
      hasNot: ["accent"]
    ),
    Example("own.yaml", "]]]{{{\n  - : ::|\n", has: []),
    Example("own.yaml", "theme: own\nextends: base\nnot-a-key:\n  deeper:\n    |", has: []),
  ])
  func `Proposals match the place of the cursor`(_ example: Example) throws {
    let labels = Set(try labels(example.text, in: example.file))
    #expect(example.has.filter { !labels.contains($0) } == [], "of \(labels.sorted())")
    #expect(example.hasNot.filter(labels.contains) == [])
  }

  /// The text after a proposal is accepted, for a client that replaces the whole word.
  @Test(arguments: [
    (
      "own.yaml", "theme: own\nextends: base\npal|\n", "palette",
      "theme: own\nextends: base\npalette:\n"
    ),
    ("own.yaml", "theme: own\nex|\n", "extends", "theme: own\nextends: \n"),
    (
      "own.yaml", "theme: own\nextends: base\ncolors:\n  a: \"{bl|ue.100}\"\n", "blue.500",
      "theme: own\nextends: base\ncolors:\n  a: \"{blue.500}\"\n"
    ),
    (
      "own.yaml", "theme: own\nextends: base\ncolors:\n  a: \"{bl|\n", "blue.500",
      "theme: own\nextends: base\ncolors:\n  a: \"{blue.500}\n"
    ),
    (
      "own.yaml", "theme: own\nextends: base\ncolors:\n  a: |\n", "accent",
      "theme: own\nextends: base\ncolors:\n  a: \"{accent}\"\n"
    ),
    (
      "own.yaml", "theme: own\nextends: base\ncolors:\n  a:|\n", "accent",
      "theme: own\nextends: base\ncolors:\n  a: \"{accent}\"\n"
    ),
    (
      "own.yaml", "theme: own\nextends: base\ncolors:\n  a: ac|\n", "accent",
      "theme: own\nextends: base\ncolors:\n  a: \"{accent}\"\n"
    ),
    (
      "own.yaml", "theme: own\nextends: base\ncolors:\n  a: {|\n", "accent",
      "theme: own\nextends: base\ncolors:\n  a: \"{accent}\"\n"
    ),
    (
      "own.yaml", "theme: own\nextends: base\ncolors:\n  a: {acc|}\n", "accent",
      "theme: own\nextends: base\ncolors:\n  a: \"{accent}\"\n"
    ),
    (
      "own.yaml", "theme: own\nextends: base\ncolors:\n  a: { light: {ac|}, dark: red }\n",
      "accent",
      "theme: own\nextends: base\ncolors:\n  a: { light: \"{accent}\", dark: red }\n"
    ),
    (
      "own.yaml", "theme: own\nextends: base\ncolors:\n  a: color-mix(in oklab, |, red)\n",
      "accent",
      "theme: own\nextends: base\ncolors:\n  a: color-mix(in oklab, {accent}, red)\n"
    ),
    (
      "own.yaml", "theme: own\nextends: base\ncolors:\n  a: okl|\n", "oklch",
      "theme: own\nextends: base\ncolors:\n  a: oklch(60% 0.1 250)\n"
    ),
    (
      "own.yaml", "theme: own\nextends: base\ncolors:\n  a: la|b(1 2 3)\n", "lch",
      "theme: own\nextends: base\ncolors:\n  a: lch(1 2 3)\n"
    ),
    (
      "own.yaml", "theme: own\nextends: base\ncolors:\n  text:\n    da|\n", "dark",
      "theme: own\nextends: base\ncolors:\n  text:\n    dark: \n"
    ),
    (
      "own.yaml", "theme: own\nextends: base\ncolors:\n  text:\n    da|: red\n", "dark",
      "theme: own\nextends: base\ncolors:\n  text:\n    dark: red\n"
    ),
    (
      "own.yaml", "theme: own\nextends: base\ncolors:\n  text:\n    dark hi| p3: red\n",
      "high-contrast",
      "theme: own\nextends: base\ncolors:\n  text:\n    dark high-contrast p3: red\n"
    ),
    (
      "library.yaml", "library: 1\nrules:\n  unpro|\n", "unproven-check",
      "library: 1\nrules:\n  unproven-check: \n"
    ),
    (
      "library.yaml", "library: 1\nchecks:\n  |\n", "contrast check",
      "library: 1\nchecks:\n  - { contrast: [text, accent], at-least: 4.5 }\n"
    ),
    ("own.yaml", "theme: own # th|\n", "themetool: ignore", "theme: own # themetool: ignore \n"),
    (
      "own.yaml", "theme: own # themetool: ignore near|\n", "near-duplicate",
      "theme: own # themetool: ignore near-duplicate\n"
    ),
  ])
  func `An accepted proposal completes the text`(
    _ file: String,
    _ marked: String,
    _ label: String,
    _ result: String
  ) throws {
    let item = try #require(try items(marked, in: file).first { $0["label"]?.text == label })
    let text = marked.replacing("|", with: "", maxReplacements: 1)
    #expect(item["insertTextFormat"] == nil)
    let edit = try #require(item["textEdit"])
    #expect(try TestEdits.apply([edit], to: text) == result)
    let range = try #require(edit["range"].flatMap(TextRange.init))
    let document = DocumentText(Array(text.utf8))
    let start = document.bytes(of: range, .utf16).lowerBound
    let cursor = try #require(Array(marked.utf8).firstIndex(of: UInt8(ascii: "|")))
    let typed = document.string(start..<max(start, cursor))
    // Editors drop a proposal whose filter doesn't begin with the typed text.
    let filter = item["filterText"]?.text ?? label
    #expect(filter.hasPrefix(typed) || label == "lch")
  }

  @Test(arguments: [
    ("own.yaml", "theme: own\nextends: base\ncolors:\n  a: |\n"),
    ("own.yaml", "theme: own\nextends: base\ncolors:\n  a: \"|\"\n"),
    ("own.yaml", "theme: own\nextends: base\ncolors:\n  a: \"{|}\"\n"),
    ("own.yaml", "theme: own\nextends: base\ncolors:\n  a: { light: |, default: red }\n"),
    ("own.yaml", "theme: own\nextends: base\ncolors:\n  a: { light: |, dark: red }\n"),
    ("own.yaml", "theme: own\nextends: base\ncolors:\n  a: { light: red, dark: \"{|}\" }\n"),
    ("own.yaml", "theme: own\nextends: base\ncolors:\n  a: { light: red, default: | }\n"),
    ("child.yaml", "theme: child\nextends: base\ncolors:\n  accent: { dark: |, light: red }\n"),
    (
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: { high-contrast: |, light: red, dark: blue }\n"
    ),
    (
      "own.yaml",
      "theme: own\nextends: base\ncolors:\n  a: { light: alpha(from | / 50%), dark: red }\n"
    ),
    ("own.yaml", "theme: own\nextends: base\ncolors:\n  g: { a: |, b: \"{g.a}\" }\n"),
    ("own.yaml", "theme: own\nextends: base\npalette:\n  tint: |\ncolors:\n  a: \"{tint}\"\n"),
    ("own.yaml", "theme: own\nextends: base\ncolors:\n  a: light-dark(|, white)\n"),
    ("own.yaml", "theme: own\nextends: base\ncolors:\n  a: red\nbase16:\n  base00: |\n"),
    ("own.yaml", "theme: own\nextends: base\ncolors:\n  a: { dark |: red, default: blue }\n"),
    ("own.yaml", "theme: own\nextends: base\ncolors:\n  a: color-mix(in oklab, |, white)\n"),
    ("own.yaml", "theme: own\nextends: base\ncolors:\n  a: color-mix(in |, red, white)\n"),
    ("own.yaml", "theme: own\nextends: base\ncolors:\n  a: oklch(from red l c |)\n"),
    ("own.yaml", "theme: own\nextends: base\ncolors:\n  a: lab|(50% 0 0)\n"),
    ("own.yaml", "theme: own\nextends: |\ncolors:\n  a: red\n"),
    ("own.yaml", "theme: own\nextends: base\ncolors:\n  a: red\ndeprecated:\n  a: { use: | }\n"),
    ("library.yaml", "library: 1\ndefault-theme: |\n"),
    ("library.yaml", "library: 1\ndefault-theme: base\nrules:\n  unproven-check: |\n"),
    ("library.yaml", "library: 1\ndefault-theme: base\nbase16:\n  base0D: |\n"),
    ("h.yaml", "hierarchy: h\nchildren:\n  - window: w\n    uses: [|]\n"),
    ("h.yaml", "hierarchy: h\nchildren:\n  - window: w\n    overrides: { style: | }\n"),
    ("h.yaml", "hierarchy: h\ntraits: { style: | }\nchildren:\n  - window: w\n"),
    ("h.yaml", "hierarchy: h\nchildren:\n  - window: w\n    overrides: { Theme: | }\n"),
  ])
  func `Each proposal for a value is valid at its place`(_ file: String, _ marked: String) throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      let text = marked.replacing("|", with: "", maxReplacements: 1)
      try client.open(file, text)
      let answer = try client.request("textDocument/completion", client.at(marked, in: file))
      // The color names of CSS, the last group, are left out: they differ in nothing else.
      let items = answer["items"]?.elements.filter { $0["sortText"]?.text?.first != "9" } ?? []
      #expect(!items.isEmpty)
      for item in items {
        client.change(file, to: try TestEdits.apply([#require(item["textEdit"])], to: text))
        let errors = client.findings.values.joined().filter { $0["severity"] == .integer(1) }
        #expect(errors.isEmpty, "\(item["label"]?.text ?? "")")
      }
    }
  }

  @Test func `A color has a swatch, a purpose, and a deprecation tag`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder, capabilities: Self.snippets)
      let marked =
        "theme: base\npalette:\n  blue: { 500: \"#0a84ff\" }\ncolors:\n  accent: \"{blue.500}\"\n  old: red\n  b: \"{acc|}\"\nabout:\n  accent: The fill of buttons\ndeprecated:\n  old: { use: accent }\n"
      try client.open("base.yaml", marked.replacing("|", with: ""))
      let answer = try client.request("textDocument/completion", client.at(marked, in: "base.yaml"))
      let items = answer["items"]?.elements ?? []
      let accent = try #require(items.first { $0["label"]?.text == "accent" })
      #expect(accent["kind"] == .integer(16))
      #expect(accent["detail"]?.text == "#0a84ff")
      #expect(accent["documentation"]?.text == "#0a84ff")
      #expect(accent["textEdit"]?["insert"] != nil)
      #expect(accent["textEdit"]?["replace"] != nil)
      let resolved = try client.request("completionItem/resolve", accent)
      #expect(resolved["documentation"]?.text == "#0a84ff\nThe fill of buttons\n#0a84ff")
      let old = try #require(items.first { $0["label"]?.text == "old" })
      #expect(old["tags"] == .array([.integer(1)]))
    }
  }

  @Test func `Snippets have cursor positions if the client supports them`() throws {
    let text = "theme: base\ncolors:\n  a: okl|\n"
    let items = try items(text, in: "base.yaml", capabilities: Self.snippets)
    let function = try #require(items.first { $0["label"]?.text == "oklch" })
    #expect(function["insertTextFormat"] == .integer(2))
    #expect(function["textEdit"]?["newText"]?.text == "oklch(${1:60%} ${2:0.1} ${3:250})")
    #expect(CompletionBuilder.plain("a ${1:b} $2c ${3}$0") == "a b c ")
  }

  @Test(
    "Completion is empty in YAML files outside of libraries, unless they are named as themes",
    arguments: [
      ("docker-compose.yaml", "", false), ("docker-compose.yaml", "serv", false),
      ("a.theme.yaml", "", true), ("a.theme.yaml", "the", true), ("a.yaml", "theme: a\n", true),
    ]
  )
  func namedFiles(file: String, text: String, hasItems: Bool) throws {
    try TemporaryFolder.with([:]) { folder in
      let client = try TestClient(folder)
      try client.open(file, text)
      let end = TestClient.position(of: text.endIndex, in: text)
      let answer = try client.request(
        "textDocument/completion",
        client.document(file, ["position": end.json])
      )
      #expect(answer["items"]?.elements.isEmpty == !hasItems)
    }
  }

  @Test func `A rule is explained when its proposal is resolved`() throws {
    let text = "library: 1\nrules:\n  |"
    let items = try items(text, in: "library.yaml")
    let rule = try #require(items.first { $0["label"]?.text == "contrast" })
    try TemporaryFolder.with([:]) { folder in
      let client = try TestClient(folder)
      let resolved = try client.request("completionItem/resolve", rule)
      #expect(resolved["documentation"]?["value"]?.text?.contains("**To fix:**") == true)
      let unknown = JSONValue(members: ["label": "x".json])
      #expect(try client.request("completionItem/resolve", unknown) == unknown)
    }
  }

  // MARK: Laws

  private static let shipped: [String] = {
    let folder = String(#filePath).split(separator: "/").dropLast(3).joined(separator: "/")
    return ["Themes", "Tests/ThemeTestSupport/Fixtures/Themes"].map { "/\(folder)/\($0)" }
  }()

  private static func builder(
    at offset: Int,
    in text: DocumentText,
    _ project: ThemeProject
  ) -> CompletionBuilder? {
    CompletionPlaceReader.place(at: offset, in: text).map {
      CompletionBuilder(
        $0,
        in: text.bytes,
        project,
        for: .completion,
        traits: TraitCollection(),
        hasSnippets: true
      )
    }
  }

  @Test(arguments: shipped)
  func `Each name in a file is proposed at its place`(_ path: String) throws {
    let project = ThemeProject(try ThemeFolder(path: path), by: ThemeProject.validator)
    let step = caseCount(6, long: 1)
    var count = 0
    for (file, index) in project.allIndexes {
      let text = try #require(project.text(ofFile: file))
      let uses = index.occurrences.filter { !$0.isDefinition && isProposed($0) }
      for number in stride(from: 0, to: uses.count, by: step) {
        let occurrence = uses[number]
        // Names of traits are compared without case.
        let name = text.string(occurrence.range).lowercased()
        // The places in a name have equal proposals; two of them find errors of the ends.
        for offset in [occurrence.range.lowerBound, occurrence.range.upperBound] {
          let items = Self.builder(at: offset, in: text, project)?.items ?? []
          let isFound = items.lazy.map { $0.label.lowercased() }.contains {
            $0 == name || $0.hasPrefix(name + "=") || $0.hasSuffix("=" + name)
          }
          #expect(isFound, "'\(name)' at \(offset) of \(file)")
          count += 1
        }
      }
    }
    #expect(count > 100 / step)
  }

  /// Whether a name is a proposal in its spelling.
  private func isProposed(_ occurrence: Occurrence) -> Bool {
    if case .catalog = occurrence.symbol { return false }
    return true
  }

  @Test(arguments: shipped)
  func `A file cut at any offset has proposals without errors`(_ path: String) throws {
    let project = ThemeProject(try ThemeFolder(path: path), by: ThemeProject.validator)
    var random = SplitMix64(seed: 6)
    let signs = Array("{}[]()\"'#:,-|>&!\\ \n\r\t%\u{E9}".utf8)
    for file in project.folder.files {
      let bytes = file.source.bytes
      for _ in 0..<caseCount(3, long: 8) {
        let end = Int.random(in: 0...bytes.count, using: &random)
        let start = Int.random(in: 0...min(end, 2_000), using: &random)
        var part = Array(bytes[start..<end].prefix(1_500))
        if !part.isEmpty {
          for _ in 0..<Int.random(in: 0...3, using: &random) {
            let place = Int.random(in: 0..<part.count, using: &random)
            part[place] = signs.randomElement(using: &random) ?? 0
          }
        }
        let text = DocumentText(part)
        for _ in 0..<6 {
          let offset = Int.random(in: 0...part.count, using: &random)
          for item in Self.builder(at: offset, in: text, project)?.items ?? [] {
            #expect(item.range.lowerBound <= offset && offset <= item.range.upperBound)
            #expect(item.range.upperBound <= part.count)
          }
        }
        for offset in stride(from: 0, through: part.count, by: 9) {
          _ = CompletionPlaceReader.place(at: offset, in: text)
        }
      }
    }
  }
}
