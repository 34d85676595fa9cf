/// How JSON is laid out as text.
public struct JSONStyle: Hashable, Sendable {
  /// The order of an object's members.
  public enum KeyOrder: Hashable, Sendable {
    /// By the code points of the keys.
    case sorted
    /// As they stand in the value.
    case given
    /// Listed keys as listed, and the others behind them in the order of their code points.
    case listed([String])
  }

  /// What an empty list or object looks like.
  public enum Empty: Hashable, Sendable {
    /// `[]` and `{}`.
    case closed
    /// The brackets on two lines.
    case broken
    /// The brackets on two lines, and an empty one between them.
    case spread
  }

  /// The indentation of one level; nil puts everything on one line.
  public var indentation: String? = "  "

  /// What stands between a key and its value.
  public var colon = ": "

  /// What stands between the elements of a value on one line.
  public var comma = ", "

  /// What an empty list or object looks like.
  public var empty = Empty.closed

  /// The order of members.
  public var keyOrder = KeyOrder.given

  /// What ends a line.
  public var lineBreak = "\n"

  /// Whether a line break ends the text.
  public var endsWithLineBreak = true

  /// Whether `/` is written as `\/`.
  public var escapesSlashes = false

  /// Whether characters beyond ASCII are written as `\u` and their code.
  public var escapesNonASCII = false

  /// Makes the style that most JSON is in: two spaces, `"key": value`, the members as they are.
  public init() {}
}
