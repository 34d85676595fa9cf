/// The features of a color text beyond constant notations.
public struct ColorSyntax: OptionSet, Hashable, Sendable {
  /// One bit for each feature.
  public let rawValue: UInt8

  /// Creates a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// References: `{name}` and `asset(Group/Name)`.
  public static let references = ColorSyntax(rawValue: 1)
  /// `light-dark()`.
  public static let appearance = ColorSyntax(rawValue: 2)
  /// Functions without a closing parenthesis at the end of the text, which a CSS parser closes.
  public static let unclosedFunctions = ColorSyntax(rawValue: 4)

  /// The features of theme files: ``references`` and ``appearance``.
  public static let theme: ColorSyntax = [.references, .appearance]
}
