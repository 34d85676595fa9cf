/// What all nodes of a document share: the file, the records and the texts that had to be copied.
final class SourceTree: Sendable {
  let file: SourceFile
  let records: [NodeRecord]

  /// Texts that no slice of the file equals, each behind its length in four bytes.
  let arena: [UInt8]

  init(file: SourceFile, records: [NodeRecord], arena: [UInt8]) {
    self.file = file
    self.records = records
    self.arena = arena
  }

  /// Another owner of the same document, for work beside others, which would else all count the
  /// references to one.
  var twin: SourceTree { SourceTree(file: file, records: records, arena: arena) }

  /// The index right behind a node and all that it holds.
  func next(after index: Int) -> Int {
    switch records[index].kind {
    case .sequence, .mapping: Int(records[index].payload)
    case .scalar, .alias: index + 1
    }
  }

  /// The node itself, or where an alias leads.
  func resolved(_ index: Int) -> Int {
    records[index].kind == .alias ? Int(records[index].payload) : index
  }

  /// Hands the bytes of a scalar's text to `body`; collections have none.
  func withText<Result, Failure: Error>(
    of record: NodeRecord,
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard record.kind == .scalar else {
      return try unsafe body(UnsafeBufferPointer(start: nil, count: 0))
    }
    // No variable holds one or the other: that would count references for each text.
    guard record[.copied] else {
      return try unsafe Self.hand(record.content, of: file.bytes, to: body)
    }
    return try unsafe Self.hand(
      NodeText.range(at: Int(record.payload), in: arena),
      of: arena,
      to: body
    )
  }

  @inline(__always)
  private static func hand<Result, Failure: Error>(
    _ range: Range<Int>,
    of holder: [UInt8],
    to body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe holder.withUnsafeBufferPointer {
      (bytes: UnsafeBufferPointer<UInt8>) throws(Failure) -> Result in
      try unsafe body(UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }
}
