import Testing

@testable import SwiftSymbols

@Suite("Names shared by themes")
struct SharedNamesTests {
  @Test("A name has the number of its first occurrence in any theme")
  func numbers() {
    var names = SharedNames(["a", "b", "c"])
    let second = ["a", "c", "b", "d"].enumerated().map { names.number(of: $1, at: $0) }
    let third = ["d", "b", "e"].enumerated().map { names.number(of: $1, at: $0) }
    #expect(second == [0, 2, 1, 3])
    #expect(third == [3, 1, 4])
    #expect(names.all == ["a", "b", "c", "d", "e"])
  }
}
