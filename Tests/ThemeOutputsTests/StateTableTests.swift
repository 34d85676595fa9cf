import Testing
import TestSupport

@testable import ThemeOutputs

@Suite("The tables of values in all states")
struct StateTableTests {
  @Test("A table has the values of all states, along the axes that make a difference")
  func law() {
    var generator = SplitMix64(seed: 40)
    for _ in 0..<caseCount(300, long: 30_000) {
      let counts = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        Int.random(in: 1...4, using: &generator)
      }
      let axes = counts.indices.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
      let used = axes.filter { _ in Bool.random(using: &generator) }
      // A function of some axes with few values, so that others may be unused by chance.
      let salt = Int.random(in: 0..<1_000, using: &generator)
      func value(_ state: [Int]) -> Int {
        let hash = used.reduce(salt) { ($0 &* 31 &+ state[$1] &* 17 &+ $1) % 1_009 }
        return hash * hash % 7 % 3
      }
      let all = axes.reduce([counts.map { _ in 0 }]) { states, axis in
        states.flatMap { state in
          (0..<counts[axis]).map { choice in
            var state = state
            state[axis] = choice
            return state
          }
        }
      }
      let table = StateTable(along: axes, counts: counts, values: all.map(value))
      for state in all {
        #expect(table.value(in: state, counts: counts) == value(state))
      }
      #expect(table.values.count == table.axes.reduce(1) { $0 * counts[$1] })
      let needed = axes.filter { axis in
        all.contains { state in
          var first = state
          first[axis] = 0
          return value(first) != value(state)
        }
      }
      #expect(table.axes == needed)
    }
  }
}
