/// What all nodes of a document share: the file, the records and the texts that had to be copied.
@safe
final class SourceTree: Sendable {
  let file: SourceFile

  /// The file's bytes by address, which costs no counting of references for each text.
  ///
  /// `file` keeps them, and nobody can change or move what it holds. Slices of it aren't checked in
  /// release builds: the builders of trees make no record whose range doesn't lie inside the file.
  nonisolated(unsafe) private let source: UnsafeBufferPointer<UInt8>

  let records: [NodeRecord]

  /// Texts that no slice of the file equals, each behind its length in four bytes.
  let arena: [UInt8]

  init(file: SourceFile, records: [NodeRecord], arena: [UInt8]) {
    self.file = file
    unsafe source = file.bytes.withUnsafeBufferPointer { unsafe $0 }
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
    guard record[.copied] else {
      return try unsafe body(UnsafeBufferPointer(rebasing: source[record.content]))
    }
    let range = NodeText.range(at: Int(record.payload), in: arena)
    return try unsafe arena.withUnsafeBufferPointer {
      (bytes: UnsafeBufferPointer<UInt8>) throws(Failure) -> Result in
      try unsafe body(UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }
}
