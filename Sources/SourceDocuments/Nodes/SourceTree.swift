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
    func read(_ range: Range<Int>, of bytes: [UInt8]) throws(Failure) -> Result {
      try unsafe bytes.withUnsafeBufferPointer {
        (bytes: UnsafeBufferPointer<UInt8>) throws(Failure) -> Result in
        try unsafe body(UnsafeBufferPointer(rebasing: bytes[range]))
      }
    }
    // A choice between the arrays would count a reference.
    return record[.copied]
      ? try read(NodeText.range(at: Int(record.payload), in: arena), of: arena)
      : try read(record.content, of: file.bytes)
  }
}
