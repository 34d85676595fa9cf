import TextSupport

/// Proposals for misspelled names.
public enum Spelling {
  /// Longer words are considered text rather than misspelled names.
  static let maximumLength = 64

  /// The number of candidates that are considered, which bounds the cost of a call.
  private static let maximumCandidates = 100_000

  /// Returns at most three candidates that are near a word, nearest first.
  ///
  /// Distance is the optimal string alignment distance (insertions, deletions, substitutions and
  /// swaps of neighbors) of the names without case and separators; one edit is allowed from two
  /// letters, two from five, then one for each three letters. Equal distances are ordered by the
  /// distance with case and separators, then by name, so that the result does not depend on the
  /// order of the candidates. If none is near, candidates that have the word as a part between
  /// hyphens or periods are proposed, unless there are more than three.
  ///
  /// ```swift
  /// Spelling.nearest(to: "acent", among: ["accent", "background"])  // ["accent"]
  /// Spelling.nearest(to: "onAccent", among: ["on-accent"])  // ["on-accent"]
  /// Spelling.nearest(to: "link", among: ["text-link"])  // ["text-link"]
  /// ```
  ///
  /// - Complexity: O(*n* · *m*) for *n* candidates and a word of *m* letters, both bounded; see
  ///   ``SpellingIndex`` for many words.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> [String] {
    guard let folded = folded(word) else { return [] }
    let threshold = threshold(forLength: folded.letters.count)
    var proposals = SpellingProposals(word)
    var distances = EditDistance(from: folded.letters)
    let candidates = Array(considered(candidates))
    for candidate in candidates {
      let other = FoldedWord(candidate)
      guard !other.letters.isEmpty, folded.canBeNear(other, within: threshold),
        let distance = distances.distance(to: other.letters, limit: threshold)
      else { continue }
      proposals.add(candidate, distance: distance)
    }
    guard proposals.names.isEmpty else { return proposals.names }
    return NamesByPart(candidates, of: folded).names(with: word, folded)
  }

  /// Returns the candidates that are considered.
  static func considered<Names: Sequence<String>>(_ names: Names) -> some Sequence<String> {
    names.prefix(maximumCandidates).lazy.filter { $0.utf8.count <= maximumLength * 4 }
  }

  /// Returns the folded form of a word, or nil if it is too long or has only separators.
  static func folded(_ word: String) -> FoldedWord? {
    guard word.utf8.count <= maximumLength * 4 else { return nil }
    let folded = FoldedWord(word)
    return (1...maximumLength).contains(folded.letters.count) ? folded : nil
  }

  /// Returns the end of a message that proposes names: `; did you mean 'a', 'b' or 'c'?`, or an
  /// empty text without names.
  public static func question(proposing names: [String]) -> String {
    guard let last = names.last else { return "" }
    let quoted = names.map { "'\($0)'" }
    guard names.count > 1 else { return "; did you mean '\(last)'?" }
    return "; did you mean \(quoted.dropLast().joined(separator: ", ")) or '\(last)'?"
  }

  /// Returns the end of a message about an unknown name: a question that proposes the nearest
  /// candidates, or an empty text if none is proposed.
  ///
  /// ```swift
  /// "'acent' is not a color" + Spelling.hint(for: "acent", among: ["accent"])
  /// // "'acent' is not a color; did you mean 'accent'?"
  /// ```
  public static func hint(for word: String, among candidates: some Sequence<String>) -> String {
    question(proposing: nearest(to: word, among: candidates))
  }

  /// The maximum number of names in a list of a message.
  package static let listLimit = 8

  /// Returns the names in a message: at most eight, then an ellipsis.
  ///
  /// ```swift
  /// Spelling.list(["bold", "pastel"])  // "bold, pastel"
  /// ```
  package static func list(_ names: some Collection<String>) -> String {
    let shown = names.prefix(listLimit).joined(separator: ", ")
    return names.count > listLimit ? shown + ", …" : shown
  }

  static func threshold(forLength length: Int) -> Int {
    switch length {
    case 0...1: 0
    case 2...4: 1
    case 5...8: 2
    default: length / 3
    }
  }
}

/// A proposal for a misspelled word, from which the fix of a finding is made.
struct SpellingProposal: Hashable, Sendable {
  /// The misspelled word.
  let word: String

  let replacement: String

  /// Returns the fix that replaces the word in an excerpt; nil if the file spells the word in
  /// another way, such as with an escape sequence, or more than once.
  func fix(at excerpt: SourceExcerpt?) -> Diagnostic.Fix? {
    guard let excerpt, excerpt.start.line == excerpt.end.line,
      excerpt.start.column >= excerpt.lineTextColumn, !word.isEmpty
    else { return nil }
    let part = excerpt.lineText.unicodeScalars
      .dropFirst(excerpt.start.column - excerpt.lineTextColumn)
      .prefix(excerpt.end.column - excerpt.start.column)
    let ranges = part.ranges(of: word.unicodeScalars)
    guard ranges.count == 1, let range = ranges.first else { return nil }
    if range == part.startIndex..<part.endIndex { return .suggestion(replacement) }
    let start = excerpt.start.column + part[..<range.lowerBound].count
    let end = start + word.unicodeScalars.count
    let line = excerpt.start.line
    return .suggestion(
      replacement,
      at: SourcePosition(line: line, column: start)..<SourcePosition(line: line, column: end)
    )
  }
}

extension Spelling {
  /// Returns the end of a message about an unknown word of a file, as ``hint(for:among:)`` does; a
  /// finding with it has the only proposal as its fix.
  package static func proposal(
    for word: String,
    among candidates: some Sequence<String>
  ) -> Diagnostic.Message {
    Diagnostic.Message(proposing: nearest(to: word, among: candidates), for: word)
  }
}

extension SpellingIndex {
  /// Returns the end of a message about an unknown word of a file, as in
  /// ``Spelling/proposal(for:among:)``.
  package func proposal(for word: String) -> Diagnostic.Message {
    Diagnostic.Message(proposing: nearest(to: word), for: word)
  }
}

/// The nearest names of a word so far.
struct SpellingProposals {
  /// The maximum number of proposed names.
  static let limit = 3

  private let word: String
  private var distances: EditDistance
  /// The candidates with their distances from the word, in their order.
  private var best: [(distance: Int, writtenDistance: Int, name: String)] = []

  init(_ word: String) {
    self.word = word
    distances = EditDistance(from: Array(word.unicodeScalars))
  }

  /// The names, nearest first.
  var names: [String] { best.map(\.name) }

  /// Whether the maximum number of names is reached.
  var isFull: Bool { best.count == Self.limit }

  /// Adds a candidate with its distance, unless it is the word itself or was already added.
  mutating func add(_ candidate: String, distance: Int) {
    guard candidate != word, !best.contains(where: { $0.name == candidate }) else { return }
    var limit = Spelling.maximumLength
    if isFull, let last = best.last {
      guard distance <= last.distance else { return }
      // Candidates with a larger written distance come after the last one.
      if distance == last.distance { limit = min(limit, last.writtenDistance) }
    }
    let scalars = Array(candidate.unicodeScalars)
    let written = distances.distance(to: scalars, limit: limit) ?? .max
    let proposal = (distance: distance, writtenDistance: written, name: candidate)
    let place = best.firstIndex { proposal < $0 } ?? best.endIndex
    guard place < Self.limit else { return }
    best.insert(proposal, at: place)
    if best.count > Self.limit { best.removeLast() }
  }
}
