/// What a colour text may contain beyond the notations that stand on their own.
public struct ColorSyntax: OptionSet, Hashable, Sendable {
  /// One bit for each feature.
  public let rawValue: UInt8

  /// Makes a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// References: `{name}` and `asset(Group/Name)`.
  public static let references = ColorSyntax(rawValue: 1)
  /// `light-dark()`.
  public static let appearance = ColorSyntax(rawValue: 2)
  /// Functions left open at the end of the text, which a CSS parser closes by itself.
  public static let unclosedFunctions = ColorSyntax(rawValue: 4)

  /// What a theme file may contain: ``references`` and ``appearance``.
  public static let theme: ColorSyntax = [.references, .appearance]
}
