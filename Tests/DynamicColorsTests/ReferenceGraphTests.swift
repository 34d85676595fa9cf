import Testing
import TestSupport

@testable import DynamicColors

@Suite("Reference graph")
struct ReferenceGraphTests {
  private func graph(_ roots: String, _ references: [String: String]) -> ReferenceGraph<Character> {
    ReferenceGraph(roots) { node, targets in targets += references[String(node)] ?? "" }
  }

  @Test("Nodes follow their references, and only nodes reachable from the roots are listed")
  func order() {
    let graph = graph("a", ["a": "bc", "b": "d", "c": "d", "e": "a"])
    #expect(String(graph.order) == "dbca")
    #expect(graph.groups.map(\.depth) == [0, 1, 1, 2])
    #expect(graph.groups.allSatisfy { !$0.isCyclic })
    #expect(graph.cycle == nil)
  }

  @Test(
    "Cycles are found with their chain",
    arguments: [
      (["a": "a"], "a", ["a"]), (["a": "b", "b": "c", "c": "b"], "bc", ["bc", "a"]),
      (["a": "bc", "b": "a", "c": "a"], "ab", ["abc"]),
      (["a": "b", "b": "cd", "c": "c", "d": "a"], "c", ["c", "abd"]),
    ]
  )
  func cycles(references: [String: String], chain: String, groups: [String]) {
    let graph = graph("a", references)
    #expect(graph.cycle.map { String($0) } == chain)
    #expect(graph.groups.map { String(graph[$0]) } == groups)
  }

  @Test("A chain of references can be longer than the stack of a thread")
  func longChain() {
    let last = 200_000
    let graph = ReferenceGraph([0], below: last + 1) { node, targets in
      if node < last { targets.append(node + 1) }
    }
    #expect(graph.groups.last?.depth == last)
    #expect(graph.order == Array((0...last).reversed()))
  }

  @Test("Random graphs agree with a search through all paths", arguments: 0..<200 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 1...9, using: &random)
    let references = (0..<count).map { _ in
      (0..<Int.random(in: 0...2, using: &random)).map { _ in
        Int.random(in: 0..<count, using: &random)
      }
    }
    let roots = [Int.random(in: 0..<count, using: &random)]
    let graph = ReferenceGraph(roots) { node, targets in targets += references[node] }
    let dense = ReferenceGraph(roots, below: count) { node, targets in targets += references[node] }
    #expect(graph.order == dense.order)
    #expect(graph.cycle == dense.cycle)

    // Reachability by repeated multiplication of the relation.
    var reached = (0..<count).map { Set(references[$0]) }
    for _ in 0..<count {
      reached = reached.map { targets in targets.union(targets.flatMap { reached[$0] }) }
    }
    #expect(Set(graph.order) == reached[roots[0]].union(roots))
    for group in graph.groups {
      let members = Set(graph[group])
      for member in members {
        let mutual = reached[member].filter { reached[$0].contains(member) }
        #expect(mutual.union([member]) == members)
        #expect(group.isCyclic == reached[member].contains(member))
      }
      let earlier = Set(graph.order[..<group.range.upperBound])
      #expect(members.allSatisfy { earlier.isSuperset(of: references[$0]) })
    }
    #expect((graph.cycle == nil) == graph.groups.allSatisfy { !$0.isCyclic })
    if let cycle = graph.cycle {
      for (node, next) in zip(cycle, cycle.dropFirst() + cycle.prefix(1)) {
        #expect(references[node].contains(next))
      }
    }
  }

  @Test("A chain that is too long is reported from any reference of a value")
  func depth() throws {
    let limit = DefinitionDependencies.depthLimit
    let mixes = (0...limit).map { "c\($0 + 1) = color-mix(in srgb, {white}, {c\($0)})" }
    let found = try errors((["white = white", "c0 = red"] + mixes).joined(separator: "\n"))
    #expect(found.map(\.kind) == [.tooDeep(limit: limit)])
  }
}
