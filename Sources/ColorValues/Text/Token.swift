/// One token of color text, by the rules of css-syntax-3 without escapes.
struct Token {
  enum Kind: UInt8 {
    case end
    case identifier
    /// A name with the parenthesis that immediately follows it.
    case function
    case hash
    case number
    case percentage
    /// A dimension in a unit of angle; the value is in degrees.
    case angle
    /// A dimension in any other unit.
    case dimension
    case comma
    case slash
    case plus
    case minus
    case star
    case openParenthesis
    case closeParenthesis
    case openBrace
    case unclosedComment
    case other
  }

  var kind: Kind
  /// Whether whitespace immediately precedes it; comments do not count.
  var followsSpace: Bool
  var start: Int
  var end: Int
  /// The value of a number, a percentage or an angle; otherwise 0.
  var value: Double

  var range: Range<Int> { start..<end }
}
