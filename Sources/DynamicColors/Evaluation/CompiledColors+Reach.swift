import ColorValues

extension CompiledColors {
  /// The names that the values of the colours at `indices` lead to by references, their own
  /// included.
  package func reachableNames(from indices: [Int]) -> Set<String> {
    var reached = Set(indices)
    var open = indices
    while let index = open.popLast() {
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
      for target in targets where reached.insert(target).inserted { open.append(target) }
    }
    return Set(reached.map { definition(at: $0).name })
  }
}
