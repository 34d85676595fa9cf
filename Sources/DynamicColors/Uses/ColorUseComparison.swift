package import ColorValues
package import TraitSystem

/// Says which of some colours come to something else under other traits.
///
/// One comparison serves many places. Most of them use the same few colours, so what those come to is
/// kept, also from one set of traits to the next if a colour looks at none that differ.
package final class ColorUseComparison {
  /// A colour that comes to something else.
  package struct Difference {
    package let color: DynamicColor
    package let old: Color
    package let new: Color
  }

  /// What a colour comes to, and the traits that it looks at.
  private struct Resolved {
    /// The definition, which ``color`` keeps alive; to compare without counting references.
    let key: ObjectIdentifier
    let color: DynamicColor
    let value: Color
    let mask: TraitMask
  }

  /// The new traits of the place that is looked at.
  package var traits = TraitCollection()

  /// The traits under which the known colours were resolved.
  private var knownTraits = TraitCollection()
  /// The same as the colours see them; made when one has to be resolved.
  private var tracked: TraitCollection?
  private let recorder = TraitRecorder()

  /// The colours that were resolved last: so few that they are looked through.
  private var known: [Resolved] = []
  /// Where among ``known`` the next one replaces another.
  private var next = 0
  private static let limit = 8

  /// Makes a comparison that knows no colours.
  package init() {}

  /// Whether one of the colours comes to something else, and the traits that all of them look at now.
  package func compare(_ uses: [ColorUse]) -> (differs: Bool, mask: TraitMask) {
    if !traits.isIdentical(to: knownTraits) { forgetOutdated() }
    var differs = false
    var mask = TraitMask()
    for use in uses {
      let place = place(of: use.color)
      if known[place].value != use.value { differs = true }
      mask.formUnion(known[place].mask)
    }
    return (differs, mask)
  }

  /// The colours that come to something else; to be asked after ``compare(_:)``.
  package func differences(of uses: [ColorUse]) -> [Difference] {
    uses.compactMap { use in
      let value = known[place(of: use.color)].value
      return value == use.value ? nil : Difference(color: use.color, old: use.value, new: value)
    }
  }

  /// Forgets the colours that look at a trait that is not as it was where they were resolved.
  private func forgetOutdated() {
    let changed = known.isEmpty ? TraitMask() : traits.changedMask(from: knownTraits)
    known.removeAll { $0.mask.intersects(changed) }
    knownTraits = traits
    tracked = nil
  }

  /// Where a colour stands among the known ones, once it is resolved.
  private func place(of color: DynamicColor) -> Int {
    // Only the same definition: comparing two may take longer than resolving one.
    let key = ObjectIdentifier(color.definition)
    for place in known.indices where known[place].key == key { return place }
    recorder.reset()
    let tracked = tracked ?? traits.tracked(by: recorder)
    self.tracked = tracked
    let value = color.resolved(with: tracked, depth: 0)
    let resolved = Resolved(key: key, color: color, value: value, mask: recorder.mask)
    if known.count < Self.limit {
      known.append(resolved)
      return known.count - 1
    }
    next = (next + 1) % Self.limit
    known[next] = resolved
    return next
  }
}
