import SourceDocuments
import SourceFormatting
import TestSupport

import Testing
import ThemeValidation

@testable import ThemeLanguageServer

/// Formatting of files and parts of files.
struct FormattingTests {
  private static let text = """
    theme:   t
    colors:
        page:  'white'
        # a comment
        text: black


        link:   "{text}"
    """

  private func edits(
    _ text: String,
    _ method: String = "formatting",
    _ more: KeyValuePairs<String, (any JSONConvertible)?> = [:]
  ) throws -> (edits: [JSONValue], result: String) {
    try TemporaryFolder.with(["t.yaml": text]) { folder in
      let client = try TestClient(folder)
      try client.open("t.yaml")
      let answer = try client.request("textDocument/\(method)", client.document("t.yaml", more))
      let edits = answer == .null ? .array([]) : answer
      return (edits.elements, try client.applying(edits, to: "t.yaml"))
    }
  }

  @Test func `Files are formatted as by the command`() throws {
    let file = SourceFile(path: "t.yaml", bytes: Array(Self.text.utf8))
    let (_, result) = try edits(Self.text)
    #expect(result == YAMLFormatter.format(file).text)
    #expect(try edits(result).edits.isEmpty)
  }

  @Test(arguments: [
    ("theme: t\ncolors: {a: [}\n", "a syntax error"),
    ("theme: t\ncolors:\n  a:   red\n  a:  red\n", "a key that occurs twice"),
    ("other:   1\n", "a file of another kind"),
  ])
  func `Files with errors and files of other kinds are not formatted`(text: String, reason: String)
    throws
  {
    #expect(try edits(text).edits.isEmpty)
  }

  @Test func `Only changed lines are replaced`() throws {
    let text = "theme: t\ncolors:\n  a: red\n  b:   red\n  c: red\n  d:  red\n  e: red\n"
    let (edits, result) = try edits(text)
    #expect(edits.count == 2)
    #expect(result == text.replacing("  red", with: "red").replacing(":red", with: ": red"))
  }

  @Test(arguments: [
    (0, 0, "theme: t\n"),
    (0, 1, "theme: t\n"),
  ])
  func `A formatted range has the edits of its lines`(line: Int, end: Int, first: String) throws {
    let range = TextRange(
      start: TextPosition(line: line, character: 0),
      end: TextPosition(line: end, character: 0)
    )
    let (_, result) = try edits(Self.text, "rangeFormatting", ["range": range.json])
    #expect(result == first + Self.text.dropFirst("theme:   t\n".count))
  }

  @Test func `A range with another meaning out of context is not formatted`() throws {
    // Indenting one line of a mapping otherwise than the others is an error.
    let range = TextRange(
      start: TextPosition(line: 2, character: 0),
      end: TextPosition(line: 2, character: 4)
    )
    let (edits, _) = try edits(Self.text, "rangeFormatting", ["range": range.json])
    #expect(edits.isEmpty)
    let all = TextRange(
      start: TextPosition(line: 2, character: 0),
      end: TextPosition(line: 900, character: 0)
    )
    let (_, result) = try self.edits(Self.text, "rangeFormatting", ["range": all.json])
    #expect(result.hasPrefix("theme:   t\ncolors:\n  page: white\n"))
  }

  @Test(arguments: ["\r\n", "\n"])
  func `A file keeps its line breaks and byte-order mark when formatted`(lineBreak: String) throws {
    let text = Self.text.replacing("\n", with: lineBreak)
    try TemporaryFolder.with(["t.yaml": "\u{FEFF}" + text]) { folder in
      let client = try TestClient(folder)
      let answer = try client.request("textDocument/formatting", client.document("t.yaml"))
      let result = try client.applying(answer, to: "t.yaml")
      let file = SourceFile(path: "t.yaml", bytes: Array(text.utf8))
      #expect(result == "\u{FEFF}" + (YAMLFormatter.format(file).text ?? ""))
    }
  }

  @Test func `Edits of lines convert any old text into the new one`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      let old = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        "line \(Int.random(in: 0...9, using: &random))\n"
      }
      var new = old
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let place = Int.random(in: 0...new.count, using: &random)
        if Bool.random(using: &random), place < new.count {
          new.remove(at: place)
        } else {
          new.insert("new \(Int.random(in: 0...3, using: &random))", at: place)
        }
      }
      let (before, after) = (Array(old.joined().utf8), Array(new.joined().utf8))
      let edits = [TextEdit](from: before, startingAt: 0, to: after)
      #expect(before.applying(edits) == after)
      #expect(edits.isEmpty == (before == after))
      #expect(
        zip(edits, edits.dropFirst()).allSatisfy { $0.range.upperBound < $1.range.lowerBound }
      )
    }
  }

  @Test func `Many changed lines are compared with little work`() {
    let old = Array((0..<2_000).map { "a \($0)\n" }.joined().utf8)
    let new = Array((0..<2_000).map { "b \($0)\n" }.joined().utf8)
    let edits = [TextEdit](from: old, startingAt: 0, to: new)
    #expect(edits.count == 1)
    #expect(old.applying(edits) == new)
  }
}
