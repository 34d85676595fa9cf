/// Names by each of their parts, which hyphens, periods and other separators delimit.
struct NamesByPart {
  /// The minimum length of a part; shorter ones, such as `on`, are in too many names.
  private static let shortestPart = 3

  private var names: [[Unicode.Scalar]: Set<String>] = [:]

  /// Collects names by their parts, or only those with a part that equals a word.
  init(_ candidates: some Sequence<String>, of word: FoldedWord? = nil) {
    for candidate in candidates {
      for part in candidate.unicodeScalars.split(whereSeparator: FoldedWord.isSeparator) {
        let letters = FoldedWord(String(part)).letters
        guard letters.count >= Self.shortestPart, word == nil || letters == word?.letters,
          // One name above the limit suffices to propose none; another can be the word itself.
          names[letters, default: []].count < SpellingProposals.limit + 2
        else { continue }
        names[letters, default: []].insert(candidate)
      }
    }
  }

  /// Returns the names with a part that equals a word, or none if they exceed the limit.
  func names(with word: String, _ folded: FoldedWord) -> [String] {
    let found = names[folded.letters, default: []].filter { $0 != word }
    return found.count <= SpellingProposals.limit ? found.sorted() : []
  }
}
