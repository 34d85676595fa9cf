import SourceDiagnostics
import SourceDocuments
import Testing
import TestSupport

@Suite struct NodeTests {
  @Test(
    "Scalars keep their text, style and range",
    arguments: [
      ("k: red", "red", .plain, "red"),
      ("k: \"a b\"", "a b", .doubleQuoted, "\"a b\""),
      ("k: 'it''s'", "it's", .singleQuoted, "'it''s'"),
      ("k: \"\\u00e4\\0\"", "ä\0", .doubleQuoted, "\"\\u00e4\\0\""),
      ("k: a\n  b", "a b", .plain, "a\n  b"),
      ("k: |\n  a\n  b\n", "a\nb\n", .literal, "|\n  a\n  b"),
      ("k: >\n  a\n  b\n", "a b\n", .folded, ">\n  a\n  b"),
      ("k: &x !!str 😀 b # c", "😀 b", .plain, "😀 b"),
      ("ä: 1\r\nk: '😀'\r\n", "😀", .singleQuoted, "'😀'"),
      ("k:", "", .plain, ""),
    ] as [(String, String, SourceNode.Style, String)]
  )
  func scalars(source: String, text: String, style: SourceNode.Style, written: String) throws {
    let (document, diagnostics) = read(source)
    #expect(diagnostics.isEmpty)
    let node = try #require(document?.root["k"])
    #expect(node.text == text)
    #expect(node.hasText(text))
    #expect(node.style == style)
    #expect(String(decoding: node.file.bytes[node.range], as: UTF8.self) == written)
  }

  @Test(
    "A plain scalar that is empty, '~' or 'null' is null",
    arguments: [
      ("k:", true), ("k: ~", true), ("k: null", true), ("k: #fff", true), ("k: ''", false),
      ("k: 'null'", false), ("k: !!str", false), ("k: no", false), ("k: []", false),
    ]
  )
  func null(source: String, isNull: Bool) {
    #expect(read(source).document?.root["k"]?.isNull == isNull)
  }

  @Test(
    "A comment after a value is its trailing comment",
    arguments: [
      ("k: #fff\n", "#fff"), ("k: red #1\n", "#1"), ("k: red#1\n", nil), ("k: red\n", nil),
      ("k: '#f' # c\r\nb: 1", "# c"), ("k: {a: 1} # c", "# c"),
    ] as [(String, String?)]
  )
  func comments(source: String, comment: String?) {
    #expect(read(source).document?.root["k"]?.trailingComment?.text == comment)
  }

  @Test("Collections are traversed in the order of the file")
  func collections() throws {
    let root = try #require(read("b: [x, {y: 1}, z]\na:\n- 1\n- 2\nc: {}\n").document?.root)
    #expect(root.kind == .mapping)
    #expect(root.style == .block)
    #expect(root.entries.map(\.key.text) == ["b", "a", "c"])
    #expect(root.entries.count == 3)
    #expect(root["b"]?.elements.map(\.text) == ["x", "", "z"])
    #expect(root["b"]?.style == .flow)
    #expect(root["a"]?.elements.count == 2)
    #expect(root["c"]?.entries.isEmpty == true)
    #expect(root["d"] == nil)
    #expect(root["a"]?["1"] == nil)
  }

  @Test("An alias has the value of its anchor's node and its own range")
  func aliases() throws {
    let root = try #require(read("a: &x {c: [1, 2]}\nb: *x\n*y : 1\n").document?.root)
    let alias = try #require(root["b"])
    #expect(alias.isAlias)
    #expect(alias.kind == .mapping)
    #expect(alias["c"]?.elements.map(\.text) == ["1", "2"])
    var keys: [String] = []
    alias.forEachEntry { key, value in keys.append("\(key.text) \(value.elements.count)") }
    #expect(keys == ["c 2"])
    #expect(alias.position == SourcePosition(line: 2, column: 4))
    #expect(root.entries.count == 2)
  }

  @Test("Unusable entries are omitted, and the first of equal keys is kept", arguments: [3, 40])
  func rejected(count: Int) throws {
    var text = (0..<count).map { "k\($0): \($0)\n" }.joined()
    text += "k1: again\n<<: 1\n? [x]\n: 1\nlost: *x\n"
    let (document, diagnostics) = read(text)
    let root = try #require(document?.root)
    #expect(diagnostics.count == 4)
    #expect(root.entries.map(\.key.text) == (0..<count).map { "k\($0)" })
    #expect(root.entries.count == count)
    var texts: [String] = []
    root.forEachEntry { texts.append("\($0.text): \($1.text)") }
    #expect(texts == (0..<count).map { "k\($0): \($0)" })
    #expect(root["k1"]?.text == "1")
  }

  @Test(
    "A part of a text is found in the file",
    arguments: [
      ("k: red {a}", "{a}", "{a}"),
      ("k: \"x {a}\"", "{a}", "{a}"),
      ("k: \"\\u00e4 {a} \\n\"", "{a}", "{a}"),
      ("k: \"\\u00e4{a}\"", "ä", "\\u00e4"),
      ("k: 'it''s {a}'", "{a}", "{a}"),
      ("k: x\n  {a} y", "{a}", "{a}"),
      ("k: |\n  x\n  {a} y\n", "{a}", "{a}"),
      ("k: >\n  x\n\n  {a} y\n", "{a}", "{a}"),
      ("k: \"x \\\n   {a}\"", "{a}", "{a}"),
      ("k: \"x\r\n   {a}\"", "x {a}", "x\r\n   {a}"),
    ]
  )
  func valueRanges(source: String, part: String, written: String) throws {
    let node = try #require(read(source).document?.root["k"])
    let text = Array(node.text.utf8)
    let first = try #require(
      text.indices.first { text[$0...].starts(with: part.utf8) }
    )
    let range = node.sourceRange(ofValueBytes: first..<first + part.utf8.count)
    #expect(String(decoding: node.file.bytes[range], as: UTF8.self) == written)
  }
}
