/// A reason why an output can't be made or written.
package struct OutputError: Error, CustomStringConvertible {
  /// The message.
  package let description: String

  /// Creates an error with a message.
  package init(_ description: String) { self.description = description }
}
