import SourceDiagnostics
import SourceDocuments
import Testing
import TestSupport

@Suite struct SourceFileTests {
  @Test(
    "Offsets convert to lines and columns",
    arguments: [
      ("", 0, 1, 1), ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\n", 2, 2, 1),
      ("😀b\n", 4, 1, 2), ("e\u{301}b", 3, 1, 3), ("ab", 99, 1, 3), ("ab", -1, 1, 1),
      ("\u{FEFF}ab", 4, 1, 2),
    ]
  )
  func positions(text: String, offset: Int, line: Int, column: Int) {
    #expect(file(text).position(at: offset) == SourcePosition(line: line, column: column))
  }

  @Test("Positions do not depend on the order of lookups")
  func order() {
    let text = "añ😀b\r\n\r\nc\rdé\n"
    let offsets = Array(0...text.utf8.count)
    let source = file(text)
    let fresh = offsets.map { file(text).position(at: $0) }
    var generator = SplitMix64(seed: 7)
    for _ in 0..<20 {
      for offset in offsets.shuffled(using: &generator) {
        #expect(source.position(at: offset) == fresh[offset])
      }
    }
  }

  @Test(
    "Positions on long lines are those counted from their start, in any order",
    arguments: ["a", "é", "a漢😀", "e\u{301}b", "\u{FEFF}a"]
  )
  func longLines(part: String) {
    let lines = [3_000, 1, 5_000].map { String(repeating: part, count: $0) }
    let bytes = Array(lines.joined(separator: "\r\n").utf8) + [0xE2, 0x82]
    let source = SourceFile(path: "a.yaml", bytes: bytes)
    let fresh = SourceFile(path: "a.yaml", bytes: bytes)
    var generator = SplitMix64(seed: 11)
    var expected: [Int: SourcePosition] = [:]
    var position = SourcePosition(line: 1, column: 1)
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for scalar in String(decoding: bytes.dropFirst(offset), as: UTF8.self).unicodeScalars {
      expected[offset] = position
      offset += scalar == "\u{FFFD}" ? 2 : String(scalar).utf8.count
      position.column += 1
      if scalar == "\n" { position = SourcePosition(line: position.line + 1, column: 1) }
    }
    for (offset, position) in expected.shuffled(using: &generator).prefix(2_000) {
      #expect(source.position(at: offset) == position)
      // A line break is not part of its line.
      guard bytes[offset] != 0x0A else { continue }
      #expect(fresh.byteOffset(of: position) == offset)
    }
    #expect(source.byteOffset(of: SourcePosition(line: 1, column: .max)) == nil)
    #expect(source.byteOffset(of: SourcePosition(line: 3, column: 90_000)) == nil)
  }

  @Test("An excerpt contains the line, or the part of a long line around the range")
  func excerpts() {
    let short = file("a\r\nbé\r\n").excerpt(3..<6)
    #expect(short.lineText == "bé")
    #expect(short.end == SourcePosition(line: 2, column: 3))
    let long = file(String(repeating: "é", count: 10_000)).excerpt(10_000..<10_002)
    #expect(long.start.column == 5_001)
    #expect(long.lineText.utf8.count < 2_000)
    #expect(long.lineTextColumn == 5_001 - 256)
  }
}
