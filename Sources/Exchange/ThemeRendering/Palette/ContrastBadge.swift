import ColorValues
import TextSupport
import ThemeFiles

/// The level of WCAG 2.2 that the contrast of two colors passes; worse levels are greater.
enum ContrastLevel: Hashable, Comparable, Sendable {
  /// AAA for text of any size.
  case enhanced
  /// AA for text of any size, or for graphics.
  case minimum
  /// AA for large text only.
  case large
  /// Insufficient for the use of the color.
  case insufficient

  /// Makes the level of a ratio; for graphics, WCAG has no level other than AA.
  init(ratio: Double, use: ContrastUse) {
    if use == .bodyText, ratio >= use.enhancedRatio {
      self = .enhanced
    } else if ratio >= use.minimumRatio {
      self = .minimum
    } else if use == .bodyText, ratio >= ContrastUse.largeText.minimumRatio {
      self = .large
    } else {
      self = .insufficient
    }
  }

  /// The level on a badge.
  var label: String {
    switch self {
    case .enhanced: "AAA"
    case .minimum: "AA"
    case .large: "AA18"
    case .insufficient: "low"
    }
  }

  /// The level in words.
  var words: String {
    switch self {
    case .enhanced: "AAA"
    case .minimum: "AA"
    case .large: "AA for large text only"
    case .insufficient: "insufficient"
    }
  }
}

/// The contrast of a color with its background.
struct ContrastBadge: Hashable, Sendable {
  /// The name of the background color.
  let backgroundName: String
  /// The background, opaque.
  let background: Color
  /// The ratio of WCAG 2.2, 1…21.
  let ratio: Double
  let level: ContrastLevel

  /// The ratio cut, not rounded, to one decimal, so that 4.49 is not shown as sufficient.
  var ratioText: String { NumberText.message(ratio, .fixedCut(1)) }

  /// The badge as a sentence, such as `16.1:1 on background, AAA`.
  var words: String { "\(ratioText):1 on \(backgroundName), \(level.words)" }
}
