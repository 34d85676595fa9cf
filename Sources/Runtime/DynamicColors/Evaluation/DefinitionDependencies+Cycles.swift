import ColorValues

extension DefinitionDependencies {
  /// The first cycle among `members`, whose values depend on `axes`.
  ///
  /// References form a cycle only if a trait combination exists under which all of them are
  /// followed: `button: { light: "{accent}", dark: navy }` with
  /// `accent: { light: blue, dark: "{button}" }` is not a cycle. If there are too many combinations
  /// to try, references are followed whatever their conditions.
  func cycle(among members: ArraySlice<Int>, _ axes: UInt64) -> CompiledDefinitions.ReferenceError?
  {
    let roots = members.sorted()
    let inside = Set(members)
    func cycle(under combination: ConditionSpace.Point?) -> [Int]? {
      ReferenceGraph(roots) { node, targets in
        targets += references(of: node, under: combination).map(\.target).filter(inside.contains)
      }.cycle
    }
    var found: [Int]?
    let search = conditions.firstCombination(of: axes) { combination in
      found = cycle(under: combination)
      return found != nil
    }
    if !search.isComplete { found = cycle(under: nil) }
    guard let found, let first = found.first else { return nil }
    let sites = zip(found, found.dropFirst() + [first]).map { node, next in
      let reference = references(of: node, under: search.found).first { $0.target == next }
      return stack.site(of: reference?.variant ?? .first, at: node)
    }
    let named = found.reduce(UInt64(0)) { $0 | ownAxes(of: $1) }
    let under = search.found.map { conditions.conditions(of: $0, axes: named) } ?? []
    return CompiledDefinitions.ReferenceError(
      kind: .cycle(sites, under: under.map(\.description)),
      site: sites[0]
    )
  }

  private func ownAxes(of index: Int) -> UInt64 {
    let entry = stack.entries[index]
    return (0..<entry.variants.count).reduce(0) {
      $0 | conditions.axes(of: entry.variants[$1].conditions)
    }
  }

  /// The references that are followed from an entry under a combination of traits, or under any,
  /// each with its variant.
  func references(
    of index: Int,
    under combination: ConditionSpace.Point? = nil
  ) -> [(target: Int, variant: VariantIndex)] {
    let entry = stack.entries[index]
    let itself = ColorExpression.reference(entry.definition.name)
    let last = entry.variants.count - 1
    var result: [(target: Int, variant: VariantIndex)] = []
    for position in 0..<entry.variants.count {
      let variant = entry.variants[position]
      if let combination, position < last,
        !conditions.holds(variant.conditions, at: combination)
      {
        continue
      }
      let references = variant.value.references
      for reference in references where reference != itself {
        if let target = stack.target(of: reference) {
          result.append((target, VariantIndex(position)))
        }
      }
      // A reference to the entry itself means the next best variant, finally the replaced
      // definition.
      let refersToItself = references.contains(itself)
      if refersToItself, entry.replaced >= 0, combination == nil || position == last {
        result.append((Int(entry.replaced), VariantIndex(position)))
      }
      if combination != nil, !refersToItself { break }
    }
    return result
  }
}
