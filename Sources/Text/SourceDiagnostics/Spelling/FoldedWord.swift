/// A name without case and separators, with a bit set of its letters.
struct FoldedWord {
  let letters: [Unicode.Scalar]

  /// A bit for each letter, by its value modulo 64.
  let fingerprint: UInt64

  init(_ word: String) {
    var letters: [Unicode.Scalar] = []
    letters.reserveCapacity(word.utf8.count)
    var fingerprint: UInt64 = 0
    for scalar in word.unicodeScalars {
      switch scalar {
      case _ where Self.isSeparator(scalar): continue
      case "A"..."Z": letters.append(Unicode.Scalar(UInt8(scalar.value) + 32))
      case _ where scalar.isASCII: letters.append(scalar)
      default: letters.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      }
    }
    for letter in letters { fingerprint |= 1 << UInt64(letter.value % 64) }
    self.letters = letters
    self.fingerprint = fingerprint
  }

  /// Returns whether a character separates the parts of a name.
  static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "_", ".", "/", " ": true
    default: false
    }
  }

  /// Returns whether the distance can be within `threshold`, without computing it.
  ///
  /// An edit changes the length by at most one and the set of letters by at most two.
  func canBeNear(_ other: FoldedWord, within threshold: Int) -> Bool {
    abs(letters.count - other.letters.count) <= threshold
      && (fingerprint ^ other.fingerprint).nonzeroBitCount <= 2 * threshold
  }
}

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
