internal import SourceDiagnostics

/// A builder of the flat tree of a JSON text, which checks keys at the end of each object.
@safe
struct JSONTreeBuilder {
  var findings: FindingCollector
  private(set) var records: [NodeRecord] = []
  private(set) var arena: [UInt8] = []

  /// Whether a limit was exceeded, so that reading stops.
  private(set) var isStopped = false

  private let source: UnsafeBufferPointer<UInt8>
  private let depthLimit: Int
  private let nodeLimit: Int
  private var open: [Collection] = []

  /// An object or a list whose end has not been read yet.
  private struct Collection {
    let index: Int
    let isMapping: Bool
    /// The number of its children; keys and values count separately.
    var children = 0
    /// The number of its usable children.
    var count = 0
  }

  init(source: UnsafeBufferPointer<UInt8>, limits: ReadingLimits, findings: FindingCollector) {
    unsafe self.source = source
    self.findings = findings
    depthLimit = min(limits.depth, JSONReader.deepest)
    // Record numbers and child counts have 24 bits.
    nodeLimit = min(limits.nodes, Int(KeyTable.numberMask) - 1)
    // Indented files have about one value per sixteen bytes.
    records.reserveCapacity(min(source.count / 16 + 8, nodeLimit))
  }

  /// Whether no collection is open: before the root value or after it.
  var isAtRoot: Bool { open.isEmpty }

  /// Whether the innermost open collection is an object.
  var isInMapping: Bool { open.last?.isMapping ?? false }

  /// Whether the innermost open collection is empty so far.
  var isEmpty: Bool { open.last?.children == 0 }

  /// The start of the innermost open collection.
  var openStart: Int? { open.last.map { Int(records[$0.index].start) } }

  /// Adds a scalar whose text equals the bytes of the file.
  @inline(__always)
  mutating func addScalar(_ range: Range<Int>, style: SourceNode.Style, isRejected: Bool = false) {
    var record = NodeRecord(
      .scalar,
      style: style,
      start: UInt32(truncatingIfNeeded: range.lowerBound),
      end: UInt32(truncatingIfNeeded: range.upperBound)
    )
    if isRejected { record[.rejected] = true }
    add(record, isUsable: !isRejected)
  }

  /// Adds a scalar whose text was made from escapes.
  mutating func addScalar(_ range: Range<Int>, style: SourceNode.Style, text: [UInt8]) {
    var record = NodeRecord(
      .scalar,
      style: style,
      start: UInt32(truncatingIfNeeded: range.lowerBound),
      end: UInt32(truncatingIfNeeded: range.upperBound)
    )
    record[.copied] = true
    record.payload = unsafe text.withUnsafeBufferPointer { text in
      unsafe NodeText.append(text, to: &arena)
    }
    add(record, isUsable: true)
  }

  /// Opens a list or an object that starts at an offset.
  mutating func openCollection(at start: Int, isMapping: Bool) {
    guard open.count < depthLimit else {
      return stop(at: start..<start + 1, TreeMessages.isTooDeep(depthLimit))
    }
    let place = UInt32(truncatingIfNeeded: start)
    let record = NodeRecord(
      isMapping ? .mapping : .sequence,
      style: .flow,
      start: place,
      end: place
    )
    let index = records.count
    guard append(record) else { return }
    open.append(Collection(index: index, isMapping: isMapping))
  }

  /// Closes the innermost collection, which ends at an offset.
  mutating func closeCollection(end: Int) {
    guard let closing = open.popLast() else { return }
    records[closing.index].end = UInt32(truncatingIfNeeded: end)
    records[closing.index].payload = UInt32(truncatingIfNeeded: records.count)
    records[closing.index].count =
      closing.isMapping ? checkKeys(of: closing.index, pairs: closing.children / 2) : closing.count
    countChild(isUsable: true)
  }

  @inline(__always)
  private mutating func add(_ record: NodeRecord, isUsable: Bool) {
    if append(record) { countChild(isUsable: isUsable) }
  }

  @inline(__always)
  private mutating func countChild(isUsable: Bool) {
    let last = open.count - 1
    guard last >= 0 else { return }
    open[last].children += 1
    if isUsable { open[last].count += 1 }
  }

  @inline(__always)
  private mutating func append(_ record: NodeRecord) -> Bool {
    guard records.count < nodeLimit else {
      if !isStopped {
        stop(at: Int(record.start)..<Int(record.end), TreeMessages.hasTooManyNodes(nodeLimit))
      }
      return false
    }
    records.append(record)
    return true
  }

  private mutating func stop(at range: Range<Int>, _ message: String) {
    findings.add(.limit, at: range, message)
    isStopped = true
  }
}

// MARK: - Keys

extension JSONTreeBuilder {
  /// Rejects repeated keys and returns the number of the remaining pairs.
  private mutating func checkKeys(of mapping: Int, pairs: Int) -> Int {
    let end = records.count
    var count = 0
    var table: KeyTable? = pairs > KeyTable.smallCount ? KeyTable(capacity: pairs) : nil
    var key = mapping + 1
    while key + 1 < end {
      let value = key + 1
      if !records[key][.rejected] {
        let first =
          table == nil ? firstEqual(to: key, in: mapping) : firstEqual(to: key, table: &table)
        if let first {
          reject(key: key, equalTo: first)
        } else if !records[value][.rejected] {
          count += 1
        }
      }
      key = next(after: value)
    }
    return count
  }

  @inline(__always)
  private func next(after index: Int) -> Int {
    records[index].kind == .scalar ? index + 1 : Int(records[index].payload)
  }

  /// Returns the earlier key with the same text, by comparison with each of a few keys.
  private func firstEqual(to key: Int, in mapping: Int) -> Int? {
    var other = mapping + 1
    while other < key {
      if !records[other][.rejected], haveEqualText(other, key) { return other }
      other = next(after: other + 1)
    }
    return nil
  }

  /// Returns the earlier key with the same text, or else records this key.
  private func firstEqual(to key: Int, table: inout KeyTable?) -> Int? {
    let first = unsafe text(of: key) { text in
      unsafe table?.insert(UInt32(truncatingIfNeeded: key), text: text) {
        haveEqualText(Int($0), key)
      }
    }
    return first.map(Int.init)
  }

  private mutating func reject(key: Int, equalTo first: Int) {
    let name = unsafe text(of: key) { text in unsafe String(decoding: text, as: UTF8.self) }
    findings.add(
      .duplicateKey,
      at: Int(records[key].start)..<Int(records[key].end),
      notes: [
        (TreeMessages.isFirst, Int(records[first].start)..<Int(records[first].end))
      ],
      TreeMessages.isDuplicate(name)
    )
    records[key][.rejected] = true
  }

  private func haveEqualText(_ left: Int, _ right: Int) -> Bool {
    if !records[left][.copied], !records[right][.copied] {
      let (left, right) = (records[left].content, records[right].content)
      guard left.count == right.count else { return false }
      var offset = 0
      while offset < left.count {
        guard
          unsafe source[left.lowerBound &+ offset] == source[right.lowerBound &+ offset]
        else { return false }
        offset &+= 1
      }
      return true
    }
    return unsafe text(of: left) { left in
      unsafe text(of: right) { right in unsafe left.elementsEqual(right) }
    }
  }

  private func text<Result>(
    of index: Int,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let record = records[index]
    guard record[.copied] else {
      return unsafe body(UnsafeBufferPointer(rebasing: source[record.content]))
    }
    let range = NodeText.range(at: Int(record.payload), in: arena)
    return unsafe arena.withUnsafeBufferPointer {
      unsafe body(UnsafeBufferPointer(rebasing: $0[range]))
    }
  }
}
