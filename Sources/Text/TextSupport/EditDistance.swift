/// The optimal string alignment distances of words from one word: the numbers of insertions,
/// deletions, replacements and swaps of neighbors in which no part is edited twice.
///
/// The rows of the table are kept between calls, and a calculation ends at the row from which no
/// further letter can bring the distance within the limit. Most words of another meaning cost a few
/// comparisons.
package struct EditDistance {
  private let letters: [Unicode.Scalar]
  private var beforeLast: [Int]
  private var last: [Int]
  private var row: [Int]

  /// Creates the table for a word.
  package init(from letters: [Unicode.Scalar]) {
    self.letters = letters
    row = Array(repeating: 0, count: letters.count + 1)
    beforeLast = row
    last = row
  }

  /// Returns the distance of another word, or nil if it is above a limit.
  ///
  /// - Complexity: O(*nm*) in the lengths of the words, and O(*n*) for most that are far apart.
  package mutating func distance(to word: [Unicode.Scalar], limit: Int) -> Int? {
    guard abs(word.count - letters.count) <= limit else { return nil }
    for index in last.indices { last[index] = index }
    var leastOfLast = 0
    for (number, letter) in word.enumerated() {
      row[0] = number + 1
      var least = number + 1
      for (index, own) in letters.enumerated() {
        var distance = min(
          last[index + 1] + 1,
          row[index] + 1,
          last[index] + (own == letter ? 0 : 1)
        )
        if index > 0, number > 0, own == word[number - 1], letters[index - 1] == letter {
          distance = min(distance, beforeLast[index - 1] + 1)
        }
        row[index + 1] = distance
        least = min(least, distance)
      }
      // A swap reaches two rows back, so that one row above the limit does not end the calculation.
      if min(least, leastOfLast) > limit { return nil }
      leastOfLast = least
      swap(&beforeLast, &last)
      swap(&last, &row)
    }
    return last[letters.count] <= limit ? last[letters.count] : nil
  }
}
