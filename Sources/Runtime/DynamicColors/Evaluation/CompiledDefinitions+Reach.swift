import ColorValues

extension CompiledDefinitions {
  /// The names that the values of the definitions at `indices` lead to by references, including
  /// their own.
  package func reachableNames(from indices: [ColorIndex]) -> Set<String> {
    let graph = ReferenceGraph(indices) { index, targets in targets += self.targets(of: index) }
    return Set(graph.order.map { definition(at: $0).name })
  }

  /// The indices of the definitions whose values lead by references to definitions for which
  /// `isWanted` holds, including those definitions.
  ///
  /// - Parameter isWanted: Returns whether a definition, given by its layer's position in the stack
  ///   and its name, is wanted.
  /// - Returns: The indices of definitions that are in force.
  /// - Complexity: O(*n*) in the number of definitions and their references.
  package func indices(
    leadingTo isWanted: (_ layer: Int, _ name: String) -> Bool
  ) -> Set<ColorIndex> {
    var users: [ColorIndex: [ColorIndex]] = [:]
    let entries = ColorIndex(0)..<ColorIndex(stack.entryCount)
    for index in entries {
      for target in targets(of: index) { users[target, default: []].append(index) }
    }
    let wanted = entries.filter { isWanted(layer(of: $0), definition(at: $0).name) }
    let graph = ReferenceGraph(wanted) { index, targets in targets += users[index] ?? [] }
    return Set(graph.order.filter(indices.contains))
  }

  /// The entries that the values of a definition refer to, including the definition that it
  /// replaced if a value refers to the definition itself.
  func targets(of index: ColorIndex) -> [ColorIndex] {
    let definition = definition(at: index)
    guard definition.hasExpression else { return [] }
    let replaced = replacedEntry(of: index)
    var targets: [ColorIndex] = []
    for variant in variants(at: index) where !variant.isConstant {
      for target in variant.value.references.compactMap(stack.target).map(ColorIndex.init) {
        let isItself = self.definition(at: target).name == definition.name
        if let entry = isItself ? replaced : target { targets.append(entry) }
      }
    }
    return targets
  }
}
