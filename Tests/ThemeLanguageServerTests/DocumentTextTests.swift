import SourceDiagnostics
import Testing
import TestSupport

@testable import ThemeLanguageServer

/// Positions in texts, and changes of texts.
struct DocumentTextTests {
  @Test(
    arguments: [
      ("", 0, 0, 0), ("ab", 0, 1, 1), ("ab", 0, 9, 2), ("ab", 7, 0, 2), ("a\nb", 1, 0, 2),
      ("a\r\nb", 0, 5, 1), ("a\r\nb", 1, 1, 4), ("a\rb", 1, 0, 2), ("ä", 0, 1, 2),
      ("\u{1F600}b", 0, 2, 4), ("\u{1F600}b", 0, 1, 0), ("\u{FEFF}a", 0, 1, 4), ("a\n", 1, 0, 2),
    ]
  )
  func `A position converts to an offset`(text: String, line: Int, character: Int, offset: Int) {
    let text = DocumentText(Array(text.utf8))
    #expect(text.offset(of: TextPosition(line: line, character: character), .utf16) == offset)
  }

  @Test func `Offsets of characters are the positions that Swift counts`() {
    var random = SplitMix64(seed: 3)
    let alphabet: [Character] = ["a", "ä", "\u{1F600}", "\n", "\r\n", "e\u{301}", " "]
    for _ in 0..<200 {
      let characters = (0..<30).compactMap { _ in alphabet.randomElement(using: &random) }
      let text = String(characters)
      let document = DocumentText(Array(text.utf8))
      for index in text.indices {
        let before = text[..<index]
        let line = before.count { $0.isNewline }
        let lineStart = before.lastIndex { $0.isNewline }.map(text.index(after:)) ?? text.startIndex
        let offset = before.utf8.count
        let wide = TextPosition(line: line, character: text[lineStart..<index].utf16.count)
        let narrow = TextPosition(line: line, character: text[lineStart..<index].utf8.count)
        #expect(document.position(at: offset, .utf16) == wide)
        #expect(document.offset(of: wide, .utf16) == offset)
        #expect(document.position(at: offset, .utf8) == narrow)
        #expect(document.offset(of: narrow, .utf8) == offset)
      }
    }
  }

  @Test func `Positions in a long line are those that Swift counts`() throws {
    var random = SplitMix64(seed: 4)
    let alphabet: [Unicode.Scalar] = ["a", "ä", "漢", "\u{1F600}"]
    for start in ["", "\n", "\u{FEFF}ä\n"] {
      var line = String.UnicodeScalarView()
      for _ in 0..<2_000 {
        line.append(alphabet.randomElement(using: &random) ?? "a")
      }
      let number = start.isEmpty ? 0 : 1
      let document = DocumentText(Array((start + String(line) + "\nend").utf8))
      var (offset, wide, count) = (start.utf8.count, 0, 0)
      for scalar in line {
        let positions: [(PositionEncoding, Int)] = [
          (.utf8, offset - start.utf8.count), (.utf16, wide), (.utf32, count),
        ]
        for (encoding, character) in positions {
          let position = TextPosition(line: number, character: character)
          #expect(document.position(at: offset, encoding) == position)
          #expect(document.offset(of: position, encoding) == offset)
        }
        let column = SourcePosition(line: number + 1, column: count + 1)
        #expect(document.offset(of: column) == offset)
        // Half of a character is its start.
        if UTF16.width(scalar) == 2 {
          let half = TextPosition(line: number, character: wide + 1)
          #expect(document.offset(of: half, .utf16) == offset)
        }
        offset += UTF8.width(scalar)
        wide += UTF16.width(scalar)
        count += 1
      }
      for encoding in [PositionEncoding.utf8, .utf16, .utf32] {
        let far = TextPosition(line: number, character: .max)
        #expect(document.offset(of: far, encoding) == offset)
      }
      #expect(document.offset(of: SourcePosition(line: number + 1, column: count + 2)) == nil)
    }
  }

  @Test func `Texts equal a model after random changes`() {
    var random = SplitMix64(seed: 11)
    let pieces = ["", "a", "ä\n", "\r\n", "\r", "\n", "\u{1F600}", "theme: x\n", "\u{FEFF}"]
    var model = Array("theme: a\ncolors:\n  ink: black\n".utf8)
    var text = DocumentText(model)
    for _ in 0..<caseCount(3_000, long: 10_000) {
      let piece = Array((pieces.randomElement(using: &random) ?? "").utf8)
      var start = text.offset(of: Self.position(using: &random), .utf16)
      var end = text.offset(of: Self.position(using: &random), .utf16)
      if start > end { swap(&start, &end) }
      if model.count < 200 { end = start }
      text.replace(start..<end, with: piece)
      model.replaceSubrange(start..<end, with: piece)
    }
    #expect(text.bytes == model)
    let fresh = DocumentText(model)
    #expect(text.lineCount == fresh.lineCount)
    #expect((0..<fresh.lineCount).allSatisfy { text.lineRange($0) == fresh.lineRange($0) })
  }

  private static func position(using random: inout SplitMix64) -> TextPosition {
    TextPosition(
      line: Int.random(in: 0..<40, using: &random),
      character: Int.random(in: 0..<12, using: &random)
    )
  }

  @Test(
    arguments: [
      ("file:///a/b.yaml", "/a/b.yaml"), ("file:///a%20b/%C3%A4", "/a b/ä"),
      ("FILE://localhost/a", "/a"), ("file:///a/", "/a"), ("file:///", "/"),
      ("file:///a?x#y", "/a"),
    ]
  )
  func `A URI of a file has a path`(uri: String, path: String) {
    #expect(uri.pathOfFileURI == path)
  }

  @Test(arguments: ["http://a/b", "file://host/a", "untitled:a", "file:///%", "file:///%00", ""])
  func `A URI of another scheme has no path`(uri: String) {
    #expect(uri.pathOfFileURI == nil)
  }

  @Test func `The URI of a path converts back to the path`() {
    for path in ["/a b/ä.yaml", "/100%/#?.yml", "/\u{1F600}/[x]"] {
      #expect(path.fileURI.pathOfFileURI == path)
    }
  }
}
