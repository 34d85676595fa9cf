/// Names by their parts, between hyphens, periods and other separators.
struct NamesByPart {
  /// Shorter parts, such as `on`, are in too many names.
  private static let shortestPart = 3

  private var names: [[Unicode.Scalar]: Set<String>] = [:]

  /// Collects the names with a part that is a word, or for any word.
  init(_ candidates: some Sequence<String>, of word: FoldedWord? = nil) {
    for candidate in candidates {
      for part in candidate.split(whereSeparator: { "-_./ ".contains($0) }) {
        let letters = FoldedWord(String(part)).letters
        guard letters.count >= Self.shortestPart, word == nil || letters == word?.letters,
          // More names are no proposal, also without the word itself.
          names[letters, default: []].count < SpellingProposals.limit + 2
        else { continue }
        names[letters, default: []].insert(candidate)
      }
    }
  }

  /// Returns the names with a part that is a word, or none if there are more than are proposed.
  func names(with word: String, _ folded: FoldedWord) -> [String] {
    let found = names[folded.letters, default: []].filter { $0 != word }
    return found.count <= SpellingProposals.limit ? found.sorted() : []
  }
}
