import ColorValues
import DynamicColors
import ThemeFiles
import TraitSystem

/// The requirement of a check for one of its colors, while the other one is unchanged.
struct ColorRequirement {
  private enum Measure {
    case inFront(of: [ShownColor], ContrastMethod, on: ColorCheck.Screen)
    case behind(ShownColor, ContrastMethod, on: ColorCheck.Screen)
    case apart(from: ColorCheck.MeasuredColor, [ColorVision])
  }

  private typealias ContrastMethod = ColorCheck.ContrastMethod

  /// The name of the other color.
  let other: String
  private let measure: Measure
  private let minimum: Double
  private let traits: TraitCollection

  /// Whether a color meets the requirement.
  func isMet(by color: Color) -> Bool {
    switch measure {
    case .inFront(let backgrounds, let method, let screen):
      method.lowestContrast(
        of: ShownColor(color),
        on: backgrounds,
        in: traits.measuredGamut,
        shownOn: screen
      ) >= minimum
    case .behind(let front, let method, let screen):
      method.lowestContrast(
        of: front,
        on: ShownColor.appearances(of: color),
        in: traits.measuredGamut,
        shownOn: screen
      ) >= minimum
    case .apart(let other, let visions):
      visions.allSatisfy { vision in
        let seen = ColorCheck.MeasuredColor(color, for: traits).seen(with: vision)
        return ColorCheck.MeasuredColor.difference(of: seen, to: other.seen(with: vision))
          >= minimum
      }
    }
  }

  /// Returns the excluded luminance ranges of a replacement for a color; nil if luminance alone
  /// does not decide.
  func gaps(inPlaceOf color: Color) -> [ExcludedLuminanceRange]? {
    switch measure {
    case .inFront(let backgrounds, let method, .display):
      return backgrounds.map { method.gap(minimum, around: $0, in: traits.measuredGamut) }
    case .behind(let front, let method, .display):
      return color.alpha < 1 || front.color.alpha < 1
        ? nil : [method.gap(minimum, around: front, in: traits.measuredGamut)]
    case .inFront, .behind, .apart:
      return nil
    }
  }

  /// The requirement of a ratio of WCAG 2.2 for a color in front of or behind another one; nil if
  /// the other one depends on it.
  init?(
    of name: String,
    front: String,
    back: String,
    _ minimum: Double,
    in member: CompiledTheme,
    for traits: TraitCollection
  ) {
    other = name == front ? back : front
    guard let color = Self.value(of: other, unchangedBy: name, in: member, for: traits) else {
      return nil
    }
    measure =
      name == front
      ? .inFront(of: ShownColor.appearances(of: color), .wcag, on: .display)
      : .behind(ShownColor(color), .wcag, on: .display)
    self.minimum = minimum
    self.traits = traits
  }

  private init(other: String, measure: Measure, minimum: Double, traits: TraitCollection) {
    self.other = other
    self.measure = measure
    self.minimum = minimum
    self.traits = traits
  }

  /// Returns the value of the other color of a pair; nil if it changes with the color.
  private static func value(
    of other: String,
    unchangedBy name: String,
    in member: CompiledTheme,
    for traits: TraitCollection
  ) -> Color? {
    guard other != name, let index = member.definitions.index(of: other),
      !member.definitions.reachableNames(from: [index]).contains(name)
    else { return nil }
    return member.definitions.color(at: index, for: traits)
  }

  /// Returns the requirements of all checks that apply under some traits for a color of a theme.
  static func all(
    of name: String,
    by checks: [ColorCheck],
    in member: CompiledTheme,
    for traits: TraitCollection
  ) -> [ColorRequirement] {
    func value(_ other: String) -> Color? {
      Self.value(of: other, unchangedBy: name, in: member, for: traits)
    }
    var requirements: [ColorRequirement] = []
    for check in checks where check.when.allSatisfy({ $0.holds(in: traits) }) {
      func add(_ other: String, _ measure: Measure) {
        requirements.append(
          ColorRequirement(
            other: other,
            measure: measure,
            minimum: check.minimum,
            traits: traits
          )
        )
      }
      switch check.measure {
      case .contrast(let contrast) where contrast.foreground == name:
        guard let color = value(contrast.background) else { continue }
        add(
          contrast.background,
          .inFront(of: ShownColor.appearances(of: color), contrast.method, on: contrast.screen)
        )
      case .contrast(let contrast) where contrast.background == name:
        guard let color = value(contrast.foreground) else { continue }
        add(
          contrast.foreground,
          .behind(ShownColor(color), contrast.method, on: contrast.screen)
        )
      case .contrast: continue
      case .distinct(let difference):
        guard difference.colors.contains(name) else { continue }
        for other in difference.colors {
          guard let color = value(other) else { continue }
          add(other, .apart(from: ColorCheck.MeasuredColor(color, for: traits), difference.visions))
        }
      }
    }
    return requirements
  }
}
