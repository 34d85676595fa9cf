import Testing
import TestSupport

@testable import SourceDiagnostics

@Suite("Spelling index")
struct SpellingIndexTests {
  /// The distance of two words by the whole table, row after row.
  private func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var table = [[Int]](
      repeating: Array(repeating: 0, count: right.count + 1),
      count: left.count + 1
    )
    for row in 0...left.count {
      for column in 0...right.count {
        guard row > 0, column > 0 else {
          table[row][column] = row + column
          continue
        }
        let isSame = left[row - 1] == right[column - 1]
        var cost = min(
          table[row - 1][column] + 1,
          table[row][column - 1] + 1,
          table[row - 1][column - 1] + (isSame ? 0 : 1)
        )
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, table[row - 2][column - 2] + 1)
        }
        table[row][column] = cost
      }
    }
    return table[left.count][right.count]
  }

  /// The names that are near, or have the word as a part, by looking at each of them.
  private func model(_ word: String, _ names: [String]) -> [String] {
    func folded(_ name: String) -> [Unicode.Scalar] {
      Array(name.lowercased().unicodeScalars).filter { !"-_./ ".unicodeScalars.contains($0) }
    }
    let letters = folded(word)
    let threshold: [Int] = [0, 0, 1, 1, 1, 2, 2, 2, 2]
    let limit = letters.count < 9 ? threshold[letters.count] : letters.count / 3
    guard (1...64).contains(letters.count) else { return [] }
    let near = Set(names).filter { name in
      name != word && !folded(name).isEmpty && distance(letters, folded(name)) <= limit
    }
    guard !near.isEmpty else {
      let others = Set(names).filter { name in
        let parts = name.split { "-_./ ".contains($0) }.map { folded(String($0)) }
        return name != word && letters.count >= 3 && parts.contains(letters)
      }
      return others.count <= 3 ? others.sorted() : []
    }
    let ranked = near.map { name in
      (
        distance(letters, folded(name)),
        distance(Array(word.unicodeScalars), Array(name.unicodeScalars)), name
      )
    }
    return ranked.sorted { $0 < $1 }.prefix(3).map(\.2)
  }

  /// Names of parts that occur again and again, or of few letters at random.
  private func name(_ generator: inout SplitMix64) -> String {
    let parts = [
      "text", "primary", "primry", "Back", "ground", "on", "é", "10", "1", "x-", ".", "_",
    ]
    let letters = Array("abcABé-")
    return Bool.random(using: &generator)
      ? (0..<Int.random(in: 1...5, using: &generator))
        .map { _ in parts.randomElement(using: &generator) ?? "" }.joined(separator: "-")
      : String(
        (0..<Int.random(in: 0...20, using: &generator))
          .map { _ in letters.randomElement(using: &generator) ?? "a" }
      )
  }

  @Test(
    "Suggestions of an index are those of a comparison with every name",
    arguments: 0..<caseCount(10, long: 40)
  )
  func law(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let names = (0..<Int.random(in: 1...120, using: &generator)).map { _ in name(&generator) }
    let index = SpellingIndex(of: names)
    for _ in 0..<40 {
      let word = name(&generator)
      let expected = model(word, names)
      #expect(index.nearest(to: word) == expected, "\(word) among \(names)")
      #expect(Spelling.nearest(to: word, among: names) == expected, "\(word) among \(names)")
    }
  }

  @Test(
    "Names that are too long are not suggested, and words that are too long have no suggestions"
  )
  func long() {
    let long = String(repeating: "a", count: 200)
    let index = SpellingIndex(of: [long, "accent", "-"])
    for word in ["acent", long + "b", "", "-", "acccent"] {
      #expect(index.nearest(to: word) == (word.hasPrefix("ac") ? ["accent"] : []))
    }
  }

  @Test("Hundreds of lookups among a thousand names stay within the effort")
  func growth() {
    let effort = SpellingIndex.Effort(steps: 4_000_000)
    let index = SpellingIndex(of: (0..<1_000).map { "text-primary-\($0)" }, effort: effort)
    for number in 0..<500 {
      #expect(index.nearest(to: "text-primry-\(number)").first == "text-primary-\(number)")
    }
    #expect(effort.isLeft)
  }

  @Test("Lookups that exceed the effort have no suggestions")
  func exhausted() {
    let effort = SpellingIndex.Effort(steps: 20_000)
    let names = (0..<1_000).map { "accent-\($0)" }
    let index = SpellingIndex(of: names, effort: effort)
    #expect(index.hint(for: "acent-7") == "; did you mean 'accent-7', 'accent-0' or 'accent-1'?")
    #expect(index.hint(for: "acent-8") == "; did you mean 'accent-8', 'accent-0' or 'accent-1'?")
    while effort.isLeft { effort.spend(100) }
    #expect(index.hint(for: "acent-9") == "")
    #expect(index.hint(for: "acent-8") != "")
  }
}
