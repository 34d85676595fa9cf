import SourceDocuments
import Testing
import TestSupport

@Suite("Comments and plain values, also in files with syntax errors")
struct TokenScanTests {
  /// The tokens of a text: comments as they are, plain values with their depth before them.
  private func tokens(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var scan = YAMLTokenScan(bytes)
    var found: [String] = []
    while let token = scan.next() {
      let part = String(decoding: bytes[token.range], as: UTF8.self)
      found.append(token.kind == .comment ? part : "\(token.depth) \(part)")
    }
    return found
  }

  @Test(
    "Tokens begin and end at their boundaries",
    arguments: [
      ("", []),
      ("a: b c # d\n# e", ["0 a", "0 b c", "# d", "# e"]),
      ("a: b#c '#' # d", ["0 a", "0 b#c '#'", "# d"]),
      ("a: '# b' # c\nd: \"x \\\" # y\" # z", ["0 a", "# c", "0 d", "# z"]),
      ("a: 'it''s # b' # c", ["0 a", "# c"]),
      ("a: \"b\n  # c\" # d", ["0 a", "# d"]),
      ("a: 'b\n# c", ["0 a"]),
      ("a: >-\n  # b\n\n   c\nd: e # f", ["0 a", "0 d", "0 e", "# f"]),
      ("a:\n  b: |\n    # c\n  d: e", ["0 a", "0 b", "0 d", "0 e"]),
      ("a: | # b\n  # c", ["0 a"]),
      ("{a: b, c: [d, 'e # f', g]} # h", ["1 a", "1 b", "1 c", "2 d", "2 g", "# h"]),
      ("{a: #b}\nc", ["1 a", "#b}", "1 c"]),
      ("a: b{c}, d", ["0 a", "0 b{c}, d"]),
      ("- - a: b\n? c", ["0 a", "0 b", "0 c"]),
      ("a: &x !!str 'b # c' # d\ne: *x # f", ["0 a", "# d", "0 e", "# f"]),
      ("\u{FEFF}# a", ["# a"]),
      ("a: b\r\n# c\r\nd", ["0 a", "0 b", "# c", "0 d"]),
      ("}], a", ["0 }], a"]),
    ]
  )
  func tokens(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test("A scan of random bytes ends", arguments: 0..<20)
  func random(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let signs = Array("{}[]:,#|>&*!?-'\" \n\ra".utf8)
    for _ in 0..<200 {
      let bytes = (0..<40).compactMap { _ in signs.randomElement(using: &generator) }
      var scan = YAMLTokenScan(bytes)
      var end = 0
      while let token = scan.next() {
        #expect(token.range.lowerBound >= end && token.range.upperBound <= bytes.count)
        end = token.range.upperBound
      }
    }
  }
}
