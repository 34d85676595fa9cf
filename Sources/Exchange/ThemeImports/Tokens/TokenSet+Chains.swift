import DynamicColors
import TextSupport

extension TokenSet {
  /// The longest chain of references that is kept: half of the limit of a theme, so that other
  /// colors can refer to the chain.
  private static let longestChain = 32

  /// Replaces references into long chains by references to the ends of the chains, as theme files
  /// limit their length.
  ///
  /// Only tokens that are the same in all contexts are skipped, so that no color changes.
  mutating func shortenChains() {
    let all = Array(tree.nodes.indices)
    let graph = ReferenceGraph(all, below: all.count) { token, targets in
      for number in tree[token].definitions where !definitions[number].isHidden {
        targets += definitions[number].result.colorTargets
      }
    }
    var ends: [Int: Int] = [:]
    for group in graph.groups where group.depth > Self.longestChain {
      for number in graph[group].flatMap({ live($0) }) {
        guard case .alias(let target) = definitions[number].result else { continue }
        var skipped: [Int] = []
        var end = target
        while ends[end] == nil, let next = onlyTarget(of: end) {
          skipped.append(end)
          end = next
        }
        end = ends[end] ?? end
        for token in skipped { ends[token] = end }
        definitions[number].result = .alias(end)
      }
    }
  }

  /// Returns the token that a token refers to in all contexts, if it has no other value.
  private func onlyTarget(of token: Int) -> Int? {
    let all = live(token)
    guard all.count == 1, definitions[all[0]].condition == Self.always,
      case .alias(let target) = definitions[all[0]].result
    else { return nil }
    return target
  }

  /// Reports definitions that refer to themselves.
  ///
  /// - Parameters:
  ///   - findings: The findings to add to.
  ///   - forEachReference: Calls a closure with each token that a definition refers to.
  /// - Returns: The members of all cycles.
  func reportCycles(
    to findings: ImportFindings,
    _ forEachReference: (_ definition: Int, (_ token: Int) -> Void) -> Void
  ) -> [Int] {
    let all = Array(definitions.indices)
    let graph = ReferenceGraph(all, below: all.count) { number, targets in
      guard !definitions[number].isHidden else { return }
      let choices = choices(of: number)
      forEachReference(number) { token in
        var found: [Int] = []
        for other in tree[token].definitions.reversed() where !definitions[other].isHidden {
          let others = self.choices(of: other)
          if choices.isCompatible(with: others) { found.append(other) }
          // One that applies wherever the reference does overrides the earlier ones there.
          if choices.implies(others) { break }
        }
        targets += found.reversed()
      }
    }
    let cycles = graph.groups.filter(\.isCyclic).map { Array(graph[$0]) }
    for cycle in cycles {
      findings.report(
        .cycle(cycle.map(name(of:))),
        at: definitions[cycle[0]].valueExcerpt,
        notes: cycle.dropFirst().prefix(8).map {
          .cycleMember(name(of: $0), definitions[$0].valueExcerpt)
        }
      )
    }
    return Array(cycles.joined())
  }
}
