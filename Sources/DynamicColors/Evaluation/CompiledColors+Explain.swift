import ColorValues
package import SourceDiagnostics
package import TraitSystem

extension CompiledColors {
  /// Why the colour at `index` has its value under `traits`.
  package func explanation(at index: Int, for traits: TraitCollection) -> ColorExplanation {
    explanation(at: index, after: nil, for: traits)
  }

  /// Where the value of the colour at `index` is written, for `traits`.
  package func source(at index: Int, for traits: TraitCollection) -> ColorSource? {
    source(of: winner(of: entries + index, for: traits), at: index)
  }

  /// The text in which the value of the colour at `index` is written, for `traits`.
  package func excerpt(at index: Int, for traits: TraitCollection) -> SourceExcerpt? {
    let entry = entries[index]
    let winner = winner(of: entries + index, for: traits)
    return origin(of: entry)?.excerpt(entry.variants[winner].range)
  }

  /// Explains an entry as seen from outside, or from one of its own variants.
  private func explanation(
    at index: Int,
    after start: Int?,
    for traits: TraitCollection
  ) -> ColorExplanation {
    let entry = entries[index]
    let chosen = winner(of: entries + index, after: start ?? -1, for: traits)
    let candidates = (0..<Int(entry.variantCount)).map { candidate in
      ColorExplanation.Candidate(
        conditions: words(for: entry.variants[candidate].conditions),
        text: origin(of: entry)?.text(entry.variants[candidate].range) ?? "",
        source: source(of: candidate, at: index),
        outcome: outcome(of: candidate, chosen: chosen, start: start ?? -1, in: entry, for: traits)
      )
    }
    let name = entry.definition.pointee.name
    let references = entry.variants[chosen].value.references.compactMap { reference in
      explanation(of: reference, from: chosen, of: index, for: traits)
    }
    return ColorExplanation(
      name: name,
      color: evaluate(chosen, of: index, for: traits),
      candidates: candidates,
      references: references
    )
  }

  /// Explains what a variant's value refers to.
  private func explanation(
    of reference: ColorExpression,
    from variant: Int,
    of index: Int,
    for traits: TraitCollection
  ) -> ColorExplanation? {
    if case .asset(let asset) = reference {
      return self.index(of: ColorLayer.name(ofAsset: asset))
        .map { explanation(at: $0, after: nil, for: traits) }
    }
    guard case .reference(let name) = reference else { return nil }
    let entry = entries[index]
    guard name == entry.definition.pointee.name else {
      return self.index(of: name).map { explanation(at: $0, after: nil, for: traits) }
    }
    if nextVariant(after: variant, of: index, for: traits) != nil {
      return explanation(at: index, after: variant, for: traits)
    }
    guard entry.replaced >= 0 else { return nil }
    return explanation(at: Int(entry.replaced), after: nil, for: traits)
  }

  private func outcome(
    of candidate: Int,
    chosen: Int,
    start: Int,
    in entry: LayerStack.Entry,
    for traits: TraitCollection
  ) -> ColorExplanation.Outcome {
    let failed = conditions.conditions(of: entry.variants[candidate].conditions)
      .first { !$0.holds(in: traits) }
    if candidate == chosen { return failed == nil ? .chosen : .fallback }
    if let failed {
      let actual = traits.value(of: failed.trait)
      return .failed(condition: failed.description, actual: actual.description)
    }
    return candidate <= start ? .passedOver : .outranked
  }

  private func source(of variant: Int, at index: Int) -> ColorSource? {
    let entry = entries[index]
    return origin(of: entry).map { origin in
      ColorSource(
        file: origin.file,
        position: origin.position(entry.variants[variant].range.lowerBound),
        conditions: words(for: entry.variants[variant].conditions)
      )
    }
  }

  private func origin(of entry: LayerStack.Entry) -> (any ColorOrigin)? {
    stack.layers[Int(entry.layer)].origin
  }

  private func words(for id: ConditionTable.ID) -> [String] {
    conditions.conditions(of: id).map(\.description)
  }
}
