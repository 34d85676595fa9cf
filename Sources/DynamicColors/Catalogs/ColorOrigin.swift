package import SourceDiagnostics

/// The text that colours were read from, for messages that show where a colour is defined.
package protocol ColorOrigin: AnyObject, Sendable {
  /// The file's name as it was given.
  var file: String { get }

  /// The line and column of the byte at `offset`.
  func position(_ offset: Int) -> SourcePosition

  /// The place in the file that `range`, in bytes, covers.
  func excerpt(_ range: Range<Int>) -> SourceExcerpt

  /// The text that `range`, in bytes, covers.
  func text(_ range: Range<Int>) -> String
}
