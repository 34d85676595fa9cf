import SourceDocuments

import Testing

@testable import ThemeLanguageServer

/// Meanings of the parts of files.
struct SemanticTokensTests {
  private func tokens(
    _ text: String,
    library: String = "library: 1\n",
    _ method: String = "full",
    _ more: KeyValuePairs<String, (any JSONConvertible)?> = [:]
  ) throws -> [String] {
    try TemporaryFolder.with(["t.yaml": text, "library.yaml": library]) { folder in
      let client = try TestClient(folder)
      try client.open("t.yaml")
      let method = "textDocument/semanticTokens/\(method)"
      let answer = try client.request(method, client.document("t.yaml", more))
      return try Self.decoded(answer, in: "t.yaml", client)
    }
  }

  private static func decoded(
    _ answer: JSONValue,
    in file: String,
    _ client: TestClient
  ) throws -> [String] {
    let numbers = try #require(answer["data"]).elements.compactMap(\.integer)
    try #require(numbers.count % 5 == 0)
    var (line, character) = (0, 0)
    return try stride(from: 0, to: numbers.count, by: 5).map { index in
      line += numbers[index]
      character = numbers[index] == 0 ? character + numbers[index + 1] : numbers[index + 1]
      let range = TextRange(
        start: TextPosition(line: line, character: character),
        end: TextPosition(line: line, character: character + numbers[index + 2])
      )
      let kind = SemanticTokens.Kind(rawValue: numbers[index + 3])
      let modifiers = SemanticTokens.Modifier.allCases.filter { numbers[index + 4] & $0.bit != 0 }
      let place = try client.place(range.json, in: file)
      let words = ["\(try #require(kind))"] + modifiers.map { "\($0)" }
      return "\(place) \(words.joined(separator: "."))"
    }
  }

  @Test(arguments: [
    (
      "a: color-mix(in oklch shorter hue, {state.x} 20%, red)",
      [
        "color-mix function", "in keyword", "oklch keyword", "shorter keyword", "hue keyword",
        "{ operator", "state.x variable", "} operator", "20 number", "% unit",
        "red enumMember.readonly.defaultLibrary",
      ]
    ),
    (
      "a: oklch(from {x} calc(l + 0.1) c 12.5deg / none)",
      [
        "oklch function", "from keyword", "{ operator", "x variable", "} operator",
        "calc function", "l parameter", "+ operator", "0.1 number", "c parameter",
        "12.5 number", "deg unit", "/ operator", "none keyword",
      ]
    ),
    ("a: '#ff8800'", ["#ff8800 number"]),
    ("a: asset( Brand/Ink )", ["asset function", "Brand/Ink string"]),
    (
      "a: { light: Red, default: \"{x}\" }",
      [
        "light enumMember", "Red enumMember.readonly.defaultLibrary", "default keyword",
        "{ operator", "x variable", "} operator",
      ]
    ),
    (
      "a: { density=low: red }",
      [
        "density enum", "low enumMember", "red enumMember.readonly.defaultLibrary",
      ]
    ),
    (
      "a: color-mix(in oklab, {x",
      ["color-mix function", "in keyword", "oklab keyword", "{ operator", "x variable"]
    ),
  ])
  func `Values have the tokens of their parts`(entry: String, expected: [String]) throws {
    let library = "library: 1\ntraits:\n  density: { values: [low, high] }\n"
    let text = "theme: t\ncolors:\n  x: black\n  \(entry)\n"
    let found = try tokens(text, library: library)
    let last = found.filter { $0.hasPrefix("4:") }.map { String($0.dropFirst(2)) }
    #expect(last == ["a variable.declaration"] + expected)
  }

  @Test func `Names have the tokens of their symbols`() throws {
    let text = """
      hierarchy: app
      overrides: { theme: a, density: low }
      children:
        - window: main
          uses: [ink]
      """
    let library = "library: 1\ntraits:\n  density: { values: [low, high] }\n"
    let found = try tokens(text, library: library)
    #expect(
      found == [
        "1:app class.declaration", "2:theme enum", "2:a enumMember", "2:density enum",
        "2:low enumMember", "4:main struct.declaration", "5:ink variable",
      ]
    )
  }

  @Test(arguments: [
    (
      "a: asset(Brand\n    Ink)",
      ["3:a variable.declaration", "3:asset function", "3:Brand string", "4:Ink string"]
    ),
    (
      "a: \"asset(Brand \r\n\r\n    Ink)\"",
      ["3:a variable.declaration", "3:asset function", "3:Brand string", "5:Ink string"]
    ),
    (
      "a: { dark: 'asset(Brand\n\n    Ink)' }",
      [
        "3:a variable.declaration", "3:dark enumMember", "3:asset function", "3:Brand string",
        "5:Ink string",
      ]
    ),
    (
      "a: >-\n    asset(Brand\n    Ink)",
      ["3:a variable.declaration", "4:asset function", "4:Brand string", "5:Ink string"]
    ),
    (
      "a: |\n    color-mix(in oklab,\n      {x})",
      [
        "3:a variable.declaration", "4:color-mix function", "4:in keyword", "4:oklab keyword",
        "5:{ operator", "5:x variable", "5:} operator",
      ]
    ),
  ])
  func `Values of several lines have a token for each line`(
    entry: String,
    expected: [String]
  ) throws {
    let found = try tokens("theme: t\ncolors:\n  \(entry)\n")
    #expect(Array(found.drop { !$0.hasPrefix("3:") }) == expected)
  }

  @Test func `Names of several lines have a token for each line`() throws {
    let found = try tokens("theme: my\n  own\ncolors:\n  a: red\n")
    #expect(found.starts(with: ["1:my class.declaration", "2:own class.declaration"]))
  }

  @Test func `Characters outside the basic plane count as two`() throws {
    let text = "theme: t\ncolors:\n  😀: { light: red }\n  é: \"{😀}\" # 😀\n"
    let found = try tokens(text)
    #expect(found.contains("4:{ operator"))
    #expect(found.contains("3:red enumMember.readonly.defaultLibrary"))
  }

  @Test func `A range has the tokens inside it`() throws {
    let text = "theme: t\ncolors:\n  a: red\n  b: blue\n  c: tan\n"
    let range = TextRange(
      start: TextPosition(line: 3, character: 0),
      end: TextPosition(line: 4, character: 0)
    )
    #expect(
      try tokens(text, "range", ["range": range.json]) == [
        "4:b variable.declaration", "4:blue enumMember.readonly.defaultLibrary",
      ]
    )
  }

  @Test func `Tokens are kept while the file has a syntax error`() throws {
    let text = "theme: t\ncolors:\n  a: red\n  b: \"blue\"\n  c: tan\n"
    try TemporaryFolder.with(["t.yaml": text]) { folder in
      let client = try TestClient(folder)
      try client.open("t.yaml")
      client.wait()
      try client.replace("\"blue\"", with: "\"blue", in: "t.yaml")
      let method = "textDocument/semanticTokens/full"
      let answer = try client.request(method, client.document("t.yaml"))
      let found = try Self.decoded(answer, in: "t.yaml", client)
      #expect(found.contains("3:a variable.declaration"))
      #expect(found.contains("5:tan enumMember.readonly.defaultLibrary"))
    }
  }
}
