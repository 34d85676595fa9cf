/// Finds the names that a misspelt one was probably meant to be.
public enum Spelling {
  /// The most names that are proposed.
  private static let maximumProposals = 3

  /// Longer words are taken for text rather than for a misspelt name.
  private static let maximumLength = 64

  /// Candidates after this many are not looked at, so that a question has a bounded cost.
  private static let maximumCandidates = 100_000

  /// At most three candidates close enough to `word` to be worth proposing, nearest first.
  ///
  /// Closeness is the optimal string alignment distance (insertions, deletions, substitutions and
  /// swaps of neighbours) of the names without case and separators; one edit is allowed from two
  /// letters on, two from five, then one for each three letters. Ties go by the distance as written, then
  /// by the names' order, so the answer does not depend on the order of the candidates.
  ///
  /// ```swift
  /// Spelling.nearest(to: "acent", among: ["accent", "background"])  // ["accent"]
  /// Spelling.nearest(to: "onAccent", among: ["on-accent"])  // ["on-accent"]
  /// ```
  ///
  /// - Complexity: O(*n* · *m*) for *n* candidates and a word of *m* letters, both bounded.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> [String] {
    guard word.utf8.count <= maximumLength * 4 else { return [] }
    let folded = FoldedWord(word)
    guard (1...maximumLength).contains(folded.letters.count) else { return [] }
    let threshold = threshold(forLength: folded.letters.count)

    var best: [Proposal] = []
    for candidate in candidates.prefix(maximumCandidates) {
      guard candidate != word, candidate.utf8.count <= maximumLength * 4 else { continue }
      let other = FoldedWord(candidate)
      guard !other.letters.isEmpty, folded.canBeNear(other, within: threshold),
        let distance = EditDistance.between(folded.letters, other.letters, within: threshold)
      else { continue }
      let proposal = Proposal(
        distance: distance,
        writtenDistance: EditDistance.between(
          Array(word.unicodeScalars),
          Array(candidate.unicodeScalars),
          within: maximumLength
        )
          ?? .max,
        name: candidate
      )
      insert(proposal, into: &best)
    }
    return best.map(\.name)
  }

  /// The end of a message that proposes names: `; did you mean 'a', 'b' or 'c'?`, or nothing for none.
  public static func question(proposing names: [String]) -> String {
    guard let last = names.last else { return "" }
    let quoted = names.map { "'\($0)'" }
    guard names.count > 1 else { return "; did you mean '\(last)'?" }
    return "; did you mean \(quoted.dropLast().joined(separator: ", ")) or '\(last)'?"
  }

  private static func threshold(forLength length: Int) -> Int {
    switch length {
    case 0...1: 0
    case 2...4: 1
    case 5...8: 2
    default: length / 3
    }
  }

  private static func insert(_ proposal: Proposal, into best: inout [Proposal]) {
    if best.contains(where: { $0.name == proposal.name }) { return }
    let place = best.firstIndex { proposal < $0 } ?? best.endIndex
    guard place < maximumProposals else { return }
    best.insert(proposal, at: place)
    if best.count > maximumProposals { best.removeLast() }
  }
}

/// A candidate and how far it is from the word.
private struct Proposal: Comparable {
  let distance: Int
  let writtenDistance: Int
  let name: String

  static func < (left: Proposal, right: Proposal) -> Bool {
    (left.distance, left.writtenDistance, left.name)
      < (right.distance, right.writtenDistance, right.name)
  }
}
