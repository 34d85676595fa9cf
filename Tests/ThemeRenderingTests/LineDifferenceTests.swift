import Testing
import TestSupport
import ThemeRendering

@Suite("Line differences of texts")
struct LineDifferenceTests {
  private func difference(_ old: String, _ new: String, limit: Int = .max) -> String {
    LineDifference.unified(
      from: Array(old.utf8),
      to: Array(new.utf8),
      names: ("a", "b"),
      limit: limit
    )
  }

  @Test("A difference has the unified format")
  func format() {
    #expect(difference("x\n", "x\n") == "")
    #expect(difference("", "x\n") == "--- a\n+++ b\n@@ -0,0 +1 @@\n+x\n")
    #expect(difference("x\n", "") == "--- a\n+++ b\n@@ -1 +0,0 @@\n-x\n")
    #expect(
      difference("1\n2\n3\n4\n5\n", "1\n2\n3\n4\n5")
        == "--- a\n+++ b\n@@ -2,4 +2,4 @@\n 2\n 3\n 4\n-5\n+5\n\\ No newline at end of file\n"
    )
    let lines = (1...20).map { "\($0)\n" }
    var changed = lines
    changed[1] = "two\n"
    changed.remove(at: 17)
    #expect(
      difference(lines.joined(), changed.joined()) == """
        --- a
        +++ b
        @@ -1,5 +1,5 @@
         1
        -2
        +two
         3
         4
         5
        @@ -15,6 +15,5 @@
         15
         16
         17
        -18
         19
         20

        """
    )
    #expect(
      difference("1\n2\n", "3\n4\n", limit: 4)
        == "--- a\n+++ b\n@@ -1,2 +1,2 @@\n-1\n… 3 more lines\n"
    )
  }

  @Test("A difference that is applied to the old text results in the new one")
  func law() {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<300 {
      func lines() -> [String] {
        (0..<Int.random(in: 0...30, using: &generator)).map { _ in
          "\(Int.random(in: 0...3, using: &generator))"
        }
      }
      let old = lines()
      var new = old
      if Bool.random(using: &generator) {
        new = lines()
      } else if !new.isEmpty {
        new[Int.random(in: 0..<new.count, using: &generator)] = "new"
      }
      let (oldText, newText) = (old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined())
      #expect(applied(difference(oldText, newText), to: old) == new, "\(old) \(new)")
    }
  }

  @Test("A difference has the fewest changed lines")
  func shortest() {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<300 {
      func text() -> [UInt8] {
        (0..<Int.random(in: 0...30, using: &generator)).flatMap { _ in
          Array("\(Int.random(in: 0...5, using: &generator))\n".utf8)
        }
      }
      let difference = LineDifference(from: text()[...], to: text()[...])
      let count = difference.changes.reduce(0) { $0 + $1.old.count + $1.new.count }
      #expect(count == difference.new.difference(from: difference.old).count)
    }
  }

  @Test(
    "A difference with many changes has the exact numbers of removed and added lines",
    arguments: [(700, 3_000, 500), (3_000, 0, 1), (0, 1_200, 4), (1_500, 1_500, 0)]
  )
  func many(removed: Int, added: Int, kept: Int) {
    let tail = (0..<kept).map { "tail \($0)" }
    let old = ["head"] + (0..<removed).map { "old \($0 % 700)" } + tail
    let new = ["head"] + (0..<added).map { "new \($0 % 700)" } + tail
    let (oldText, newText) = (old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined())
    let difference = difference(oldText, newText)
    #expect(applied(difference, to: old) == new)
    let lines = difference.split(separator: "\n").dropFirst(2)
    #expect(lines.count { $0.hasPrefix("-") } == removed)
    #expect(lines.count { $0.hasPrefix("+") } == added)
  }

  /// The lines after the hunks of a difference, whose own old lines must be in their places.
  private func applied(_ difference: String, to old: [String]) -> [String] {
    var result: [String] = []
    var position = 0
    for line in difference.split(separator: "\n").dropFirst(2) {
      let rest = String(line.dropFirst())
      switch line.first {
      case "@":
        let range = line.split(separator: " ")[1].dropFirst().split(separator: ",")
        let start = (Int(range[0]) ?? 0) - (range.count == 2 && range[1] == "0" ? 0 : 1)
        result += old[position..<start]
        position = start
      case "+": result.append(rest)
      case "-":
        #expect(old[position] == rest)
        position += 1
      default:
        #expect(old[position] == rest)
        result.append(rest)
        position += 1
      }
    }
    return result + old[position...]
  }
}
