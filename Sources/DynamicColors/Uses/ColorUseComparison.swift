package import ColorValues
package import TraitSystem

/// Says which of some colours come to something else under other traits.
///
/// One comparison serves many places. Most of them use the same few colours, so what those come to is
/// kept, also from one set of traits to the next if a colour looks at none that differ.
package struct ColorUseComparison {
  /// A colour that comes to something else.
  package struct Difference {
    package let color: DynamicColor
    package let old: Color
    package let new: Color
  }

  /// What a colour comes to, and the traits that it looks at; without references, so that nothing is
  /// counted where it is read.
  private struct Resolved {
    let definition: ObjectIdentifier
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
  /// The same colours, which keep the definitions alive.
  private var colors: [DynamicColor] = []
  /// Where among ``known`` the next one replaces another.
  private var next = 0
  private static let limit = 8

  /// Makes a comparison that knows no colours.
  package init() {}

  /// Whether one of the colours comes to something else, and the traits that all of them look at now.
  package mutating func compare(_ uses: [ColorUse]) -> (differs: Bool, mask: TraitMask) {
    var differs = false
    var mask = TraitMask()
    for index in uses.indices {
      let place = place(of: uses[index].color)
      if known[place].value != uses[index].value { differs = true }
      mask.formUnion(known[place].mask)
    }
    return (differs, mask)
  }

  /// The colours that come to something else.
  package mutating func differences(of uses: [ColorUse]) -> [Difference] {
    var differences: [Difference] = []
    for use in uses {
      let value = known[place(of: use.color)].value
      if value == use.value { continue }
      differences.append(Difference(color: use.color, old: use.value, new: value))
    }
    return differences
  }

  /// Where a colour stands among the known ones, once it is resolved.
  private mutating func place(of color: DynamicColor) -> Int {
    if !traits.isIdentical(to: knownTraits) { forgetOutdated() }
    // Only the same definition: comparing two may take longer than resolving one.
    let definition = ObjectIdentifier(color.definition)
    for place in known.indices where known[place].definition == definition { return place }
    return resolve(color)
  }

  /// Forgets the colours that look at a trait that is not as it was where they were resolved.
  private mutating func forgetOutdated() {
    let changed = known.isEmpty ? TraitMask() : traits.changedMask(from: knownTraits)
    knownTraits = traits
    tracked = nil
    if known.contains(where: { $0.mask.intersects(changed) }) {
      known.removeAll(keepingCapacity: true)
      colors.removeAll(keepingCapacity: true)
    }
  }

  /// Resolves a colour and makes it a known one.
  private mutating func resolve(_ color: DynamicColor) -> Int {
    let tracked = tracked ?? traits.tracked(by: recorder)
    self.tracked = tracked
    recorder.reset()
    let value = color.resolved(with: tracked, depth: 0)
    let resolved = Resolved(
      definition: ObjectIdentifier(color.definition),
      value: value,
      mask: recorder.mask
    )
    if known.count < Self.limit {
      known.append(resolved)
      colors.append(color)
      return known.count - 1
    }
    next = (next + 1) % Self.limit
    known[next] = resolved
    colors[next] = color
    return next
  }
}
