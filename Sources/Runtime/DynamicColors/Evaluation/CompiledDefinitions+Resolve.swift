package import ColorValues
package import TraitSystem

extension CompiledDefinitions {
  /// The value of the color at `index` under `traits`.
  ///
  /// - Precondition: A name has the index.
  /// - Complexity: O(*v*) in the number of the color's variants for a constant value; an expression
  ///   is computed once for each combination of the traits that it depends on, then stored. Nothing
  ///   is allocated for a stored value.
  package func color(at index: ColorIndex, for traits: TraitCollection) -> Color {
    index.check(below: count)
    return knownColor(at: index, for: traits)
  }

  /// The same as ``color(at:for:)``, also for replaced entries, with an index that is known to be
  /// valid.
  @inline(__always)
  func knownColor(at index: ColorIndex, for traits: TraitCollection) -> Color {
    let entry = entries[index]
    let winner = winner(of: entry, for: traits)
    if let color = entry.variants[winner].stored.constant { return color }
    return expressionColor(at: index, winner, for: traits)
  }

  private func expressionColor(
    at index: ColorIndex,
    _ winner: VariantIndex,
    for traits: TraitCollection
  ) -> Color {
    // Following a reference takes less time than looking up its stored value.
    let target = aliases[index.position]
    if target >= 0 { return knownColor(at: ColorIndex(Int(target)), for: traits) }
    if let known = memo.knownColor(at: index.position, for: traits) { return known }
    let color = evaluate(winner, of: index, for: traits)
    memo.remember(color, at: index.position, for: traits)
    return color
  }

  /// The first of the variants whose conditions hold; if none does, the last, which has the lowest
  /// precedence.
  @inline(__always)
  func winner(
    of entry: LayerStack.Entry,
    after start: VariantIndex? = nil,
    for traits: TraitCollection
  ) -> VariantIndex {
    let last = entry.variants.count - 1
    var position = start.map { $0.position + 1 } ?? 0
    while position < last,
      !matcher.holds(entry.variants[position].conditions, in: traits)
    {
      position += 1
    }
    return VariantIndex(position)
  }

  /// Computes the value of one variant.
  ///
  /// The references of the layers were checked when they were stacked, so that each leads to a
  /// color and no chain of them is long. A reference to the color itself means the variant's next
  /// best one, or else the definition that this one replaced.
  ///
  /// - Complexity: O(*v*) in the number of the color's variants: however often they refer to the
  ///   color itself, each is computed once.
  package func evaluate(_ variant: VariantIndex, of index: ColorIndex, for traits: TraitCollection)
    -> Color
  {
    let entry = entries[index]
    let name = entry.definition.name
    guard entry.variants[variant].value.refers(to: name) else {
      return value(of: variant, at: index, itself: .transparent, for: traits)
    }
    var chain = [variant]
    var last = variant
    while let next = nextVariant(after: last, of: index, for: traits) {
      chain.append(next)
      last = next
      guard entry.variants[next].value.refers(to: name) else { break }
    }
    let replaced = entry.variants[last].value.refers(to: name) ? replacedEntry(of: index) : nil
    var below = replaced.map { knownColor(at: $0, for: traits) } ?? .transparent
    for variant in chain.reversed() {
      below = value(of: variant, at: index, itself: below, for: traits)
    }
    return below
  }

  /// The value of one variant, in which a reference to the color itself means `itself`.
  private func value(
    of variant: VariantIndex,
    at index: ColorIndex,
    itself: Color,
    for traits: TraitCollection
  ) -> Color {
    let entry = entries[index]
    return entry.variants[variant].value.resolved(isDark: traits.isDark) { reference in
      let name: String
      switch reference {
      case .reference(let color): name = color
      case .asset(let asset): name = DefinitionLayer.name(ofAsset: asset)
      default: return .transparent
      }
      guard name != entry.definition.name else { return itself }
      return self.index(of: name).map { knownColor(at: $0, for: traits) } ?? .transparent
    }
  }

  /// The next variant whose conditions hold; nil if there is none.
  func nextVariant(
    after variant: VariantIndex,
    of index: ColorIndex,
    for traits: TraitCollection
  ) -> VariantIndex? {
    let entry = entries[index]
    let next = variant.position + 1
    return (next..<max(next, entry.variants.count)).first {
      matcher.holds(entry.variants[$0].conditions, in: traits)
    }.map(VariantIndex.init)
  }
}

extension TraitCollection {
  /// Whether `light-dark()` means its second color.
  var isDark: Bool { userInterfaceStyle == .dark }
}
