import Testing
import TestSupport
import TextSupport

@testable import ColorValues

@Suite("Suggestions for misspelled words")
struct SuggestionTests {
  /// The distance by the whole table, as the method is written down.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var table = [[Int]](
      repeating: [Int](repeating: 0, count: second.count + 1),
      count: first.count + 1
    )
    for i in 0...first.count { table[i][0] = i }
    for j in 0...second.count { table[0][j] = j }
    for i in first.indices {
      for j in second.indices {
        let replaced = table[i][j] + (first[i] == second[j] ? 0 : 1)
        table[i + 1][j + 1] = min(table[i][j + 1] + 1, table[i + 1][j] + 1, replaced)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          table[i + 1][j + 1] = min(table[i + 1][j + 1], table[i - 1][j - 1] + 1)
        }
      }
    }
    return table[first.count][second.count]
  }

  /// The nearest names by comparing with each.
  private static func nearest(to word: [UInt8], limit: Int) -> [String] {
    let all = Color.unsortedNames.map { ($0, distance(word, Array($0.utf8))) }
    let least = all.map(\.1).min() ?? 0
    return least > limit ? [] : all.filter { $0.1 == least }.prefix(3).map(\.0)
  }

  @Test("A distance within the limit is that of the whole table", arguments: 0..<20)
  func distances(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<200 {
      // Few letters, so that words are near one another.
      let words = (0..<2).map { _ in
        (0..<Int.random(in: 0...7, using: &random)).map { _ in
          UInt8.random(in: 0x61...0x63, using: &random)
        }
      }
      let expected = Self.distance(words[0], words[1])
      var distances = EditDistance(from: words[0].map { Unicode.Scalar($0) })
      for limit in 0...4 {
        #expect(
          distances.distance(to: words[1].map { Unicode.Scalar($0) }, limit: limit)
            == (expected <= limit ? expected : nil),
          "\(words) within \(limit)"
        )
      }
    }
  }

  @Test(
    "Suggestions for changed names are those of a comparison with each name",
    arguments: 0..<caseCount(4, long: 10)
  )
  func names(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<30 {
      var word = Array((Color.unsortedNames.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<word.count, using: &random)
        let letter = UInt8.random(in: 0x61...0x7A, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: word[place] = letter
        case 1: word.insert(letter, at: place)
        case 2 where word.count > 1: word.remove(at: place)
        default: word.swapAt(place, word.count - 1)
        }
      }
      let limit = word.count <= 4 ? 1 : word.count <= 8 ? 2 : 3
      let text = String(decoding: word, as: UTF8.self)
      #expect(
        Color.unsortedNames.nearest(to: text) == Self.nearest(to: word, limit: limit),
        "\(text)"
      )
    }
  }
}
