package import ColorValues
package import TraitSystem

extension ColorUse {
  /// A comparison of colors' values under new traits with their previous values.
  ///
  /// One comparison is used for many nodes. Most of them use the same few colors, so the resolved
  /// values are stored, and remain valid under other traits if a color reads none that differ.
  package struct Comparison {
    /// A color whose value differs.
    package typealias Difference = (color: DynamicColor, old: Color, new: Color)

    /// The value of a color and the traits that it reads, without references, so that reading it
    /// takes no reference counting.
    private typealias Resolved = (definition: ObjectIdentifier, value: Color, mask: TraitMask)

    /// The new traits of the node that is compared.
    package var traits = TraitCollection()

    /// The traits under which the known colors were resolved.
    private var knownTraits = TraitCollection()
    /// The same traits with a recorder, created when a color has to be resolved.
    private var tracked: TraitCollection?
    private let recorder = TraitRecorder()

    /// The colors that were resolved last, few enough for a linear search.
    private var known: [Resolved] = []
    /// The same colors, which keep the definitions alive.
    private var colors: [DynamicColor] = []
    /// The position in ``known`` that is replaced next.
    private var next = 0
    private static let limit = 8

    /// Creates a comparison without known colors.
    package init() {}

    /// Returns whether the value of one of the colors differs, and the traits that all of them read
    /// now.
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

    /// The colors whose values differ.
    package mutating func differences(of uses: [ColorUse]) -> [Difference] {
      var differences: [Difference] = []
      for use in uses {
        let value = known[place(of: use.color)].value
        if value == use.value { continue }
        differences.append((color: use.color, old: use.value, new: value))
      }
      return differences
    }

    /// The position of a color among the known ones, where it is added if necessary.
    private mutating func place(of color: DynamicColor) -> Int {
      if !traits.isIdentical(to: knownTraits) { forgetOutdated() }
      // Definitions are compared by identity, because comparing two can take longer than resolving
      // one.
      let definition = ObjectIdentifier(color.definition)
      for place in known.indices where known[place].definition == definition { return place }
      return resolve(color)
    }

    /// Removes the known colors if one of them reads a trait that has changed.
    private mutating func forgetOutdated() {
      let changed = known.isEmpty ? TraitMask() : traits.changedMask(from: knownTraits)
      knownTraits = traits
      tracked = nil
      if known.contains(where: { $0.mask.intersects(changed) }) {
        known.removeAll(keepingCapacity: true)
        colors.removeAll(keepingCapacity: true)
      }
    }

    /// Resolves a color and adds it to the known ones.
    private mutating func resolve(_ color: DynamicColor) -> Int {
      let tracked = tracked ?? traits.tracked(by: recorder)
      self.tracked = tracked
      recorder.reset()
      let value = color.resolved(with: tracked, depth: 0)
      let resolved = (
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
}
