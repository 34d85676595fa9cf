package import SourceDiagnostics

// Words that differ only in case, underscores and camel case, as in `highContrast`.
extension Spelling {
  /// Returns the candidate that differs from `word` only in case; nil if there is none, or more
  /// than one.
  package static func correctedCase(
    of word: String,
    among candidates: some Sequence<String>
  ) -> String? {
    let dashedWord = dashed(word)
    // Few candidates start with the same letter.
    let found = Set(
      candidates.filter {
        $0.utf8.first.map(lowered) == dashedWord.first && dashed($0) == dashedWord
      }
    )
    return found.count == 1 ? found.first : nil
  }

  /// Returns the safe fix that corrects the case of `word`, if the excerpt is exactly the word.
  static func caseFix(
    for word: String,
    among candidates: some Sequence<String>,
    at excerpt: SourceExcerpt?
  ) -> Diagnostic.Fix? {
    guard let excerpt, excerpt.start.line == excerpt.end.line,
      excerpt.end.column - excerpt.start.column == word.unicodeScalars.count
    else { return nil }
    return correctedCase(of: word, among: candidates).map { .safe($0) }
  }

  /// The bytes of `word` in lowercase, with `-` for `_` and between a small letter and a capital.
  ///
  /// Letters outside ASCII have no case here, as no word of the formats contains them.
  private static func dashed(_ word: String) -> [UInt8] {
    var dashed: [UInt8] = []
    dashed.reserveCapacity(word.utf8.count + 4)
    var isAfterSmall = false
    for byte in word.utf8 {
      if isAfterSmall, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte {
        dashed.append(UInt8(ascii: "-"))
      }
      dashed.append(lowered(byte))
      isAfterSmall = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
    }
    return dashed
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "_"): UInt8(ascii: "-")
    default: byte
    }
  }
}
