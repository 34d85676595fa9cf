package import SourceDiagnostics

extension DefinitionLayer {
  /// The text that colors were read from, for messages with locations.
  package protocol Origin: AnyObject, Sendable {
    /// The file name as given.
    var file: String { get }

    /// The line and column of the byte at `offset`.
    func position(_ offset: Int) -> SourcePosition

    /// The excerpt of the file that `range`, in bytes, covers.
    func excerpt(_ range: Range<Int>) -> SourceExcerpt

    /// The text that `range`, in bytes, covers.
    func text(_ range: Range<Int>) -> String
  }
}
