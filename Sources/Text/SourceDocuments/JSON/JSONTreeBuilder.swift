internal import SourceDiagnostics

/// A builder of the flat tree of a JSON text, which checks keys at the end of each object.
struct JSONTreeBuilder {
  /// The tree so far.
  var storage: TreeStorage

  private let depthLimit: Int
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
    depthLimit = min(limits.depth, JSONReader.deepest)
    storage = unsafe TreeStorage(
      source: source,
      // Indented files have about one value per sixteen bytes.
      expectedNodes: source.count / 16 + 8,
      nodeLimit: limits.nodes,
      findings: findings
    )
  }

  /// Whether no collection is open: before the root value or after it.
  var isAtRoot: Bool { open.isEmpty }

  /// Whether the innermost open collection is an object.
  var isInMapping: Bool { open.last?.isMapping ?? false }

  /// Whether the innermost open collection is empty so far.
  var isEmpty: Bool { open.last?.children == 0 }

  /// The start of the innermost open collection.
  var openStart: Int? { open.last.map { Int(storage.records[$0.index].start) } }

  /// Adds a scalar whose text equals the bytes of the file.
  @inline(__always)
  mutating func addScalar(_ range: Range<Int>, style: SourceNode.Style, isRejected: Bool = false) {
    var record = SourceTree.Record(
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
    var record = SourceTree.Record(
      .scalar,
      style: style,
      start: UInt32(truncatingIfNeeded: range.lowerBound),
      end: UInt32(truncatingIfNeeded: range.upperBound)
    )
    record[.copied] = true
    record.payload = unsafe text.withUnsafeBufferPointer { text in
      unsafe storage.arena.appendNodeText(text)
    }
    add(record, isUsable: true)
  }

  /// Opens a list or an object that starts at an offset.
  mutating func openCollection(at start: Int, isMapping: Bool) {
    guard open.count < depthLimit else {
      return storage.stop(at: start..<start + 1, TreeStorage.deepNesting(limit: depthLimit))
    }
    let place = UInt32(truncatingIfNeeded: start)
    let record = SourceTree.Record(
      isMapping ? .mapping : .sequence,
      style: .flow,
      start: place,
      end: place
    )
    let index = storage.records.count
    guard storage.append(record) else { return }
    open.append(Collection(index: index, isMapping: isMapping))
  }

  /// Closes the innermost collection, which ends at an offset.
  mutating func closeCollection(end: Int) {
    guard let closing = open.popLast() else { return }
    let index = closing.index
    storage.records[index].end = UInt32(truncatingIfNeeded: end)
    storage.records[index].payload = UInt32(truncatingIfNeeded: storage.records.count)
    storage.records[index].count =
      closing.isMapping
      ? storage.checkKeys(of: index, pairs: closing.children / 2) : closing.count
    countChild(isUsable: true)
  }

  @inline(__always)
  private mutating func add(_ record: SourceTree.Record, isUsable: Bool) {
    if storage.append(record) { countChild(isUsable: isUsable) }
  }

  @inline(__always)
  private mutating func countChild(isUsable: Bool) {
    let last = open.count - 1
    guard last >= 0 else { return }
    open[last].children += 1
    if isUsable { open[last].count += 1 }
  }
}
