extension TokenSet {
  /// The longest chain that is left as it is: half of a theme's limit, so that what refers to it stays
  /// below the limit.
  private static let longestChain = 32

  /// Lets colours at the ends of long chains of references refer to the chains' beginnings, as theme
  /// files bound how long one is.
  ///
  /// Only what is the same in all contexts is passed over, so that every colour stays what it is.
  mutating func shortenChains() {
    let depths = depths()
    var ends: [Int: Int] = [:]
    for token in tree.nodes.indices where depths[token] > Self.longestChain {
      for number in live(token) {
        guard case .alias(let target) = values[number] else { continue }
        var passed: [Int] = []
        var end = target
        while ends[end] == nil, let next = onlyTarget(of: end) {
          passed.append(end)
          end = next
        }
        end = ends[end] ?? end
        for token in passed { ends[token] = end }
        values[number] = .alias(end)
      }
    }
  }

  /// What a token always refers to; nil for one that is anything else in some context.
  private func onlyTarget(of token: Int) -> Int? {
    let all = live(token)
    guard all.count == 1, definitions[all[0]].condition == Self.always,
      case .alias(let target) = values[all[0]]
    else { return nil }
    return target
  }

  /// How many references lead from each token to the end of its longest chain, without circles.
  private func depths() -> [Int] {
    let unknown = -1
    let open = -2
    var depths = Array(repeating: unknown, count: tree.nodes.count)
    for start in tree.nodes.indices where isToken(start) && depths[start] == unknown {
      var stack = [start]
      while let token = stack.last {
        let targets = live(token).flatMap(colorTargets)
        if depths[token] == unknown {
          depths[token] = open
          let next = targets.filter { depths[$0] == unknown }
          stack += next
          if !next.isEmpty { continue }
        }
        stack.removeLast()
        guard depths[token] == open else { continue }
        depths[token] = targets.reduce(0) { max($0, depths[$1] + 1) }
      }
    }
    return depths
  }

  /// The tokens that a definition of a colour refers to.
  func colorTargets(of number: Int) -> [Int] {
    switch values[number] {
    case .alias(let token): [token]
    case .expression(let parts):
      parts.compactMap { part in
        if case .token(let token) = part { token } else { nil }
      }
    case .unknown, .color, .computed, .other, .invalid: []
    }
  }
}
