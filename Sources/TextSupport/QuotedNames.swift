/// The names that messages quote: what tells findings of a rule from each other, whatever was measured.
package enum QuotedNames {
  /// The texts in single quotes; an apostrophe within a word is none.
  package static func all(in message: String) -> [String] {
    let letters = Array(message)
    var found: [String] = []
    var start: Int?
    for (index, letter) in letters.enumerated() where letter == "'" {
      if let first = start {
        let isEnd = index + 1 == letters.count || !letters[index + 1].isLetter
        guard isEnd else { continue }
        found.append(String(letters[first..<index]))
        start = nil
      } else if index == 0 || !letters[index - 1].isLetter {
        start = index + 1
      }
    }
    return found
  }
}
