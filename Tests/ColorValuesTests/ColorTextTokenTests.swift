import ColorValues

import Testing

/// Parts of color texts.
struct ColorTextTokenTests {
  @Test(arguments: [
    ("", []),
    ("{a.b}", ["{", "a.b", "}"]),
    ("{a", ["{", "a"]),
    ("{}", ["{", "}"]),
    ("asset()", ["asset", "(", ")"]),
    ("asset( A b/C", ["asset", "(", "A b/C"]),
    ("rgb(1e3 -2.5% +.5turn)", ["rgb", "(", "1e3", "-2.5", "%", "+.5", "turn", ")"]),
    ("a/*b*/c /* d", ["a", "c"]),
    ("#12 é!", ["#12", "é", "!"]),
  ])
  func `A color text is divided into tokens that don't overlap`(text: String, parts: [String]) {
    let bytes = Array(text.utf8)
    let tokens = ColorTextToken.all(in: text)
    #expect(tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) } == parts)
    #expect(
      zip(tokens, tokens.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
    )
  }
}
