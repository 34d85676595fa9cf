public import ColorValues

/// A value of a color and the conditions under which it applies.
public struct ColorVariant: Hashable, Sendable, CustomStringConvertible {
  /// The conditions, which must all hold; a variant without conditions always applies.
  public let conditions: Set<ColorCondition>

  /// The value.
  public let color: Color

  /// Creates a variant that applies when all `conditions` hold.
  public init(_ color: Color, when conditions: Set<ColorCondition> = []) {
    self.conditions = conditions
    self.color = color
  }

  /// The conditions in alphabetical order and the value, as in `dark elevated: #2a2026`.
  public var description: String {
    let words = conditions.isEmpty ? ["default"] : conditions.map(\.description).sorted()
    return "\(words.joined(separator: " ")): \(color.css)"
  }
}
