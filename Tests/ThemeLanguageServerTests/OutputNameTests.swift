import SourceDocuments
import Testing

@testable import ThemeLanguageServer

/// The themes, traits and values that outputs of `exports:` name.
struct OutputNameTests {
  private static let files = [
    "library.yaml": """
    library: 1
    default-theme: calm
    traits:
      density: { identifier: com.example.density, values: [regular, compact] }
    exports:
      - { to: css, output: a.css, themes: [calm, 'bold'], where: density=Compact }
      - { to: json, output: b.json, where: [dark, "density=regular"] }
      - { template: c.mustache, output: c/, matrix: [theme, density] }
    """,
    "calm.yaml": "theme: calm\ncolors:\n  a: red\n",
    "bold.yaml": "theme: bold\ncolors:\n  a: { default: red, density=regular: blue }\n",
    "c.mustache": "",
  ]

  /// The places of each name: first that of its definition.
  private static let names = [
    "calm": ["calm.yaml:1:calm", "library.yaml:2:calm", "library.yaml:6:calm"],
    "bold": ["bold.yaml:1:bold", "library.yaml:6:bold"],
    "density": [
      "library.yaml:4:density", "bold.yaml:3:density", "library.yaml:6:density",
      "library.yaml:7:density", "library.yaml:8:density",
    ],
    "regular": ["library.yaml:4:regular", "bold.yaml:3:regular", "library.yaml:7:regular"],
    "compact": ["library.yaml:4:compact", "library.yaml:6:Compact"],
  ]

  private static let places: [(file: String, mark: String, name: String)] = [
    ("calm.yaml", "theme: ca|lm", "calm"), ("library.yaml", "themes: [ca|lm", "calm"),
    ("library.yaml", "'bo|ld'", "bold"), ("library.yaml", "den|sity: {", "density"),
    ("library.yaml", "where: den|sity", "density"), ("library.yaml", "\"den|sity=", "density"),
    ("library.yaml", "[theme, den|sity]", "density"), ("library.yaml", "[re|gular", "regular"),
    ("library.yaml", "density=re|gular\"", "regular"), ("library.yaml", "=Com|pact", "compact"),
  ]

  @Test(arguments: places)
  func `Output names have definitions, references and hovers`(
    file: String,
    mark: String,
    name: String
  ) throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      try client.open(file)
      #expect(client.findings.values.joined().isEmpty)
      let position = try client.at(mark, in: file)
      let places = try #require(Self.names[name])
      let definition = try client.request("textDocument/definition", position)
      #expect(try client.places(definition) == Array(places.prefix(1)))
      let answer = try client.request("textDocument/references", position)
      let references = try client.places(answer)
      #expect(Set(references) == Set(places))
      let hover = try client.request("textDocument/hover", position)
      #expect(hover["contents"]?["value"]?.text?.lowercased().contains(name) == true)
    }
  }

  @Test(arguments: places)
  func `Output names are renamed in all files`(file: String, mark: String, name: String) throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      try client.open(file)
      var parameters = try client.at(mark, in: file)
      parameters["newName"] = "other".json
      let texts = try client.applying(try client.request("textDocument/rename", parameters))
      let places = try #require(Self.names[name])
      #expect(Set(texts.keys) == Set(places.map { String($0.prefix { $0 != ":" }) }))
      for (changed, text) in texts {
        let old = try #require(Self.files[changed]).split(separator: "\n")
        let new = text.split(separator: "\n")
        let lines = zip(old, new).enumerated().filter { $0.element.0 != $0.element.1 }
        let expected = places.filter { $0.hasPrefix("\(changed):") }
          .map { $0.split(separator: ":")[1] }
        #expect(lines.map { "\($0.offset + 1)" } == expected.map(String.init))
        #expect(lines.allSatisfy { $0.element.1.contains("other") })
      }
    }
  }
}
