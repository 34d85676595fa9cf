package import ColorValues
package import TraitSystem

/// Notes which colours are resolved with a collection, and which traits decided what they came to.
///
/// Fixed colours are left out: they never come to anything else.
package final class ColorUseLog: Sendable {
  private struct State {
    var uses: [ColorUse] = []
    /// Where a colour stands among the uses, once there are many.
    var places: [DynamicColor: Int] = [:]
  }

  /// From how many uses on they are looked up rather than looked through.
  private static let searchLimit = 8

  private let traits: TraitCollection
  private let recorder = TraitRecorder()
  private let state = Guarded(State())

  /// Makes a log of the colours resolved with `traits`.
  package init(_ traits: TraitCollection) {
    self.traits = traits.untracked.tracked(by: recorder)
  }

  /// The colours in the order in which they were first used.
  package var uses: [ColorUse] { state.withLock { $0.uses } }

  /// The traits that the colours looked at.
  package var mask: TraitMask { recorder.mask }

  /// Resolves a colour and notes it.
  func resolve(_ color: DynamicColor) -> Color {
    let value = color.resolved(with: traits, depth: 0)
    if color.definition is FixedColor { return value }
    state.withLock { state in
      let isKnown =
        state.uses.count < Self.searchLimit
        ? state.uses.contains { $0.color == color } : state.places[color] != nil
      if isKnown { return }
      state.uses.append(ColorUse(color: color, value: value))
      if state.uses.count == Self.searchLimit {
        for (place, use) in state.uses.enumerated() { state.places[use.color] = place }
      } else if state.uses.count > Self.searchLimit {
        state.places[color] = state.uses.count - 1
      }
    }
    return value
  }
}

/// Says which of some colours come to something else under other traits.
///
/// One comparison serves many places that have the same new traits.
package final class ColorUseComparison {
  /// A colour that comes to something else.
  package struct Difference {
    package let color: DynamicColor
    package let old: Color
    package let new: Color
  }

  private let recorder = TraitRecorder()
  private let traits: TraitCollection

  /// Prepares to compare with what colours come to under `traits`.
  package init(_ traits: TraitCollection) {
    self.traits = traits.tracked(by: recorder)
  }

  /// The colours that come to something else, and the traits that all of them look at now.
  package func differences(of uses: [ColorUse]) -> (differences: [Difference], mask: TraitMask) {
    recorder.reset()
    var differences: [Difference] = []
    for use in uses {
      let value = use.color.resolved(with: traits, depth: 0)
      if value != use.value {
        differences.append(Difference(color: use.color, old: use.value, new: value))
      }
    }
    return (differences, recorder.mask)
  }
}
