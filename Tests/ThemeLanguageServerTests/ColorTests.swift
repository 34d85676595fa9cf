import ColorValues
import DynamicColors
import Foundation
import SourceDiagnostics
import SourceDocuments
import TestSupport
import ThemeFiles
import TraitSystem

import Testing

@testable import ThemeLanguageServer

/// Colors in documents, and texts for other colors.
struct ColorTests {
  private static let theme = """
    theme: base
    palette:
      ink: "#102030"
    colors:
      plain: white
      flow: { light: white, dark: oklch(50% 0.1 200), high-contrast: "rgb(1, 2, 3)" }
      mix: color-mix(in oklab, {ink} 50%, white)
      quoted: "color-mix(in srgb, #ff0000, {ink})"
      reference: "{plain}"
      both: 'light-dark(hsl(120 100% 50%), color(display-p3 0 1 0))'
      lines: >-
        color-mix(in srgb, black, {ink})
      wide: color(display-p3 1 0 0)
      clear: "#11223344"

    """

  /// The colors of a file, each as its text and its value.
  private func colors(
    _ client: TestClient,
    _ file: String
  ) throws -> [(text: String, hex: String, value: JSONValue)] {
    try client.request("textDocument/documentColor", client.document(file)).elements.map { entry in
      let color = try #require(entry["color"].flatMap { Color($0) })
      return (try client.text(of: entry["range"], in: file), color.hex, entry)
    }
  }

  @Test func `Each value and the literals in it have their colors`() throws {
    try TemporaryFolder.with(["a.yaml": Self.theme]) { folder in
      let client = try TestClient(folder)
      try client.open("a.yaml")
      let found = try colors(client, "a.yaml").map { "\($0.text) \($0.hex)" }
      #expect(
        found == [
          "#102030 #102030", "white #ffffff", "white #ffffff",
          "oklch(50% 0.1 200) #00747a", "rgb(1, 2, 3) #010203",
          "color-mix(in oklab, {ink} 50%, white) #7d8791", "white #ffffff",
          "color-mix(in srgb, #ff0000, {ink}) #881018", "#ff0000 #ff0000",
          "{plain} #ffffff",
          "light-dark(hsl(120 100% 50%), color(display-p3 0 1 0)) #00ff00",
          "hsl(120 100% 50%) #00ff00", "color(display-p3 0 1 0) #00fb29",
          "color-mix(in srgb, black, {ink}) #081018", "black #000000",
          "color(display-p3 1 0 0) #ff0b0c", "#11223344 #11223344",
        ]
      )
    }
  }

  @Test func `Values with errors have no color, and others keep theirs`() throws {
    let text = "theme: a\ncolors:\n  one: \"{none}\"\n  two: \"{one}\"\n  three: rde\n  four: red\n"
    try TemporaryFolder.with(["a.yaml": text]) { folder in
      let client = try TestClient(folder)
      try client.open("a.yaml")
      #expect(try colors(client, "a.yaml").map(\.text) == ["red"])
      // A syntax error in another part keeps the colors.
      try client.replace("theme: a", with: "theme: a\nabout: [", in: "a.yaml")
      #expect(try colors(client, "a.yaml").map(\.text) == ["red"])
    }
  }

  @Test func `The context selects the branch of values that depend on it`() throws {
    try TemporaryFolder.with(["a.yaml": Self.theme]) { folder in
      let client = try TestClient(folder)
      try client.open("a.yaml")
      _ = try client.request("themetool/setContext", JSONValue(members: ["style": "dark".json]))
      let found = try colors(client, "a.yaml")
      #expect(found.first { $0.text == "{plain}" }?.hex == "#ffffff")
      #expect(found.first { $0.text.hasPrefix("light-dark") }?.hex == "#00fb29")
      // The conditions of the variant itself are stronger than the context.
      #expect(found[2].hex == "#ffffff")
    }
  }

  /// The folder of the themes of the package.
  private static let shipped = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Themes").standardizedFileURL.path

  @Test func `Colors of shipped themes are those of 'resolve' if their variants win`() throws {
    let library = try ThemeLibrary(contentsOf: Self.shipped)
    let client = try TestClient(Self.shipped)
    for theme in ["standard", "bold", "monochrome", "pastel"] {
      let file = "\(theme).yaml"
      try client.open(file)
      let expected = try hexValues(of: theme, library)
      var found: Set<String> = []
      for entry in try colors(client, file) {
        let start = try #require(entry.value["range"].flatMap(TextRange.init)).start
        // Values in quotes begin before their texts.
        let places = [0, 1].map { "\(start.line + 1):\(start.character + 1 - $0)" }
        guard let place = places.first(where: { expected[$0] != nil }) else { continue }
        #expect(entry.hex == expected[place], "\(file):\(place) \(entry.text)")
        found.insert(place)
      }
      #expect(found == Set(expected.keys))
    }
  }

  /// Returns the value of each variant in a theme's file, by the position of its text, under the
  /// first traits with which it wins.
  private func hexValues(of theme: String, _ library: ThemeLibrary) throws -> [String: String] {
    let words = [
      ["light", "dark"], ["normal-contrast", "high-contrast"], ["base", "elevated"],
      ["srgb", "p3"],
    ]
    var combinations: [TraitCollection] = [try library.traits(theme: theme)]
    for choices in words {
      combinations = choices.flatMap { word in
        combinations.map { traits in
          traits.setting([ConditionWords.condition(word)].compactMap { $0 })
        }
      }
    }
    let density = try #require(library.customTraits.first)
    combinations += try combinations.map {
      $0.setting([TraitCondition(density, try density.value("compact"))])
    }
    let colors = library.member(for: try library.traits(theme: theme)).colors
    var values: [String: String] = [:]
    for name in colors.names {
      for traits in combinations {
        let index = try #require(colors.index(of: name))
        guard let source = colors.source(at: index, for: traits),
          source.file.hasSuffix("/\(theme).yaml")
        else { continue }
        let place = "\(source.position.line):\(source.position.column)"
        values[place] = values[place] ?? colors.color(at: index, for: traits).hex
      }
    }
    return values
  }

  // MARK: Presentations

  private func presentations(
    _ client: TestClient,
    of color: Color,
    _ range: JSONValue?
  ) throws -> [JSONValue] {
    try client.request(
      "textDocument/colorPresentation",
      client.document("a.yaml", ["range": range, "color": color.json])
    ).elements
  }

  @Test(arguments: [
    ("white", "#ff000080", ["#ff000080", "rgb(255 0 0 / 0.5)"]),
    ("oklch(50% 0.1 200)", "#ff0000", ["oklch(62.8% 0.258 29.2)", "#ff0000", "rgb(255 0 0)"]),
    ("rgb(1, 2, 3)", "#ff000080", ["rgba(255, 0, 0, 0.5)", "#ff000080"]),
    ("hsl(120 100% 50%)", "#ff0000", ["hsl(0 100% 50%)", "#ff0000"]),
    ("color(display-p3 0 1 0)", "#ff0000", ["color(display-p3 0.917 0.2 0.139)", "#ff0000"]),
    ("{plain}", "#ff0000", ["#ff0000 instead of {plain}", "rgb(255 0 0) instead of {plain}"]),
    ("{plain}", "#ffffff", ["{plain}", "#ffffff instead of {plain}"]),
    ("color(display-p3 1 0 0)", "#ff0b0c", ["color(display-p3 1 0 0)"]),
  ])
  func `The current notation is the first presentation`(
    _ text: String,
    _ hex: String,
    _ wanted: [String]
  ) throws {
    try TemporaryFolder.with(["a.yaml": Self.theme]) { folder in
      let client = try TestClient(folder)
      try client.open("a.yaml")
      let entry = try #require(colors(client, "a.yaml").first { $0.text == text })
      let found = try presentations(client, of: Color(css: hex), entry.value["range"])
      #expect(found.prefix(wanted.count).compactMap { $0["label"]?.text } == wanted)
    }
  }

  @Test func `Each presentation leads to a file without errors that has the color`() throws {
    try TemporaryFolder.with(["a.yaml": Self.theme]) { folder in
      let client = try TestClient(folder)
      try client.open("a.yaml")
      let count = try colors(client, "a.yaml").count
      var random = SplitMix64(seed: 7)
      for number in 0..<count {
        client.change("a.yaml", to: Self.theme)
        let entry = try colors(client, "a.yaml")[number]
        let bytes = (0..<4).map { _ in Int.random(in: 0...255, using: &random) }
        let alpha = number % 2 == 0 ? 1 : Double(bytes[3]) / 255
        let parts = bytes.map { Double($0) / 255 }
        let color = Color(.srgb, parts[0], parts[1], parts[2], alpha: alpha)
        for presentation in try presentations(client, of: color, entry.value["range"]) {
          let edits =
            [try #require(presentation["textEdit"])]
            + (presentation["additionalTextEdits"]?.elements ?? [])
          client.change("a.yaml", to: try TestClient.applying(edits, to: Self.theme))
          let errors = client.rules("a.yaml").filter { $0 != "out-of-gamut" }
          let label = presentation["label"]?.text ?? ""
          #expect(
            !errors.contains { $0 == "invalid-color" || $0 == "syntax" },
            "\(label): \(errors)"
          )
          #expect(try colors(client, "a.yaml")[number].hex == color.hex, "\(label)")
        }
      }
    }
  }

  @Test func `A picked color can change again with the quotes of the first change`() throws {
    try TemporaryFolder.with(["a.yaml": "theme: a\ncolors:\n  one: white\n"]) { folder in
      let client = try TestClient(folder)
      try client.open("a.yaml")
      client.change("a.yaml", to: "theme: a\ncolors:\n  one: \"#ff0000\"\n")
      let quoted = TextRange(
        start: TextPosition(line: 2, character: 7),
        end: TextPosition(line: 2, character: 16)
      )
      let found = try presentations(client, of: Color(css: "lime"), quoted.json)
      let edit = try #require(found.first?["textEdit"])
      let text = try #require(client.texts["a.yaml"])
      #expect(
        try TestClient.applying([edit], to: text) == "theme: a\ncolors:\n  one: \"#00ff00\"\n"
      )
    }
  }

  @Test func `Positions without a color have no presentations`() throws {
    try TemporaryFolder.with(["a.yaml": Self.theme, "library.yaml": "library: 1\n"]) { folder in
      let client = try TestClient(folder)
      try client.open("a.yaml")
      for (line, character) in [(0, 0), (1, 2), (3, 100), (1_000, 1_000)] {
        let place = TextPosition(line: line, character: character)
        let range = TextRange(start: place, end: place).json
        #expect(try presentations(client, of: .white, range) == [])
      }
      #expect(
        try client.request("textDocument/documentColor", client.document("library.yaml"))
          == .array([])
      )
      #expect(throws: TestClient.RequestFailure.self) {
        try client.request("textDocument/colorPresentation", client.document("a.yaml"))
      }
    }
  }
}
