/// The precedence of declarations.
extension StyleCascade {
  /// Returns the number of elements around the one that each declaration is for.
  static func depths(of declarations: [Declaration]) -> [Int] {
    let ofBody = Set(declarations.lazy.filter { $0.selector.element == .body }.map(\.name))
    return declarations.map { declaration in
      switch declaration.selector.element {
      case .root: 0
      case .rootOrBody: ofBody.contains(declaration.name) ? 1 : 0
      case .body: 1
      case .every: 2
      }
    }
  }

  /// The numbers of the declarations in ascending precedence: the elements of a page inherit the
  /// values of outer elements only where inner ones have none.
  var order: [Int] {
    let ranks = layers.ranks
    func precedes(_ left: Int, _ right: Int) -> Bool {
      let (first, second) = (declarations[left], declarations[right])
      if depths[left] != depths[right] { return depths[left] < depths[right] }
      if first.declared.isImportant != second.declared.isImportant {
        return second.declared.isImportant
      }
      if first.layer != second.layer {
        return (ranks[first.layer] < ranks[second.layer]) != first.declared.isImportant
      }
      let weights = (first.selector.weight, second.selector.weight)
      return weights.0 == weights.1 ? left < right : weights.0 < weights.1
    }
    return declarations.indices.sorted(by: precedes)
  }
}
