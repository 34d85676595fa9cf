import TextSupport

/// The nearest names of a word so far.
struct SpellingProposals {
  /// A candidate and its distance from the word.
  private struct Proposal: Comparable {
    let distance: Int
    let writtenDistance: Int
    let name: String

    static func < (left: Proposal, right: Proposal) -> Bool {
      (left.distance, left.writtenDistance, left.name)
        < (right.distance, right.writtenDistance, right.name)
    }
  }

  /// The maximum number of proposed names.
  static let limit = 3

  private let word: String
  private var distances: EditDistance
  private var best: [Proposal] = []

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
    let proposal = Proposal(distance: distance, writtenDistance: written, name: candidate)
    let place = best.firstIndex { proposal < $0 } ?? best.endIndex
    guard place < Self.limit else { return }
    best.insert(proposal, at: place)
    if best.count > Self.limit { best.removeLast() }
  }
}
