/// The shared storage of all nodes of a document: the file, the records and the copied texts.
final class SourceTree: Sendable {
  let file: SourceFile
  let records: [NodeRecord]

  /// Texts that differ from all slices of the file, each preceded by its length in four bytes.
  let arena: [UInt8]

  init(file: SourceFile, records: [NodeRecord], arena: [UInt8]) {
    self.file = file
    self.records = records
    self.arena = arena
  }

  /// Calls `body` with the bytes of a scalar's text; collections have no bytes.
  func withText<Result, Failure: Error>(
    of record: NodeRecord,
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard record.kind == .scalar else {
      return try unsafe body(UnsafeBufferPointer(start: nil, count: 0))
    }
    let isCopied = record[.copied]
    let range =
      isCopied ? NodeText.range(at: Int(record.payload), in: arena) : record.content
    return try unsafe (isCopied ? arena : file.bytes).withUnsafeBufferPointer {
      (bytes: UnsafeBufferPointer<UInt8>) throws(Failure) -> Result in
      try unsafe body(UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }
}
