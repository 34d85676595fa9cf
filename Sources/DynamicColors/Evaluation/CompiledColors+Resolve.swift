package import ColorValues
package import TraitSystem

extension CompiledColors {
  /// The value of the colour at `index` under `traits`.
  ///
  /// - Complexity: O(*v*) in the number of the colour's variants for a constant value; a value
  ///   that is an expression is computed once for each combination of the traits that it depends
  ///   on, then remembered. Nothing is allocated once it is known.
  package func color(at index: Int, for traits: TraitCollection) -> Color {
    let entry = entries + index
    let winner = winner(of: entry, for: traits)
    if case .color(let color) = entry.pointee.variants[winner].value { return color }
    // Following a reference takes less time than remembering where it leads.
    let target = aliases[index]
    if target >= 0 { return color(at: Int(target), for: traits) }
    if let known = memo.knownColor(at: index, for: traits) { return known }
    let color = evaluate(winner, of: index, for: traits)
    memo.remember(color, at: index, for: traits)
    return color
  }

  /// The first of the variants whose conditions hold; where none does, the last, which asks the
  /// least.
  @inline(__always)
  func winner(
    of entry: UnsafeMutablePointer<LayerStack.Entry>,
    after start: Int = -1,
    for traits: TraitCollection
  ) -> Int {
    let last = Int(entry.pointee.variantCount) - 1
    var position = start + 1
    while position < last,
      !matcher.holds(entry.pointee.variants[position].conditions, in: traits)
    {
      position += 1
    }
    return position
  }

  /// Computes the value of one variant; the layers' references were checked when they were stacked,
  /// so each leads somewhere and no chain of them is long.
  func evaluate(_ variant: Int, of index: Int, for traits: TraitCollection) -> Color {
    let entry = entries[index]
    return entry.variants[variant].value.resolved(isDark: traits.isDark) { reference in
      let name: String
      switch reference {
      case .reference(let color): name = color
      case .asset(let asset): name = ColorLayer.name(ofAsset: asset)
      default: return .transparent
      }
      guard name == entry.definition.pointee.name else {
        return self.index(of: name).map { color(at: $0, for: traits) } ?? .transparent
      }
      return nextBest(after: variant, of: index, for: traits)
    }
  }

  /// What a reference to the colour itself means in a variant: its next best variant, or else the
  /// definition that this one replaced.
  private func nextBest(after variant: Int, of index: Int, for traits: TraitCollection) -> Color {
    if let next = nextVariant(after: variant, of: index, for: traits) {
      return evaluate(next, of: index, for: traits)
    }
    let replaced = Int(entries[index].replaced)
    return replaced >= 0 ? color(at: replaced, for: traits) : .transparent
  }

  /// The next variant whose conditions hold, if there is one.
  func nextVariant(after variant: Int, of index: Int, for traits: TraitCollection) -> Int? {
    let entry = entries[index]
    return (variant + 1..<max(variant + 1, Int(entry.variantCount))).first {
      matcher.holds(entry.variants[$0].conditions, in: traits)
    }
  }
}

extension TraitCollection {
  /// Whether `light-dark()` takes its second colour.
  var isDark: Bool { userInterfaceStyle == .dark }
}
