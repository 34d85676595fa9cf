/// The look of the interface that a slot is for.
///
/// The default is "any": a slot without appearances.
public struct AssetAppearance: Hashable, Sendable {
  /// How light the interface is.
  public enum Luminosity: String, CaseIterable, Hashable, Sendable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
    /// Drawn in one hue; only icons of apps have it.
    case tinted
  }

  /// How light the interface must be; nil for any.
  public var luminosity: Luminosity?

  /// Whether contrast must be high; if not, it may be.
  public var isHighContrast: Bool

  /// Makes an appearance; any unless told otherwise.
  public init(luminosity: Luminosity? = nil, isHighContrast: Bool = false) {
    self.luminosity = luminosity
    self.isHighContrast = isHighContrast
  }

  /// Every appearance.
  public static let any = AssetAppearance()

  /// Dark interfaces.
  public static let dark = AssetAppearance(luminosity: .dark)

  /// Where Xcode puts it among the appearances: any, light, dark, high, light and high, dark and high.
  var order: Int {
    let luminosity = luminosity.flatMap(Luminosity.allCases.firstIndex).map { $0 + 1 } ?? 0
    return isHighContrast ? 4 + luminosity : luminosity
  }
}

extension AssetAppearance: CustomStringConvertible {
  /// The words of theme files: `dark high-contrast`; `any` where there is no condition.
  public var description: String {
    let words = [luminosity?.rawValue, isHighContrast ? "high-contrast" : nil].compactMap(\.self)
    return words.isEmpty ? "any" : words.joined(separator: " ")
  }
}
