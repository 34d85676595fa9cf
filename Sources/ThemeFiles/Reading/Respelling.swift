import SourceDiagnostics

/// Words that are right but for case, underscores and humps, as in `highContrast`.
enum Respelling {
  /// The one of `candidates` that `word` is in another spelling, or nil where it is none, or several.
  static func of(_ word: String, among candidates: some Sequence<String>) -> String? {
    let folded = folded(word)
    let found = Set(candidates.filter { Self.folded($0) == folded })
    return found.count == 1 ? found.first : nil
  }

  /// The safe fix that spells `word` right, where the excerpt is just the word.
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
