package import ColorValues
package import TraitSystem

/// A color that was resolved during drawing, with its value.
package struct ColorUse: Sendable {
  /// The color.
  package let color: DynamicColor

  /// The resolved value.
  package let value: Color
}

extension ColorUse {
  /// A log of the colors that are resolved with a collection, and of the traits that they read.
  ///
  /// Fixed colors are not logged, because their values never change.
  package final class Log: Sendable {
    private struct State {
      var uses: [ColorUse] = []
      /// The position of each color among the uses, if there are many.
      var places: [DynamicColor: Int] = [:]
    }

    /// The number of uses from which on they are looked up by hash.
    private static let searchLimit = 8

    private let traits: TraitCollection
    private let recorder = TraitRecorder()
    private let state = Guarded(State())

    /// Creates a log of the colors resolved with `traits`.
    package init(_ traits: TraitCollection) {
      self.traits = traits.untracked.tracked(by: recorder)
    }

    /// The colors in the order in which they were first used.
    package var uses: [ColorUse] { state.withLock { $0.uses } }

    /// The traits that the colors read.
    package var mask: TraitMask { recorder.mask }

    /// Resolves a color and logs it.
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
}
