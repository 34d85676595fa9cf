import ColorValues
package import SourceDiagnostics
package import TraitSystem

extension CompiledDefinitions {
  /// Explains the value of the color at `index` under `traits`.
  ///
  /// - Complexity: O(*n*) in the number of variants of the colors that the value leads to; a color
  ///   that several values refer to is explained once.
  package func explanation(at index: ColorIndex, for traits: TraitCollection) -> ColorExplanation {
    var explainer = Explainer(self, traits)
    return explainer.explanation(at: index)
  }

  /// The location of the value of the color at `index` under `traits`.
  package func source(at index: ColorIndex, for traits: TraitCollection) -> ValueSource? {
    source(of: winner(of: entries[index], for: traits), at: index)
  }

  /// The source text of the value of the color at `index` under `traits`.
  package func excerpt(at index: ColorIndex, for traits: TraitCollection) -> SourceExcerpt? {
    let entry = entries[index]
    let winner = winner(of: entries[index], for: traits)
    return origin(of: entry)?.excerpt(entry.variants[winner].range)
  }

  /// Explains the role of one variant.
  fileprivate func explanation(
    of candidate: VariantIndex,
    at index: ColorIndex,
    chosen: VariantIndex,
    after start: VariantIndex?,
    for traits: TraitCollection
  ) -> ColorExplanation.Candidate {
    let entry = entries[index]
    return ColorExplanation.Candidate(
      conditions: words(for: entry.variants[candidate].conditions),
      text: origin(of: entry)?.text(entry.variants[candidate].range) ?? "",
      source: source(of: candidate, at: index),
      outcome: outcome(of: candidate, chosen: chosen, start: start, in: entry, for: traits)
    )
  }

  private func outcome(
    of candidate: VariantIndex,
    chosen: VariantIndex,
    start: VariantIndex?,
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
    let isPassedOver = start.map { candidate.position <= $0.position } ?? false
    return isPassedOver ? .passedOver : .outranked
  }

  private func source(of variant: VariantIndex, at index: ColorIndex) -> ValueSource? {
    let entry = entries[index]
    return origin(of: entry).map { origin in
      ValueSource(
        file: origin.file,
        position: origin.position(entry.variants[variant].range.lowerBound),
        conditions: words(for: entry.variants[variant].conditions)
      )
    }
  }

  private func origin(of entry: LayerStack.Entry) -> (any DefinitionLayer.Origin)? {
    stack.layers[Int(entry.layer)].origin
  }

  private func words(for id: ConditionTable.ID) -> [String] {
    conditions.conditions(of: id).map(\.description)
  }
}

/// Explains a color and the colors that its value leads to, each of them once.
private struct Explainer {
  /// The maximum depth of references in an explanation, more than colors can have.
  private static let depthLimit = 128

  /// The maximum number of variants in an explanation.
  private static let candidateLimit = 10_000

  /// A color as seen from other colors, or from one of its own variants.
  private struct Subject: Hashable {
    let index: ColorIndex
    let start: VariantIndex?
  }

  private let colors: CompiledDefinitions
  private let traits: TraitCollection
  private var explained: Set<Subject> = []
  private var candidateCount = 0

  init(_ colors: CompiledDefinitions, _ traits: TraitCollection) {
    self.colors = colors
    self.traits = traits
  }

  /// Explains an entry as seen from other colors, or from its variant `start`, which sees those
  /// after it.
  mutating func explanation(
    at index: ColorIndex,
    after start: VariantIndex? = nil,
    depth: Int = 0
  ) -> ColorExplanation {
    let entry = colors.entries[index]
    let chosen = colors.winner(of: colors.entries[index], after: start, for: traits)
    let detail = detail(of: Subject(index: index, start: start), depth)
    var candidates: [ColorExplanation.Candidate] = []
    var references: [ColorExplanation] = []
    if detail == .full {
      candidates = entry.variants.variantIndices.map { candidate in
        colors.explanation(of: candidate, at: index, chosen: chosen, after: start, for: traits)
      }
      candidateCount += candidates.count
      var met: Set<ColorExpression> = []
      for reference in entry.variants[chosen].value.references where met.insert(reference).inserted
      {
        if let (index, start) = target(of: reference, from: chosen, of: index) {
          references.append(explanation(at: index, after: start, depth: depth + 1))
        }
      }
    }
    return ColorExplanation(
      name: entry.definition.name,
      color: colors.evaluate(chosen, of: index, for: traits),
      candidates: candidates,
      references: references,
      detail: detail
    )
  }

  private mutating func detail(of subject: Subject, _ depth: Int) -> ColorExplanation.Detail {
    if explained.contains(subject) { return .givenEarlier }
    guard depth < Self.depthLimit, candidateCount < Self.candidateLimit else { return .leftOut }
    explained.insert(subject)
    return .full
  }

  /// The entry that a reference in a variant's value leads to, and the variant after which it is
  /// seen.
  private func target(
    of reference: ColorExpression,
    from variant: VariantIndex,
    of index: ColorIndex
  ) -> (index: ColorIndex, start: VariantIndex?)? {
    if case .asset(let asset) = reference {
      return colors.index(of: DefinitionLayer.name(ofAsset: asset)).map { ($0, nil) }
    }
    guard case .reference(let name) = reference else { return nil }
    let entry = colors.entries[index]
    guard name == entry.definition.name else {
      return colors.index(of: name).map { ($0, nil) }
    }
    if colors.nextVariant(after: variant, of: index, for: traits) != nil { return (index, variant) }
    return colors.replacedEntry(of: index).map { ($0, nil) }
  }
}
