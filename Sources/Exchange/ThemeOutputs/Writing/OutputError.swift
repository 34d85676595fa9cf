/// A reason why an output can't be made or written.
public struct OutputError: Error, CustomStringConvertible {
  /// The message.
  public let description: String

  /// Creates an error with a message.
  package init(_ description: String) { self.description = description }
}
