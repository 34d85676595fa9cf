/// The settings for accessibility, from the traits of ``UIScreen/main``.
public enum UIAccessibility {
  /// Whether colors have a high contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.traitCollection.accessibilityContrast == .high
  }

  /// Whether texts are bold.
  public static var isBoldTextEnabled: Bool {
    UIScreen.main.traitCollection.legibilityWeight == .bold
  }
}
