package import ColorValues
import DynamicColors
import ThemeFiles
package import TraitSystem

/// The result of a check in one theme.
struct CheckOutcome {
  /// Whether the check was measured under all combinations of traits, or has an invalid color.
  var isProved: Bool

  /// The two colors with the lowest value; nil for a color without a valid value.
  private(set) var lowest: (value: Double, first: ColorIndex, second: ColorIndex)?

  /// The failures, one for each pair of colors that fails.
  var failures: [CheckFailure] = []

  init(isProved: Bool) { self.isProved = isProved }

  /// Measures colors under all combinations of traits.
  init(
    of measure: ColorCheck.Measure,
    at indices: [ColorIndex],
    given when: [TraitCondition] = [],
    in colors: CompiledDefinitions,
    limit: Int
  ) {
    isProved = false
    let positions = Array(indices.indices)
    isProved = colors.forEachCombination(of: indices, given: when, limit: limit) { traits, _ in
      let values = indices.map {
        ColorCheck.MeasuredColor(colors.color(at: $0, for: traits), for: traits)
      }
      CheckRunner.measure(measure, of: values, at: positions) { value, first, second, _ in
        add(value, indices[first], indices[second])
      }
    }
  }

  /// Adds a measured value.
  @inline(__always)
  mutating func add(
    _ value: Double,
    _ first: @autoclosure () -> ColorIndex,
    _ second: @autoclosure () -> ColorIndex
  ) {
    if let lowest, lowest.value <= value { return }
    lowest = (value, first(), second())
  }
}

extension CheckRunner {
  /// Returns the least measured value of a check of some colors under some traits, and the color
  /// vision that it has.
  package static func leastValue(
    of measure: ColorCheck.Measure,
    _ colors: [Color],
    for traits: TraitCollection
  ) -> (value: Double, vision: ColorVision?) {
    leastValue(of: measure, colors.map { ColorCheck.MeasuredColor($0, for: traits) })
  }

  /// Returns the least measured value of a check of some colors, and the color vision that it has.
  package static func leastValue(
    of measure: ColorCheck.Measure,
    _ colors: [ColorCheck.MeasuredColor]
  ) -> (value: Double, vision: ColorVision?) {
    var least: (value: Double, vision: ColorVision?) = (.infinity, nil)
    Self.measure(measure, of: colors, at: Array(colors.indices)) { value, _, _, vision in
      if value < least.value { least = (value, vision) }
    }
    return least
  }

  /// Calls `body` with each measured value of a check of the colors at some positions, and the
  /// places of two colors in `positions`.
  static func measure(
    _ measure: ColorCheck.Measure,
    of colors: [ColorCheck.MeasuredColor],
    at positions: [Int],
    _ body: (_ value: Double, _ first: Int, _ second: Int, _ vision: ColorVision?) -> Void
  ) {
    switch measure {
    case .contrast(let contrast):
      let value = colors[positions[0]].contrast(
        to: colors[positions[1]],
        by: contrast.method,
        shownOn: contrast.screen
      )
      body(value, 0, 1, nil)
    case .distinct(let difference):
      for vision in difference.visions {
        let seen = positions.map { colors[$0].seen(with: vision) }
        for first in seen.indices {
          for second in seen.indices[(first + 1)...] {
            let difference = ColorCheck.MeasuredColor.difference(of: seen[first], to: seen[second])
            body(difference, first, second, vision)
          }
        }
      }
    }
  }
}

extension ColorCheck {
  /// A color under some traits that is measured with several others.
  package struct MeasuredColor {
    private let shown: ShownColor
    private let gamut: ColorSpace?

    package init(_ color: Color, for traits: TraitCollection) {
      shown = ShownColor(color)
      gamut = traits.measuredGamut
    }

    /// Returns the lowest contrast to the appearances of a background.
    func contrast(
      to background: ColorCheck.MeasuredColor,
      by method: ColorCheck.ContrastMethod,
      shownOn screen: ColorCheck.Screen = .display
    ) -> Double {
      let color = background.shown.color
      let appearances = color.alpha < 1 ? ShownColor.appearances(of: color) : [background.shown]
      return method.lowestContrast(of: shown, on: appearances, in: gamut, shownOn: screen)
    }

    /// The color as it is seen with a kind of color vision, on the displays of all gamuts between
    /// which it differs.
    func seen(with vision: ColorVision) -> [Color] { shown.seen(with: vision, in: gamut) }

    /// Returns the smallest difference of two seen colors on one display, by CIEDE2000.
    static func difference(of seen: [Color], to other: [Color]) -> Double {
      (0..<max(seen.count, other.count)).lazy.map { gamut in
        let pair = [seen, other].map { $0[min(gamut, $0.count - 1)] }
        return pair[0].difference(to: pair[1], by: .ciede2000)
      }.min() ?? .infinity
    }
  }
}
