import ColorValues

/// A success criterion of WCAG 2.2 about color to which the checks of a library can contribute.
package enum ColorCriterion: String, CaseIterable, Sendable {
  case useOfColor = "1.4.1"
  case minimumContrast = "1.4.3"
  case enhancedContrast = "1.4.6"
  case nonTextContrast = "1.4.11"

  /// The ratio that the criterion requires, nil for the use of color.
  ///
  /// For text, the ratio is that of normal size.
  package var ratio: Double? {
    switch self {
    case .useOfColor: nil
    case .minimumContrast: ContrastUse.bodyText.minimumRatio
    case .enhancedContrast: ContrastUse.bodyText.enhancedRatio
    case .nonTextContrast: ContrastUse.graphics.minimumRatio
    }
  }

  /// Returns the required minimum of a check that contributes to the criterion, or nil for any
  /// other check.
  ///
  /// A check does not say whether its foreground is text. One that requires at least 4.5:1 counts as
  /// text, one that requires at least 3:1 as a graphic. A check of differences contributes to the use
  /// of color if it simulates a color vision deficiency; the criterion has no minimum of its own.
  package func minimum(of check: ColorCheck) -> Double? {
    switch (check.measure, ratio) {
    case (.contrast(_, _, .wcag), let ratio?):
      let isText = check.minimum >= ContrastUse.bodyText.minimumRatio
      return check.minimum >= ratio && isText == (self != .nonTextContrast) ? ratio : nil
    case (.distinct(_, let visions), nil):
      return visions.contains { $0 != .normal } ? check.minimum : nil
    default: return nil
    }
  }
}
