/// The layout of JSON text.
public struct JSONStyle: Hashable, Sendable {
  /// The order of an object's members.
  public enum KeyOrder: Hashable, Sendable {
    /// Sorted by the code points of the keys.
    case sorted
    /// As in the value.
    case given
    /// Listed keys in the order of the list, then the others sorted by their code points.
    case listed([String])
  }

  /// The layout of an empty list or object.
  public enum Empty: Hashable, Sendable {
    /// `[]` and `{}`.
    case closed
    /// The brackets on two lines.
    case broken
    /// The brackets on two lines, with an empty line between them.
    case spread
  }

  /// The indentation of one level; nil for text on one line.
  public var indentation: String? = "  "

  /// The separator between a key and its value.
  public var colon = ": "

  /// The separator between the elements of a value on one line.
  public var comma = ", "

  /// The layout of an empty list or object.
  public var empty = Empty.closed

  /// The order of members.
  public var keyOrder = KeyOrder.given

  /// The line terminator.
  public var lineBreak = "\n"

  /// Whether a line break ends the text.
  public var endsWithLineBreak = true

  /// Whether `/` is written as `\/`.
  public var escapesSlashes = false

  /// Whether non-ASCII characters are written as `\u` escapes.
  public var escapesNonASCII = false

  /// Creates the most common style: two spaces, `"key": value`, members in given order.
  public init() {}
}
