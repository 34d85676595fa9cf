package import SourceDiagnostics

/// A YAML file as far as its errors allow, and its diagnostics.
///
/// After a syntax error, the document lacks the entry that contains the error: the line with the
/// start of the value or collection that can't be read, and the lines after it with more
/// indentation. In an entry with nested lines, only a quotation mark that is not closed is left
/// out. All other entries are kept, with their positions in the file; a file with more than
/// ``YAMLRecovery/limit`` such errors is kept up to the next one. Only the first syntax error is
/// reported. Bytes that aren't valid in a file are replaced by underscores.
package struct ParsedFile: Sendable {
  /// The nodes; nil if there are none.
  package var document: SourceDocument?

  /// The findings of reading, in the order of the file.
  package var diagnostics: [Diagnostic]

  /// Whether the end of the file was reached without a syntax error, so that a document with errors
  /// lacks only the nodes that they name.
  package var isWhole: Bool

  /// The syntax error, if it is inside a flow collection.
  package let flowError: YAMLFlowError?

  /// The characters that end the scalar and the flow collections that the last line leaves open: a
  /// quotation mark, `]` and `}`.
  package let ends: [UInt8]

  init(
    _ document: SourceDocument?,
    _ diagnostics: [Diagnostic],
    isWhole: Bool = false,
    flowError: YAMLFlowError? = nil,
    ends: [UInt8] = []
  ) {
    self.document = document
    self.diagnostics = diagnostics
    self.isWhole = isWhole
    self.flowError = flowError
    self.ends = ends
  }
}

/// The byte offsets of a syntax error inside a flow collection.
package struct YAMLFlowError: Hashable, Sendable {
  /// The offset at which the parser found the error.
  package let offset: Int

  /// The start of the outermost flow collection that is open at the error.
  package let flowStart: Int
}
