/// The shared storage of all nodes of a document: the file, the records and the copied texts.
package final class SourceTree: Sendable {
  /// The file.
  package let file: SourceFile
  /// The records, in document order.
  package let records: [SourceTree.Record]

  /// Texts that differ from all slices of the file, each preceded by its length in four bytes.
  let arena: [UInt8]

  init(file: SourceFile, records: [SourceTree.Record], arena: [UInt8]) {
    self.file = file
    self.records = records
    self.arena = arena
  }

  /// A description of an inconsistency of the records; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the number of records and the depth of their nesting; only tests read
  ///   this property.
  var brokenInvariant: String? {
    for (index, record) in records.enumerated() {
      let payload = Int(record.payload)
      guard record.start <= record.end, Int(record.end) <= file.bytes.count else {
        return "record \(index) is outside of the file"
      }
      switch record.kind {
      case .alias:
        if payload >= index || records[payload].kind == .alias { return "alias \(index)" }
      case .scalar where record[.copied]:
        if payload + 4 > arena.count || arena.rangeOfNodeText(at: payload).upperBound > arena.count
        {
          return "the text of scalar \(index)"
        }
      case .scalar:
        if record.content.upperBound > file.bytes.count { return "the text of scalar \(index)" }
      case .sequence, .mapping:
        var child = index + 1
        while child < min(payload, records.count) { child = records.next(after: child) }
        if child != payload || payload > records.count {
          return "the children of collection \(index)"
        }
      }
    }
    return nil
  }

  /// Calls `body` with the bytes of a scalar's text; collections have no bytes.
  package func withText<Result, Failure: Error>(
    of record: SourceTree.Record,
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
      ? try read(arena.rangeOfNodeText(at: Int(record.payload)), of: arena)
      : try read(record.content, of: file.bytes)
  }
}

/// The layout of the arena of copied texts: a length in four bytes, little-endian, then the text.
extension [UInt8] {
  /// Appends a text, and returns the offset of its length.
  mutating func appendNodeText(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let offset = UInt32(truncatingIfNeeded: count)
    let length = UInt32(truncatingIfNeeded: text.count)
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      append(UInt8(truncatingIfNeeded: length >> shift))
    }
    unsafe append(contentsOf: text)
    return offset
  }

  /// Returns the range of the text whose length is at an offset.
  func rangeOfNodeText(at offset: Int) -> Range<Int> {
    var length = 0
    for step in 0..<4 { length |= Int(self[offset + step]) << (8 * step) }
    return offset + 4..<offset + 4 + length
  }
}
