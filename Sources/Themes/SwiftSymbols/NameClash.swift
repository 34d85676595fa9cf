/// Two colors or themes that have the same name in a format.
public struct NameClash: Error, Hashable, Sendable, CustomStringConvertible {
  /// The title of the format, as in `Swift`.
  public let format: String

  /// The name in the format.
  public let name: String

  /// The color or theme that has the name.
  public let first: String

  /// The other color or theme.
  public let second: String

  /// A description of the clash and of how to resolve it.
  public var description: String {
    "'\(first)' and '\(second)' are both '\(name)' in \(format); rename one of them"
  }
}
