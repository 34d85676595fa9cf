/// Known names near an unknown one, for messages.
enum Suggestions {
  /// Longer words are not compared; no known name comes near that length.
  private static let longestWord = 32
  private static let largestCount = 3

  /// The known names with the fewest single-letter edits, if these are few for the word's length.
  static func nearest(to word: String, among names: [String]) -> [String] {
    let letters = word.utf8.map(\.lowercasedASCII)
    guard !letters.isEmpty, letters.count <= longestWord else { return [] }
    let limit = letters.count <= 4 ? 1 : letters.count <= 8 ? 2 : 3
    var best = limit
    var nearest: [String] = []
    for name in names {
      let distance = editDistance(letters, Array(name.utf8))
      if distance < best {
        best = distance
        nearest = [name]
      } else if distance == best {
        nearest.append(name)
      }
    }
    return Array(nearest.prefix(largestCount))
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours.
  private static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        let replacement = last[j] + (first[i] == second[j] ? 0 : 1)
        var distance = min(last[j + 1] + 1, row[j] + 1, replacement)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          distance = min(distance, beforeLast[j - 1] + 1)
        }
        row.append(distance)
      }
      (beforeLast, last) = (last, row)
    }
    return last[second.count]
  }
}
