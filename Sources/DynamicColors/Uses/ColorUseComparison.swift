package import ColorValues
package import TraitSystem

/// Says which of some colours come to something else under other traits.
///
/// One comparison serves many places that have the same new traits. Most of them use the same few
/// colours, so what those come to is kept.
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

  private let traits: TraitCollection
  /// The traits as the colours see them; made for the first of them.
  private lazy var tracked: TraitCollection = traits.tracked(by: recorder)
  private lazy var recorder = TraitRecorder()

  /// The colours that were resolved last: so few that they are looked through.
  private var known: [Resolved] = []
  /// Where among ``known`` the next one replaces another.
  private var next = 0
  private static let limit = 8

  /// Prepares to compare with what colours come to under `traits`.
  package init(_ traits: TraitCollection) {
    self.traits = traits
  }

  /// Whether one of the colours comes to something else, and the traits that all of them look at now.
  package func compare(_ uses: [ColorUse]) -> (differs: Bool, mask: TraitMask) {
    var differs = false
    var mask = TraitMask()
    for use in uses {
      let place = place(of: use.color)
      if known[place].value != use.value { differs = true }
      mask.formUnion(known[place].mask)
    }
    return (differs, mask)
  }

  /// The colours that come to something else.
  package func differences(of uses: [ColorUse]) -> [Difference] {
    uses.compactMap { use in
      let value = known[place(of: use.color)].value
      return value == use.value ? nil : Difference(color: use.color, old: use.value, new: value)
    }
  }

  /// Where a colour stands among the known ones, once it is resolved.
  private func place(of color: DynamicColor) -> Int {
    // Only the same definition: comparing two may take longer than resolving one.
    let key = ObjectIdentifier(color.definition)
    for place in known.indices where known[place].key == key { return place }
    recorder.reset()
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
