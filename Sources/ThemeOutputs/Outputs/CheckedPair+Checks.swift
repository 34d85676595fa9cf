package import ThemeValidation

extension CheckedPair {
  /// Returns the pairs of contrast checks, in their order; a pair can have several requirements.
  package static func pairs(of checks: [ColorCheck]) -> [CheckedPair] {
    checks.compactMap { check in
      guard case .contrast(let foreground, let background, .wcag) = check.measure else {
        return nil
      }
      return CheckedPair(
        foreground: foreground,
        background: background,
        minimumRatio: check.minimum,
        conditions: check.when
      )
    }
  }
}
