import TraitSystem

/// The index of the value of each axis of a space; 0 is the default value.
struct ExportState: Hashable, Sendable {
  var choices: [UInt8]

  /// The number of axes with another value than the first.
  var rank: Int { choices.reduce(0) { $0 + ($1 == 0 ? 0 : 1) } }

  /// Returns whether all conditions of this state hold in `other` as well.
  func isIncluded(in other: ExportState) -> Bool {
    zip(choices, other.choices).allSatisfy { $0 == 0 || $0 == $1 }
  }
}

/// The combinations of the values of some axes.
struct ExportSpace: Sendable {
  /// The maximum number of states.
  static let stateLimit = 256

  /// The axes.
  let axes: [ExportAxis]

  /// The axes omitted so that the number of states doesn't exceed the limit.
  let leftOut: [ExportAxis]

  init(_ axes: [ExportAxis]) {
    var kept: [ExportAxis] = []
    var leftOut: [ExportAxis] = []
    var count = 1
    for axis in axes {
      if count * axis.values.count <= Self.stateLimit {
        kept.append(axis)
        count *= axis.values.count
      } else {
        leftOut.append(axis)
      }
    }
    self.axes = kept
    self.leftOut = leftOut
  }

  /// The state in which every axis has its first value.
  var base: ExportState { ExportState(choices: Array(repeating: 0, count: axes.count)) }

  /// Returns all states of the axes in `mask`, the base first; the first axis changes least often.
  func states(of mask: UInt64) -> [ExportState] {
    var states = [base]
    for (position, axis) in axes.enumerated() where axis.bit & mask != 0 {
      states = states.flatMap { state in
        axis.values.indices.map { choice in
          var other = state
          other.choices[position] = UInt8(truncatingIfNeeded: choice)
          return other
        }
      }
    }
    return states
  }

  /// Returns the bits of the axes on which a state differs from the base.
  func mask(of state: ExportState) -> UInt64 {
    zip(axes, state.choices).reduce(0) { $1.1 == 0 ? $0 : $0 | $1.0.bit }
  }

  /// Returns the traits of a state, over those of a theme.
  func traits(of state: ExportState, over base: TraitCollection) -> TraitCollection {
    base.modifyingTraits { traits in
      for (axis, choice) in zip(axes, state.choices) {
        traits.set(axis.values[Int(choice)], for: axis.trait)
      }
    }
  }
}
