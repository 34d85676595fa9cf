import SourceDiagnostics
import SourceDocuments

extension TokenResolver {
  /// Reports references that lead back to where they start.
  ///
  /// Finds the strongly connected parts of what refers to what, after Tarjan, without recursion:
  /// chains can be as long as there are tokens.
  mutating func reportCycles() {
    let count = set.definitions.count
    var order = [Int](repeating: -1, count: count)
    var low = [Int](repeating: 0, count: count)
    var isOnStack = [Bool](repeating: false, count: count)
    var stack: [Int] = []
    var next = 0
    var work: [(node: Int, targets: [Int], place: Int)] = []

    for start in 0..<count where order[start] < 0 && !set.definitions[start].isHidden {
      let targets = referred(by: start)
      // Next to all colours are values or refer to one: there is nothing to search.
      if targets.isEmpty {
        order[start] = next
        next += 1
        continue
      }
      work = [(start, targets, 0)]
      order[start] = next
      low[start] = next
      next += 1
      stack.append(start)
      isOnStack[start] = true
      while let (node, targets, place) = work.last {
        if place < targets.count {
          work[work.count - 1].place += 1
          let target = targets[place]
          if order[target] < 0 {
            order[target] = next
            low[target] = next
            next += 1
            stack.append(target)
            isOnStack[target] = true
            work.append((target, referred(by: target), 0))
          } else if isOnStack[target] {
            low[node] = min(low[node], order[target])
          }
          continue
        }
        work.removeLast()
        if let above = work.last?.node { low[above] = min(low[above], low[node]) }
        guard low[node] == order[node] else { continue }
        var members: [Int] = []
        while let member = stack.popLast() {
          isOnStack[member] = false
          members.append(member)
          if member == node { break }
        }
        if members.count > 1 || targets.contains(node) { report(members.reversed()) }
      }
    }
  }

  /// The definitions that one refers to and that can hold where it does.
  private func referred(by number: Int) -> [Int] {
    var tokens = otherReferences[number] ?? []
    if case .alias(let token) = set.values[number] { tokens.append(token) }
    let condition = set.definitions[number].condition
    var result: [Int] = []
    for token in tokens {
      var other = set.tree[token].firstDefinition
      while other >= 0 {
        if !set.definitions[other].isHidden, canMeet(condition, set.definitions[other].condition) {
          result.append(other)
        }
        other = set.definitions[other].next
      }
    }
    return result
  }

  private func canMeet(_ condition: Int, _ other: Int) -> Bool {
    if condition == other || condition == TokenSet.always || other == TokenSet.always {
      return true
    }
    return set.conditions[condition].allSatisfy { choice in
      set.conditions[other].allSatisfy { $0.axis != choice.axis || $0.value == choice.value }
    }
  }

  private mutating func report(_ members: [Int]) {
    guard let first = members.first else { return }
    let names = members.map { "'\(set.tree.text(of: set.definitions[$0].token))'" }
    let shown = names.prefix(8) + (names.count > 8 ? ["…"] : [])
    for number in members { set.values[number] = .invalid }
    let place = set.definitions[first]
    findings.add(
      .cyclicReference,
      at: place.valueExcerpt,
      notes: members.dropFirst().prefix(8).map { number in
        let other = set.definitions[number]
        return Diagnostic.Note(
          message: "'\(set.tree.text(of: other.token))' is part of it",
          excerpt: other.valueExcerpt
        )
      },
      members.count == 1
        ? "\(names[0]) refers to itself"
        : "references lead in a circle: \(shown.joined(separator: ", "))"
    )
  }
}
