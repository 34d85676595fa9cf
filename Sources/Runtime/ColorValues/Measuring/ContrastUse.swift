/// The use of a color, which determines its required contrast.
///
/// Source: WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11.
public enum ContrastUse: String, CaseIterable, Hashable, Sendable {
  /// Text of normal size.
  case bodyText
  /// Text of at least 18 points, or 14 points in bold.
  case largeText
  /// Parts of controls, and meaningful graphics.
  case graphics

  /// The ratio of level AA.
  public var minimumRatio: Double {
    switch self {
    case .bodyText: 4.5
    case .largeText, .graphics: 3
    }
  }

  /// The ratio of level AAA; for graphics, WCAG requires only ``minimumRatio``.
  public var enhancedRatio: Double {
    switch self {
    case .bodyText: 7
    case .largeText: 4.5
    case .graphics: 3
    }
  }
}
