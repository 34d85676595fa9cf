/// The distances of words from one word: the numbers of insertions, deletions, replacements and swaps
/// of neighbors.
///
/// The rows of the table are kept between questions, and a question ends where no further letter can
/// bring the distance within the limit: most words of another meaning cost a few comparisons.
struct EditDistance {
  private let letters: [UInt8]
  private var beforeLast: [Int]
  private var last: [Int]
  private var row: [Int]

  /// Starts from a word.
  init(from letters: [UInt8]) {
    self.letters = letters
    row = Array(repeating: 0, count: letters.count + 1)
    beforeLast = row
    last = row
  }

  /// The distance of another word; nil where it is more than a limit.
  ///
  /// - Complexity: O(*nm*) in the lengths of the words, and O(*n*) for most that are far apart.
  mutating func distance(to word: String.UTF8View, limit: Int) -> Int? {
    guard abs(word.count - letters.count) <= limit else { return nil }
    for index in last.indices { last[index] = index }
    var leastOfLast = 0
    var previous: UInt8?
    for (number, letter) in word.enumerated() {
      row[0] = number + 1
      var least = number + 1
      for (index, own) in letters.enumerated() {
        var distance = min(
          last[index + 1] + 1,
          row[index] + 1,
          last[index] + (own == letter ? 0 : 1)
        )
        if index > 0, own == previous, letters[index - 1] == letter {
          distance = min(distance, beforeLast[index - 1] + 1)
        }
        row[index + 1] = distance
        least = min(least, distance)
      }
      // What follows builds on the last two rows.
      if min(least, leastOfLast) > limit { return nil }
      leastOfLast = least
      previous = letter
      swap(&beforeLast, &last)
      swap(&last, &row)
    }
    return last[letters.count] <= limit ? last[letters.count] : nil
  }
}
