#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import TraitSystem

extension TraitCollection {
  /// Creates the collection with the style and the contrast of an appearance; a vibrant appearance
  /// has those of the standard appearance that it matches best.
  public init(_ appearance: NSAppearance) {
    self = TraitCollection().applying(appearance)
  }

  /// Returns a copy with the style and the contrast of an appearance.
  func applying(_ appearance: NSAppearance) -> TraitCollection {
    let match = appearance.bestMatch(from: [
      .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
    ])
    let isDark = match == .darkAqua || match == .accessibilityHighContrastDarkAqua
    let isHigh =
      match == .accessibilityHighContrastAqua || match == .accessibilityHighContrastDarkAqua
    return modifyingTraits {
      $0.userInterfaceStyle = isDark ? .dark : .light
      $0.accessibilityContrast = isHigh ? .high : .normal
    }
  }
}
#endif
