/// The interface appearance of a slot.
///
/// The default is "any": a slot without appearances.
public struct AssetAppearance: Hashable, Sendable {
  /// The luminosity of an interface.
  public enum Luminosity: String, CaseIterable, Hashable, Sendable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
    /// Displayed in one hue; only for app icons.
    case tinted
  }

  /// The required luminosity; nil for any.
  public var luminosity: Luminosity?

  /// Whether high contrast is required.
  public var isHighContrast: Bool

  /// Creates an appearance, by default any.
  public init(luminosity: Luminosity? = nil, isHighContrast: Bool = false) {
    self.luminosity = luminosity
    self.isHighContrast = isHighContrast
  }

  /// Any appearance.
  public static let any = AssetAppearance()

  /// Dark interfaces.
  public static let dark = AssetAppearance(luminosity: .dark)

  /// The position in the order of Xcode: any, light, dark, high, light and high, dark and high.
  var order: Int {
    let luminosity = luminosity.flatMap(Luminosity.allCases.firstIndex).map { $0 + 1 } ?? 0
    return isHighContrast ? 4 + luminosity : luminosity
  }
}

extension AssetAppearance: CustomStringConvertible {
  /// The words of theme files: `dark high-contrast`; `any` without conditions.
  public var description: String {
    let words = [luminosity?.rawValue, isHighContrast ? "high-contrast" : nil].compactMap(\.self)
    return words.isEmpty ? "any" : words.joined(separator: " ")
  }
}
