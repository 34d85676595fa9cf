public import DynamicColors

/// The type of `#colorLiteral(…)` without a context.
public typealias _ColorLiteralType = UIColor

extension DynamicColor: _ExpressibleByColorLiteral {
  /// Creates the fixed color of a color literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}
