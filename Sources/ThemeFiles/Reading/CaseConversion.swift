import SourceDiagnostics

/// Conversion of words that differ only in case, underscores and camel case, as in `highContrast`.
enum CaseConversion {
  /// Returns the candidate that differs from `word` only in case; nil if there is none, or more
  /// than one.
  static func of(_ word: String, among candidates: some Sequence<String>) -> String? {
    let folded = folded(word)
    let found = Set(candidates.filter { Self.folded($0) == folded })
    return found.count == 1 ? found.first : nil
  }

  /// Returns the safe fix that corrects the case of `word`, if the excerpt is exactly the word.
  static func fix(
    _ word: String,
    among candidates: some Sequence<String>,
    at excerpt: SourceExcerpt?
  ) -> Diagnostic.Fix? {
    guard let excerpt, excerpt.start.line == excerpt.end.line,
      excerpt.end.column - excerpt.start.column == word.unicodeScalars.count
    else { return nil }
    return of(word, among: candidates).map { .safe($0) }
  }

  private static func folded(_ word: String) -> String {
    var folded = ""
    var previous: Character = " "
    for letter in word {
      if letter.isUppercase, previous.isLowercase { folded += "-" }
      folded += letter == "_" ? "-" : letter.lowercased()
      previous = letter
    }
    return folded
  }
}
