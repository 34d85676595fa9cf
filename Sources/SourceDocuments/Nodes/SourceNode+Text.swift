extension SourceNode {
  /// The text of a scalar; empty for a collection.
  ///
  /// Makes a `String` at each call: keep it, or compare by `hasText(_:)`.
  public var text: String {
    unsafe withUTF8 { bytes in unsafe String(decoding: bytes, as: UTF8.self) }
  }

  /// Hands the UTF-8 bytes of the text to `body` without making a string; a collection has none.
  ///
  /// - Parameter body: Receives the bytes, which are valid only until it returns.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public func withUTF8<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe tree.withText(of: record, body)
  }

  /// Hands the UTF-8 bytes of the text to `body`, for callers that read very many: not being
  /// generic, it costs half of what ``withUTF8(_:)`` does from another module.
  package func readUTF8(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    unsafe tree.withText(of: record, body)
  }

  /// Whether the node is a scalar with exactly these bytes as text; makes no string.
  public func hasText(_ text: String) -> Bool {
    guard record.kind == .scalar else { return false }
    return unsafe withUTF8 { bytes in unsafe bytes.elementsEqual(text.utf8) }
  }
}
