import SourceDiagnostics
import SourceDocuments
import Testing
import ThemeFiles
import TraitSystem

@testable import ThemeLanguageServer
@testable import ThemeValidation

/// What is derived from the description of the format, for keys that no file has.
struct FormatDescriptionTests {
  private static let parade = FormatMapping(
    noun: "a parade",
    [
      FormatKey(
        "floats",
        .list(.name(.color), count: 1...3),
        isRequired: true,
        documentation: "The floats."
      ),
      FormatKey("while", .oneOrMore(.conditions), documentation: "The conditions."),
      FormatKey("pace", .words(["slow", "fast"], noun: "a pace"), documentation: "The speed."),
      FormatKey("length", .number, isRequired: true, documentation: "The length in meters."),
    ]
  )

  /// A library file with one more key.
  private static let format = FormatMapping(
    named: "library",
    noun: "a library file",
    FormatMapping.library.keys + [
      FormatKey(
        "parades",
        .list(.firstKey(named: "parade", [parade], otherwise: "a parade needs 'floats:'")),
        documentation: "The parades of the town."
      )
    ]
  )

  private static let text = """
    library: 1
    parades:
      - { floats: [accent], while: [dark, high-contrast], length: 3 }
    """

  private func index(_ text: String = Self.text) throws -> FileIndex {
    let source = SourceFile(path: "library.yaml", bytes: Array(text.utf8))
    let file = ThemeFolder.File(source)
    let names = TraitNames()
    return try #require(FileIndex(file, names: names, themeTrait: nil, format: Self.format))
  }

  private func findings(_ text: String, _ format: FormatMapping) throws -> [String] {
    var findings = Findings()
    try findings.check(index(text).document.root, as: .mapping(format))
    return findings.diagnostics.map(\.message)
  }

  private func proposals(_ marked: String) throws -> [CompletionItem] {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    let text = DocumentText(Array(parts.joined().utf8))
    let place = try #require(CompletionPlaceReader.place(at: parts[0].utf8.count, in: text))
    return CompletionBuilder(
      place,
      in: text.bytes,
      nil,
      for: .completion,
      traits: TraitCollection(),
      hasSnippets: false,
      format: Self.format
    ).items
  }

  @Test func `A new key of the format is accepted with values of its kind`() throws {
    #expect(
      try findings(Self.text, .library).map { $0.prefix { $0 != ";" } } == [
        "'parades' is not a key of a library file"
      ]
    )
    #expect(try findings(Self.text, Self.format) == [])
    #expect(
      try findings(
        "library: 1\nparades: [{ floats: [], pace: fats }, { floats: [a, b, c, d], length: x }, {}]",
        Self.format
      ) == [
        "a parade needs 'floats:', the floats", "a parade needs 'length:', the length in meters",
        "'fats' is not a pace; did you mean 'fast'?", "'floats' must have at most 3 names",
        "'length' must be a number, not 'x'", "a parade needs 'floats:'",
      ]
    )
  }

  @Test func `The schema has a new key, its documentation and its requirements`() {
    let definitions = Dictionary(uniqueKeysWithValues: ThemeFileSchema.definitions(of: Self.format))
    let key = definitions["library"]?["properties"]?["parades"]
    #expect(key?["description"] == .string("The parades of the town."))
    let parade = definitions["parade"]?["then"]
    #expect(parade?["required"] == .array([.string("floats"), .string("length")]))
    #expect(parade?["properties"]?["floats"]?["maxItems"] == .number("3"))
  }

  @Test func `References, tokens and the outline have the names in a new key`() throws {
    let index = try index()
    let names = index.occurrences.map(\.symbol.name)
    #expect(names == ["accent", "dark", "high"])
    let offset = try #require(Self.text.firstRange(of: "accent")).lowerBound
    let start = Self.text.utf8.distance(from: Self.text.startIndex, to: offset)
    let token = SemanticTokens(index).tokens.first { $0.range == start..<start + 6 }
    #expect(token?.kind == .variable)
    let outline = Outline(index).items
    #expect(outline.map(\.name) == ["parades"])
    #expect(outline.first?.children.map(\.name) == ["floats: accent"])
  }

  @Test func `Hovers describe a new key`() throws {
    let offset = Self.text.utf8.count - "pace: 3 }".utf8.count
    let part = try #require(try index().key(at: offset))
    let hover = try #require(part.known.flatMap(HoverText.init))
    #expect(hover.plain == "length (key)\n\nThe length in meters.")
  }

  @Test(arguments: [
    ("library: 1\npa|", "parades"), ("library: 1\nparades:\n  - |", "- floats: "),
    ("library: 1\nparades:\n  - { floats: [a], | }", "length: "),
    ("library: 1\nparades:\n  - { floats: [a], pace: | }", "slow"),
    ("library: 1\nparades:\n  - { floats: [a], while: | }", "dark"),
  ])
  func `A new key and its values are proposed`(_ text: String, _ proposal: String) throws {
    let texts = try proposals(text).map(\.text)
    #expect(texts.contains { proposal.hasSuffix($0) || $0.hasPrefix(proposal) }, "\(texts)")
  }
}
