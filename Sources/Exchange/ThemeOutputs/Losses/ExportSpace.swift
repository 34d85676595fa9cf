import DynamicColors
import TraitSystem

/// The states that some traits can be in; the first value of a trait is the one that an unspecified
/// trait counts as.
struct ExportSpace: Sendable {
  /// The axes.
  let axes: [TraitAxis]

  /// The axes that were left out, because there are more states than the limit: custom traits
  /// first, style and contrast last.
  let leftOut: [TraitAxis]

  private let space: ConditionSpace

  init(_ axes: [TraitAxis]) {
    self.init(axes, masks: [axes.reduce(0) { $0 | $1.bit }])
  }

  /// Creates the states of axes that are combined only within sets.
  ///
  /// - Parameters:
  ///   - axes: The axes.
  ///   - masks: The sets of axes that single colors depend on.
  ///   - limit: The most states of each set.
  init(
    _ axes: [TraitAxis],
    masks: Set<UInt64>,
    limit: Int = ConditionSpace.exportLimit
  ) {
    var kept: UInt64 = 0
    var counts = Dictionary(uniqueKeysWithValues: masks.map { ($0, 1) })
    for axis in (0...2).flatMap({ rank in axes.filter { $0.exportRank == rank } }) {
      let affected = counts.filter { $0.key & axis.bit != 0 }
      if affected.values.allSatisfy({ $0 * axis.values.count <= limit }) {
        kept |= axis.bit
        for (mask, count) in affected { counts[mask] = count * axis.values.count }
      }
    }
    self.axes = axes.filter { kept & $0.bit != 0 }
    leftOut = axes.filter { kept & $0.bit == 0 }
    space = ConditionSpace(self.axes.map(\.values.indices))
  }

  /// The state in which every axis has its first value.
  var base: ConditionSpace.Point { space.base }

  /// All states of the axes in `mask`, the base first; the first axis changes least often.
  func states(of mask: UInt64) -> [ConditionSpace.Point] {
    let axes = axes.indices.filter { self.axes[$0].bit & mask != 0 }
    return space.points(along: axes, limit: ConditionSpace.exportLimit) ?? [base]
  }

  /// The traits of a state, over those of a theme.
  func traits(of state: ConditionSpace.Point, over base: TraitCollection) -> TraitCollection {
    base.modifyingTraits { traits in
      for (axis, choice) in zip(axes, state.values) {
        traits.set(axis.values[choice], for: axis.trait)
      }
    }
  }
}

extension TraitAxis {
  /// The rank by which axes are kept if there are too many states.
  fileprivate var exportRank: Int {
    switch kind {
    case .style, .contrast: 0
    case .gamut, .other: trait.isSystem ? 1 : 2
    }
  }
}
