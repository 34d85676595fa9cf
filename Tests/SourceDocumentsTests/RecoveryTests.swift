import SourceDiagnostics
import SourceDocuments
import Testing

@Suite("Files with syntax errors")
struct RecoveryTests {
  /// The nodes in flow style.
  private func text(_ node: SourceNode) -> String {
    switch node.kind {
    case .scalar: node.text
    case .sequence: "[\(node.elements.map(text).joined(separator: ", "))]"
    case .mapping:
      "{\(node.entries.map { "\($0.key.text): \(text($0.value))" }.joined(separator: ", "))}"
    }
  }

  @Test(
    "An entry with an error is omitted",
    arguments: [
      // A key without a colon, first, in the middle and last.
      ("c:\n  a\n  b: 1\nd: 2\n", "{c: {b: 1}, d: 2}"),
      ("c:\n  a: 1\n  b\n  d: 2\n", "{c: {a: 1, d: 2}}"),
      ("c:\n  a: 1\n  b", "{c: {a: 1}}"),
      ("a\n# c\nb: 1\n", "{b: 1}"),
      ("c:\n  a\n    light: 1\n    dark: 2\n  b: 1\n", "{c: {b: 1}}"),
      // Collections and scalars that are not closed.
      ("c:\n  a: { light: 1,\n    dark: [\n  b: 2\n", "{c: {b: 2}}"),
      ("c:\n  - [a, b\n  - [c]\nd: 1\n", "{c: [[c]], d: 1}"),
      ("c:\n  a: \"1\n  b: 2\nd: 3\n", "{c: {b: 2}, d: 3}"),
      ("c:\n  a: \"1\n  b: \"x\"\nd: 3\n", "{c: {b: x}, d: 3}"),
      ("a: [", "{}"),
      // A quote at the start of a line with less indentation, and in front of nested entries.
      ("c:\n\"   a: 1\n    b: 2\nd: 3\n", "{c: {b: 2}, d: 3}"),
      ("c:\n \"\n    a: 1\n    b: \"x\"\nd: 3\n", "{c: {a: 1, b: x}, d: 3}"),
      ("c: \"\n  a: { e: 1 }\n  b: 2\nd: 'x'\n", "{c: {a: {e: 1}, b: 2}, d: x}"),
      ("c:\n  a: \"\n    e: 1\n  b: 'it''s'\nd: 'x\n", "{c: {a: {e: 1}, b: it's}}"),
      // Text after a value, wrong indentation, characters that begin no value.
      ("a: \"1\" 2\nb: 1\n", "{b: 1}"),
      ("c:\n  a: 1\n b: 2\nd: 3\n", "{c: {a: 1}, d: 3}"),
      ("c:\n  a: 1\n      b: 2\n  d: 3\n", "{c: {a: 1, d: 3}}"),
      ("a: @b\nc: 1\n", "{c: 1}"),
      ("a: 1\nb: c: d\ne: [x\nf: 2\n", "{a: 1, f: 2}"),
      // Bytes that aren't valid in a file.
      ("a: \u{1}\nb: 1\n", "{a: _, b: 1}"),
    ]
  )
  func omits(source: String, kept: String) throws {
    let parsed = YAMLReader.parse(file(source))
    #expect(!parsed.isWhole)
    #expect(parsed.diagnostics.count { $0.severity == .error } == 1)
    #expect(parsed.document.map { text($0.root) } ?? "{}" == kept)
    #expect(read(source).document == nil)
  }

  @Test("Nodes after an error have the positions of the file")
  func positions() throws {
    let source = "ä: \"ö\nb: { c: d }\n"
    let value = try #require(YAMLReader.parse(file(source)).document?.root["b"]?["c"])
    #expect(String(decoding: Array(source.utf8)[value.range], as: UTF8.self) == "d")
    #expect(value.position == SourcePosition(line: 2, column: 9))
  }

  @Test("A file with many errors is read up to a limit of errors")
  func manyErrors() throws {
    let parts = (0..<40).map { "a\($0): 1\nb\($0): [\n" }
    let document = try #require(YAMLReader.parse(file(parts.joined())).document)
    let keys = document.root.entries.map(\.key.text).filter { $0.hasPrefix("a") }
    #expect(keys == (0...16).map { "a\($0)" })
  }
}
