extension SourceNode {
  /// The text of a scalar; empty for a collection.
  ///
  /// Each access creates a `String`; store it, or compare with `hasText(_:)`.
  public var text: String {
    unsafe withUTF8 { bytes in unsafe String(decoding: bytes, as: UTF8.self) }
  }

  /// Calls `body` with the UTF-8 bytes of the text without creating a string; a collection has no
  /// bytes.
  ///
  /// - Parameter body: A closure that receives the bytes, which are valid only during the call.
  /// - Returns: The result of `body`.
  /// - Throws: The errors of `body`.
  public func withUTF8<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe tree.withText(of: record, body)
  }

  /// Calls `body` with the UTF-8 bytes of the text.
  ///
  /// This function is not generic: calls from other modules take half the time of ``withUTF8(_:)``.
  package func readUTF8(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    unsafe tree.withText(of: record, body)
  }

  /// Returns whether the node is a scalar with exactly this text, without creating a string.
  public func hasText(_ text: String) -> Bool {
    let record = record
    // The length excludes most other texts.
    guard record.kind == .scalar, record[.copied] || record.content.count == text.utf8.count
    else { return false }
    return unsafe tree.withText(of: record) { bytes in
      // The bytes of a short string are inside it: a copy in memory is faster than access to each.
      let isSame = unsafe text.utf8.withContiguousStorageIfAvailable { other in
        unsafe bytes.elementsEqual(other)
      }
      return unsafe isSame ?? bytes.elementsEqual(text.utf8)
    }
  }
}
