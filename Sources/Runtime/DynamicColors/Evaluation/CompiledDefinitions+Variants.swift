package import ColorValues
package import SourceDiagnostics
package import TraitSystem

extension CompiledDefinitions {
  /// The variants of the definition at `index`, in the order in which they win.
  package func variants(at index: ColorIndex) -> _StableElements<DefinitionLayer.Variant> {
    entries[index].variants
  }

  /// Whether a variant of the definition at `index` has conditions.
  package func hasConditions(at index: ColorIndex) -> Bool {
    entries[index].definition.hasConditions
  }

  /// Whether the definition at `index` is primitive.
  package func isPrimitive(at index: ColorIndex) -> Bool {
    entries[index].definition.isPrimitive
  }

  /// Whether a variant is a constant, and all others of the definition at `index` are other
  /// constants.
  package func isUnlikeOthers(_ variant: VariantIndex, at index: ColorIndex) -> Bool {
    let all = variants(at: index)
    guard let own = all[variant].stored.constant else { return false }
    for other in all.indices where other != variant.position {
      guard let color = all[other].stored.constant, !color.isIndistinguishable(from: own) else {
        return false
      }
    }
    return true
  }

  /// Whether all values of the definition at `index`, and of the definitions that it refers to, are
  /// written in sRGB notations, which cannot express other colors.
  package func isPlainlySRGB(at index: ColorIndex) -> Bool {
    guard hasPlainValues(at: index) else { return false }
    let others = targets(of: index)
    // Most references are to colors without references.
    guard others.contains(where: { definition(at: $0).hasExpression }) else {
      return others.allSatisfy(hasPlainValues)
    }
    return ReferenceGraph([index]) { $1 += targets(of: $0) }.order.allSatisfy(hasPlainValues)
  }

  /// Whether the values of the color at `index` are references or are written in sRGB notations.
  private func hasPlainValues(at index: ColorIndex) -> Bool {
    variants(at: index).indices.allSatisfy { variant in
      guard let color = entries[index].variants[variant].stored.constant else {
        if case .reference = variants(at: index)[variant].value { return true }
        return false
      }
      return color.isLegacyNotation && color.space == .srgb
    }
  }

  /// The position of the layer that defines the definition at `index`.
  package func layer(of index: ColorIndex) -> Int { Int(entries[index].layer) }

  /// The entry that the definition at `index` replaced; nil if it replaced none.
  func replacedEntry(of index: ColorIndex) -> ColorIndex? {
    let replaced = Int(entries[index].replaced)
    return replaced >= 0 ? ColorIndex(replaced) : nil
  }

  /// The variants of the definition that the definition at `index` replaced; nil if it replaced
  /// none.
  package func replacedVariants(at index: ColorIndex) -> _StableElements<DefinitionLayer.Variant>? {
    replacedEntry(of: index).map(variants)
  }

  /// The position of the layer whose definition the definition at `index` replaced; nil if it
  /// replaced none.
  package func replacedLayer(at index: ColorIndex) -> Int? {
    replacedEntry(of: index).map(layer)
  }

  /// The source text of the value of a variant.
  package func excerpt(ofVariant variant: VariantIndex, at index: ColorIndex) -> SourceExcerpt? {
    let entry = entries[index]
    return stack.layers[Int(entry.layer)].origin?.excerpt(entry.variants[variant].range)
  }

  /// The value of a variant as it is written.
  package func text(ofVariant variant: VariantIndex, at index: ColorIndex) -> String {
    let entry = entries[index]
    return stack.layers[Int(entry.layer)].origin?.text(entry.variants[variant].range) ?? ""
  }

  /// The source text of the definition that the definition at `index` replaced.
  package func replacedExcerpt(at index: ColorIndex) -> SourceExcerpt? {
    replacedEntry(of: index).flatMap { excerpt(ofVariant: .first, at: $0) }
  }

  /// The conditions of a variant.
  package func conditions(ofVariant variant: VariantIndex, at index: ColorIndex) -> [TraitCondition]
  {
    conditions.conditions(of: entries[index].variants[variant].conditions)
  }

  /// The variant of the definition at `index` that wins under `traits`.
  package func winningVariant(at index: ColorIndex, for traits: TraitCollection) -> VariantIndex {
    winner(of: entries[index], for: traits)
  }

  /// Returns the variant of the definition at `index` whose value begins at a byte of its file.
  package func variant(at index: ColorIndex, writtenAt start: Int) -> VariantIndex? {
    variants(at: index).firstIndex { $0.range.lowerBound == start }.map(VariantIndex.init)
  }

  /// Returns traits under which a variant of the definition at `index` wins; nil if it wins under
  /// none of the first `limit` combinations of the traits that the definition depends on.
  package func winningTraits(
    ofVariant variant: VariantIndex,
    at index: ColorIndex,
    limit: Int = ConditionSpace.combinationLimit
  ) -> TraitCollection? {
    let given = entries[index].variants[variant].conditions
    let mask = dependencies[index.position] | conditions.axes(of: given)
    var found: TraitCollection?
    _ = conditions.firstTraits(of: mask, given: given, limit: limit) { traits, _ in
      guard winningVariant(at: index, for: traits) == variant else { return false }
      found = traits
      return true
    }
    return found
  }

  /// The value that the definition at `index` would have under `traits` without one of its
  /// variants; nil if no other variant applies.
  package func color(
    at index: ColorIndex,
    without variant: VariantIndex,
    for traits: TraitCollection
  ) -> Color? {
    nextVariant(after: variant, of: index, for: traits).map { evaluate($0, of: index, for: traits) }
  }

  /// Returns whether a variant has the value that `other` returns under all traits under which it
  /// wins.
  ///
  /// - Returns: false if the variant never wins, if `other` returns nil, and if there are more than
  ///   `limit` combinations of traits.
  package func variant(
    _ variant: VariantIndex,
    at index: ColorIndex,
    limit: Int,
    agreesWith other: (TraitCollection) -> Color?
  ) -> Bool {
    var wins = false
    let given = entries[index].variants[variant].conditions
    let mask = dependencies[index.position] | conditions.axes(of: given)
    let search = conditions.firstTraits(of: mask, given: given, limit: limit) { traits, _ in
      guard winningVariant(at: index, for: traits) == variant else { return false }
      wins = true
      let own = color(at: index, for: traits)
      return other(traits).map { !$0.isIndistinguishable(from: own) } ?? true
    }
    return wins && !search.isFound && search.isComplete
  }
}

extension Color {
  /// Returns whether two colors are the same apart from the rounding of conversions.
  package func isIndistinguishable(from other: Color) -> Bool {
    // Colors of one notation differ exactly where their numbers do.
    if space == other.space, space == .srgb, missing == [], other.missing == [] {
      return abs(c1 - other.c1) < 1e-6 && abs(c2 - other.c2) < 1e-6 && abs(c3 - other.c3) < 1e-6
        && abs(alpha - other.alpha) < 1e-9
    }
    return self == other
      || (abs(alpha - other.alpha) < 1e-9 && difference(to: other, by: .ok) < 1e-6)
  }
}
