import ColorValues
import TextSupport

/// A computation of a color from others.
enum ColorDerivation: Hashable, Sendable {
  case faded(alpha: Double)
  case mixed(fraction: Double, ColorSpace, HueInterpolation)
  case lightened(Double)
  case saturated(Double)
  case toned(Double)
  case converted(ColorSpace)
  case fitted(ColorSpace, GamutMapping)
  /// Composited over the other color.
  case composited
  case contrasting
  /// Changed until it has a contrast ratio on all other colors.
  case reaching(ratio: Double)
  case simulated(ColorVision, severity: Double)

  /// The color that is computed from `color` and `count` others, which `other` returns by position.
  func applied(to color: Color, count: Int, other: (Int) -> Color) -> Color {
    switch self {
    case .faded(let alpha): return color.withAlpha(alpha)
    case .mixed(let fraction, let space, let hue):
      return color.mixed(with: other(0), by: fraction, in: space, hue: hue)
    case .lightened(let amount): return color.lightened(by: amount)
    case .saturated(let amount): return color.saturated(by: amount)
    case .toned(let tone): return TonalPalette(color).color(tone: tone).withAlpha(color.alpha)
    case .converted(let space): return color.converted(to: space)
    case .fitted(let space, let method): return color.fitted(to: space, by: method)
    case .composited: return color.composited(over: other(0))
    case .contrasting: return color.contrasting
    case .reaching(let ratio):
      return color.reaching(ratio, on: (0..<count).map(other))
    case .simulated(let vision, let severity):
      return color.simulating(vision, severity: severity)
    }
  }

  /// The derivation in words, given those for the colors.
  func words(for base: String, _ others: [String]) -> String {
    let list = others.joined(separator: " and ")
    func number(_ value: Double) -> String { NumberText.message(value) }
    return switch self {
    case .faded(let alpha): "\(base) with alpha \(number(alpha))"
    case .mixed(let fraction, let space, let hue):
      "mix of \(base) and \(list), \(number(fraction)) of the second, in \(space.cssName)"
        + (hue == .shorter ? "" : " \(hue.rawValue) hue")
    case .lightened(let amount) where amount < 0: "\(base) darkened by \(number(-amount))"
    case .lightened(let amount): "\(base) lightened by \(number(amount))"
    case .saturated(let amount) where amount < 0: "\(base) desaturated by \(number(-amount))"
    case .saturated(let amount): "\(base) saturated by \(number(amount))"
    case .toned(let tone): "tone \(number(tone)) of \(base)"
    case .converted(let space): "\(base) in \(space.cssName)"
    case .fitted(let space, let method): "\(base) fitted to \(space.cssName) by \(method)"
    case .composited: "\(base) over \(list)"
    case .contrasting: "black or white on \(base)"
    case .reaching(let ratio): "\(base) with contrast \(number(ratio)) on \(list)"
    case .simulated(let vision, let severity):
      "\(base) under \(vision.rawValue) \(number(severity))"
    }
  }
}
