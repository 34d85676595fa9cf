/// The shared storage of all nodes of a document: the file, the records and the copied texts.
@safe
final class SourceTree: Sendable {
  let file: SourceFile

  /// The address of the bytes of the file, which avoids reference counting for each text.
  ///
  /// `file` owns the bytes, which are never changed or moved. Slices are not checked in release
  /// builds, because tree builders make only records with ranges inside the file.
  nonisolated(unsafe) private let source: UnsafeBufferPointer<UInt8>

  let records: [NodeRecord]

  /// Texts that differ from all slices of the file, each preceded by its length in four bytes.
  let arena: [UInt8]

  init(file: SourceFile, records: [NodeRecord], arena: [UInt8]) {
    self.file = file
    unsafe source = file.bytes.withUnsafeBufferPointer { unsafe $0 }
    self.records = records
    self.arena = arena
  }

  /// Returns another owner of the same document, so that concurrent work does not share a reference
  /// count.
  var twin: SourceTree { SourceTree(file: file, records: records, arena: arena) }

  /// Returns the index after a node and its content.
  func next(after index: Int) -> Int {
    switch records[index].kind {
    case .sequence, .mapping: Int(records[index].payload)
    case .scalar, .alias: index + 1
    }
  }

  /// Returns the node itself, or the target of an alias.
  func resolved(_ index: Int) -> Int {
    records[index].kind == .alias ? Int(records[index].payload) : index
  }

  /// Calls `body` with the bytes of a scalar's text; collections have no bytes.
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
