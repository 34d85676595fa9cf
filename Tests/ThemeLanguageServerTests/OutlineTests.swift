import SourceDocuments

import Testing

@testable import ThemeLanguageServer

/// Symbols of files and workspaces, folding and selection.
struct OutlineTests {
  private static let theme = """
    # A theme
    # of two lines
    theme: t
    palette:
      blue: { 300: "#aaf", 500: "#00f" }
    colors:
      page: { light: white, dark: black }   # the page
      state:
        error: color-mix(in oklab, {blue.500} 20%, red)
        old-one: >-
          oklch(from {page}
          l c h / 50%)

    # the end
    deprecated: {
      state.old-one: { use: page },
      }
    """

  private static let library = """
    library: 1
    traits:
      density: { identifier: d.d, values: [a, b] }
    checks:
      - { contrast: [page, state.error], at-least: 3 }
    """

  private static let app = """
    hierarchy: app
    scene: main
    children:
      - window: one
        children:
          - view: list
            uses: [page]
    """

  private static let files = ["t.yaml": theme, "library.yaml": library, "app.yaml": app]

  private func lines(_ symbols: [JSONValue], _ indentation: String = "") -> [String] {
    symbols.flatMap { symbol in
      let detail = symbol["detail"]?.text.map { " = \($0)" } ?? ""
      let name = "\(indentation)\(symbol["name"]?.text ?? "")\(detail)"
      return [name] + lines(symbol["children"]?.elements ?? [], indentation + "  ")
    }
  }

  @Test(arguments: [
    (
      "t.yaml",
      """
      t
        palette
          blue
            300 = #aaf
            500 = #00f
        colors
          page = light, dark
          state
            error = color-mix(in oklab, {blue.500} 20%, red)
            old-one = oklch(from {page} l c h / 50%)
        deprecated
      """
    ),
    (
      "library.yaml",
      """
      traits
        density
          a
          b
      checks
        contrast: page, state.error
      """
    ),
    (
      "app.yaml",
      """
      app
        main
          one
            list
      """
    ),
  ])
  func `Document symbols are nested`(file: String, expected: String) throws {
    try TemporaryFolder.with(Self.files) { folder in
      let capabilities = try json(
        #"{"textDocument":{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}"#
      )
      let client = try TestClient(folder, capabilities: capabilities)
      let answer = try client.request("textDocument/documentSymbol", client.document(file))
      #expect(lines(answer.elements).joined(separator: "\n") == expected)
      try checkRanges(answer.elements, inside: nil)
    }
  }

  /// Names are in the ranges of their symbols, and these in those of their parents.
  private func checkRanges(_ symbols: [JSONValue], inside parent: TextRange?) throws {
    for symbol in symbols {
      let range = try #require(symbol["range"].flatMap(TextRange.init))
      let name = try #require(symbol["selectionRange"].flatMap(TextRange.init))
      #expect(range.start <= name.start && name.end <= range.end)
      if let parent { #expect(parent.start <= range.start && range.end <= parent.end) }
      try checkRanges(symbol["children"]?.elements ?? [], inside: range)
    }
  }

  @Test func `Document symbols are a list for clients without nesting`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      let answer = try client.request("textDocument/documentSymbol", client.document("t.yaml"))
      let shown = answer.elements.map {
        "\($0["name"]?.text ?? "") in \($0["containerName"]?.text ?? "-")"
      }
      #expect(shown.contains("state.error in state"))
      #expect(shown.contains("blue.300 in blue"))
      #expect(shown.first == "t in -")
    }
  }

  @Test(arguments: [
    ("stero", ["state.error"]),
    ("PAGE", ["page"]),
    ("sta", ["state", "state.error", "state.old-one"]),
    ("li", ["list"]),
    ("zzz", []),
  ])
  func `Workspace symbols contain the letters of the query`(
    query: String,
    names: [String]
  ) throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      let answer = try client.request("workspace/symbol", try json(#"{"query":"\#(query)"}"#))
      #expect(answer.elements.compactMap { $0["name"]?.text } == names)
    }
  }

  @Test func `The number of workspace symbols is limited`() throws {
    let colors = (0..<1_200).map { "  c\($0): red" }.joined(separator: "\n")
    try TemporaryFolder.with(["t.yaml": "theme: t\ncolors:\n\(colors)\n  cx: red\n"]) { folder in
      let client = try TestClient(folder)
      let all = try client.request("workspace/symbol", try json(#"{"query":""}"#))
      #expect(all.elements.count == LanguageServer.symbolLimit)
      // The last color is a better match than those before it.
      let last = try client.request("workspace/symbol", try json(#"{"query":"cx"}"#))
      #expect(last.elements.compactMap { $0["name"]?.text } == ["cx"])
    }
  }

  @Test(arguments: [
    (nil, ["3-4", "5-11", "7-11", "9-11", "14-15", "0-1 comment"]),
    (6, ["3-4", "5-11", "7-11", "9-11", "14-15", "0-1 comment"]),
    (5, ["5-11", "7-11", "9-11", "3-4", "14-15"]),
    (1, ["5-11"]),
    (0, []),
  ])
  func `Entries with several lines and blocks of comments can be folded, up to a limit`(
    limit: Int?,
    expected: [String]
  ) throws {
    try TemporaryFolder.with(Self.files) { folder in
      let capabilities = limit.map { #"{"textDocument":{"foldingRange":{"rangeLimit":\#($0)}}}"# }
      let client = try TestClient(folder, capabilities: try json(capabilities ?? "{}"))
      let answer = try client.request("textDocument/foldingRange", client.document("t.yaml"))
      let ranges = answer.elements.map { range in
        let kind = range["kind"]?.text.map { " \($0)" } ?? ""
        return "\(range["startLine"]?.integer ?? -1)-\(range["endLine"]?.integer ?? -1)\(kind)"
      }
      #expect(ranges == expected)
    }
  }

  @Test(arguments: [
    (
      "{blue.5|00}",
      [
        "500", "blue.500", "{blue.500}", "{blue.500} 20%",
        "color-mix(in oklab, {blue.500} 20%, red)",
        "error: color-mix(in oklab, {blue.500} 20%, red)",
      ]
    ),
    (
      "old-o|ne: >-",
      ["one", "old-one", "old-one: >-\n      oklch(from {page}\n      l c h / 50%)"]
    ),
    ("col|or-mix", ["color-mix", "color-mix(in oklab, {blue.500} 20%, red)"]),
    (", re|d)", ["red", "color-mix(in oklab, {blue.500} 20%, red)"]),
    ("lig|ht: white", ["light", "light: white", "{ light: white, dark: black }"]),
    ("\"#a|af\"", ["#aaf", "\"#aaf\"", "300: \"#aaf\"", "{ 300: \"#aaf\", 500: \"#00f\" }"]),
  ])
  func `Selections expand from the part of a name to the file`(
    mark: String,
    expected: [String]
  ) throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      try client.open("t.yaml")
      let position = try #require(try client.at(mark, in: "t.yaml")["position"])
      let parameters = client.document("t.yaml", ["positions": [position, position]])
      let answer = try client.request("textDocument/selectionRange", parameters)
      #expect(answer.elements.count == 2)
      var texts: [String] = []
      var next = answer.elements.first
      while let selection = next {
        let place = try client.place(selection["range"], in: "t.yaml")
        texts.append(String(place[place.index(after: try #require(place.firstIndex(of: ":")))...]))
        next = selection["parent"]
      }
      #expect(Array(texts.prefix(expected.count)) == expected)
      #expect(texts.last == Self.theme)
    }
  }

  @Test func `Selections are available while the file has an error`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      try client.open("t.yaml")
      client.wait()
      try client.replace("{ light: white", with: "{ light: [", in: "t.yaml")
      for line in [0, 6, 900] {
        let position = TextPosition(line: line, character: 20).json
        let parameters = client.document("t.yaml", ["positions": [position]])
        let answer = try client.request("textDocument/selectionRange", parameters)
        #expect(answer.elements.count == 1)
        #expect(answer.elements.first?["range"] != nil)
      }
      for method in ["documentSymbol", "foldingRange"] {
        let answer = try client.request("textDocument/\(method)", client.document("t.yaml"))
        #expect(!answer.elements.isEmpty)
      }
    }
  }
}
