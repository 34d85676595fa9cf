import SourceDiagnostics
import SourceDocuments
import Testing
import ThemeFiles

@testable import ThemeLanguageServer
@testable import ThemeValidation

/// What is derived from the description of the format, for a format that no file has.
struct FormatDescriptionTests {
  private static let inner = FormatMapping(
    named: "part",
    [
      FormatKey(
        "wanted",
        .list(.name(.theme), count: 1...3),
        isRequired: true,
        "The wanted themes."
      ),
      FormatKey("while", .oneOrMore(.conditions), "The conditions."),
    ]
  )

  private static let format = FormatMapping(
    named: "file",
    noun: "a file",
    [
      FormatKey("file", .plainName(.ownTheme), isRequired: true, "The name."),
      FormatKey(
        "parts",
        .list(.firstKey(named: "one", [inner], otherwise: "a part needs 'wanted:'")),
        "The parts."
      ),
      FormatKey("purposes", .entries(.color, .text), "The purposes."),
    ]
  )

  private static let text = """
    file: calm
    parts:
      - { wanted: [bold, pastel], while: dark }
      - { wanted: [calm], while: [light, high-contrast] }
    purposes: { accent: for buttons }
    other: [bold]
    """

  private func root() throws -> SourceNode {
    let file = SourceFile(path: "file.yaml", bytes: Array(Self.text.utf8))
    return try #require(YAMLReader.read(file).document).root
  }

  @Test func `names are found where the description has them`() throws {
    var builder = FileIndexBuilder(names: TraitNames(), themeTrait: nil)
    try builder.add(root(), Self.format)
    let names = builder.occurrences.map {
      "\($0.isDefinition ? "defines" : "names") \($0.symbol.name)"
    }
    #expect(
      names == [
        "defines calm", "names bold", "names pastel", "names dark", "names calm", "names light",
        "names high", "names accent",
      ]
    )
  }

  @Test func `the schema has the keys, their documentation and their requirements`() {
    let definitions = Dictionary(uniqueKeysWithValues: Schema.definitions(of: Self.format))
    #expect(definitions.keys.sorted() == ["file", "one", "part"])
    let part = definitions["part"]
    #expect(part?["required"] == .array([.string("wanted")]))
    let wanted = part?["properties"]?["wanted"]
    #expect(wanted?["description"] == .string("The wanted themes."))
    #expect(wanted?["minItems"] == .number("1"))
    #expect(wanted?["maxItems"] == .number("3"))
    #expect(definitions["file"]?["additionalProperties"] == .bool(false))
  }

  @Test func `readers report other keys`() throws {
    var findings = Findings()
    try findings.check(root(), as: .mapping(Self.format))
    #expect(
      findings.diagnostics.map { "\($0.message)" } == [
        "'other' is not a key of a file; available keys: file, parts, purposes"
      ]
    )
  }
}
