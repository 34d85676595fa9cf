/// The names that messages quote, which distinguish findings of one rule independently of measured values.
package enum QuotedNames {
  /// Returns the texts in single quotes; an apostrophe within a word is not a quote.
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
