import ColorValues
import TextSupport
import ThemeFiles

/// What the contrast of two colours is enough for, by WCAG 2.2; worse levels are greater.
enum ContrastLevel: Hashable, Comparable, Sendable {
  /// AAA: text of any size, enhanced.
  case enhanced
  /// AA: text of any size, or graphics that need no more.
  case minimum
  /// AA for large text alone.
  case large
  /// Too little for what the colour is used for.
  case insufficient

  /// The level of a ratio: for graphics, of which WCAG asks for one ratio alone, AA or too little.
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
    case .large: "AA for large text alone"
    case .insufficient: "too little"
    }
  }
}

/// How well a colour stands out from what it is seen on.
struct ContrastBadge: Hashable, Sendable {
  /// The name of the colour behind.
  let back: String
  /// The colour behind, opaque.
  let ground: Color
  /// The ratio of WCAG 2.2, 1…21.
  let ratio: Double
  let level: ContrastLevel

  /// The ratio cut, not rounded, to a tenth, so that 4.49 doesn't read as enough.
  var ratioText: String { NumberText.message(ratio, .fixedCut(1)) }

  /// The badge as a sentence, such as `16.1:1 on background, AAA`.
  var words: String { "\(ratioText):1 on \(back), \(level.words)" }
}
