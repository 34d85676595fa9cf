/// What a colour is used for, which decides how much contrast it needs.
///
/// Source: WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11.
public enum ContrastUse: String, CaseIterable, Hashable, Sendable {
  /// Text to be read.
  case bodyText
  /// Text of at least 18 points, or 14 points in bold.
  case largeText
  /// Parts of controls, and graphics that have a meaning.
  case graphics

  /// The ratio of level AA, which any reader may expect.
  public var minimumRatio: Double {
    switch self {
    case .bodyText: 4.5
    case .largeText, .graphics: 3
    }
  }

  /// The ratio of level AAA; WCAG asks for no more than ``minimumRatio`` of graphics.
  public var enhancedRatio: Double {
    switch self {
    case .bodyText: 7
    case .largeText: 4.5
    case .graphics: 3
    }
  }
}
