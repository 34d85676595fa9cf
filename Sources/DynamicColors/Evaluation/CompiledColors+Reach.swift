import ColorValues

extension CompiledColors {
  /// The names that the values of the colours at `indices` lead to by references, their own
  /// included.
  package func reachableNames(from indices: [Int]) -> Set<String> {
    var reached = Set(indices)
    var open = indices
    while let index = open.popLast() {
      for target in targets(of: index) where reached.insert(target).inserted {
        open.append(target)
      }
    }
    return Set(reached.map { definition(at: $0).name })
  }

  /// The indices of the colours whose values lead by references to definitions for which `isWanted`
  /// holds, those included.
  ///
  /// - Parameter isWanted: Says of a definition, by its layer's position in the stack and its name,
  ///   whether it is one.
  /// - Returns: The indices of colours that are in force.
  /// - Complexity: O(*n*) in the number of colours and their references.
  package func indices(leadingTo isWanted: (_ layer: Int, _ name: String) -> Bool) -> Set<Int> {
    var users: [Int: [Int]] = [:]
    var open: [Int] = []
    for index in 0..<stack.entryCount {
      if isWanted(layer(of: index), definition(at: index).name) { open.append(index) }
      for target in targets(of: index) { users[target, default: []].append(index) }
    }
    var reached = Set(open)
    while let index = open.popLast() {
      for user in users[index] ?? [] where reached.insert(user).inserted { open.append(user) }
    }
    return reached.filter { $0 < count }
  }

  /// What the values of a colour refer to, what it replaced included where it refers to itself.
  private func targets(of index: Int) -> [Int] {
    guard definition(at: index).hasExpression else { return [] }
    let name = definition(at: index).name
    var targets: [Int] = []
    for variant in variants(at: index) where !variant.value.isConstant {
      for case .reference(let target) in variant.value.references {
        if target != name, let found = self.index(of: target) { targets.append(found) }
        if target == name, entries[index].replaced >= 0 {
          targets.append(Int(entries[index].replaced))
        }
      }
    }
    return targets
  }
}
