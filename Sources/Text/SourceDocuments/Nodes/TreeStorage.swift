internal import SourceDiagnostics

/// The records, copied texts and diagnostics of a tree that is being built.
@safe
struct TreeStorage {
  var findings: FindingCollector
  var records: [SourceTree.Record] = []
  var arena: [UInt8] = []

  /// Whether a limit was exceeded, so that reading stops.
  private(set) var isStopped = false

  /// The bytes of the file.
  let source: UnsafeBufferPointer<UInt8>
  private let nodeLimit: Int

  /// The keys of mappings of at most this many are compared pair by pair.
  private static let smallCount = 8

  /// Creates storage for a number of nodes, which grows if necessary.
  init(
    source: UnsafeBufferPointer<UInt8>,
    expectedNodes: Int,
    nodeLimit: Int,
    findings: FindingCollector
  ) {
    unsafe self.source = source
    self.findings = findings
    self.nodeLimit = min(nodeLimit, SourceTree.Record.countLimit)
    records.reserveCapacity(min(expectedNodes, self.nodeLimit))
  }

  /// Adds a record, or stops if there are too many.
  @inline(__always)
  mutating func append(_ record: SourceTree.Record) -> Bool {
    guard !isStopped else { return false }
    guard records.count < nodeLimit else {
      stop(at: Int(record.start)..<Int(record.end), Self.tooManyNodes(limit: nodeLimit))
      return false
    }
    records.append(record)
    return true
  }

  /// Reports an exceeded limit and stops reading.
  mutating func stop(at range: Range<Int>, _ message: String) {
    findings.add(.limit, message, at: range)
    isStopped = true
  }

  // MARK: Keys

  /// Rejects repeated keys and returns the number of the remaining pairs.
  ///
  /// - Parameters:
  ///   - mapping: The record of the mapping, whose content is complete.
  ///   - pairs: The number of its pairs.
  ///   - isUsable: Whether a key is valid; reports and rejects the key if it is not.
  /// - Returns: The number of pairs with unique, valid keys and valid values.
  mutating func checkKeys(
    of mapping: Int,
    pairs: Int,
    isUsable: (inout TreeStorage, _ key: Int) -> Bool = { !$0.records[$1][.rejected] }
  ) -> Int {
    var count = 0
    var known: [Int: Int] = [:]
    let isLarge = pairs > Self.smallCount
    if isLarge { known.reserveCapacity(pairs) }
    var key = mapping + 1
    while key < records.count {
      let value = records.next(after: key)
      guard value < records.count else { break }
      if isUsable(&self, key) {
        let first =
          isLarge ? firstEqual(to: key, among: &known) : firstEqual(to: key, in: mapping)
        if let first {
          reject(key: key, equalTo: first)
        } else if !records[value][.rejected] {
          count += 1
        }
      }
      key = records.next(after: value)
    }
    return count
  }

  /// Returns the earlier key with the same text, by comparison with each of a few keys.
  private func firstEqual(to key: Int, in mapping: Int) -> Int? {
    var other = mapping + 1
    while other < key {
      if !records[other][.rejected], haveEqualText(other, key) { return other }
      other = records.next(after: records.next(after: other))
    }
    return nil
  }

  /// Returns the earlier key with the same text, or else records this key by the hash of its text.
  ///
  /// The bytes are compared, as strings that differ in their bytes can be equal. That two texts have
  /// one hash is as good as impossible: it has 64 bits and another seed in each run.
  private func firstEqual(to key: Int, among known: inout [Int: Int]) -> Int? {
    let hash = unsafe withText(of: key) { text in
      var hasher = Hasher()
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(text))
      return hasher.finalize()
    }
    if let first = known[hash], haveEqualText(first, key) { return first }
    known[hash] = key
    return nil
  }

  private mutating func reject(key: Int, equalTo first: Int) {
    let name = unsafe withText(of: key) { text in unsafe String(decoding: text, as: UTF8.self) }
    findings.add(
      .duplicateKey,
      Self.duplicateKey(name),
      at: Int(records[key].start)..<Int(records[key].end),
      notes: [(Self.firstOccurrence, Int(records[first].start)..<Int(records[first].end))]
    )
    records[key][.rejected] = true
  }

  private func haveEqualText(_ left: Int, _ right: Int) -> Bool {
    unsafe withText(of: left) { left in
      unsafe withText(of: right) { right in
        unsafe left.count == right.count && left.elementsEqual(right)
      }
    }
  }

  /// Calls `body` with the text of a scalar or of the target of an alias.
  @inline(__always)
  private func withText<Result>(
    of index: Int,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let record = records[records.resolved(index)]
    guard record[.copied] else {
      return unsafe body(UnsafeBufferPointer(rebasing: source[record.content]))
    }
    let range = arena.rangeOfNodeText(at: Int(record.payload))
    return unsafe arena.withUnsafeBufferPointer {
      unsafe body(UnsafeBufferPointer(rebasing: $0[range]))
    }
  }
}

extension [SourceTree.Record] {
  /// Returns the index after a node and its content.
  @inline(__always)
  package func next(after index: Int) -> Int {
    switch self[index].kind {
    case .sequence, .mapping: Int(self[index].payload)
    case .scalar, .alias: index + 1
    }
  }

  /// Returns the node itself, or the target of an alias.
  @inline(__always)
  func resolved(_ index: Int) -> Int {
    self[index].kind == .alias ? Int(self[index].payload) : index
  }
}

// MARK: - Messages

extension TreeStorage {
  fileprivate static func duplicateKey(_ name: String) -> String {
    "the key '\(name.abridged)' occurs twice in one mapping; remove or rename one"
  }

  fileprivate static var firstOccurrence: String { "it is first given here" }

  static func deepNesting(limit: Int) -> String {
    "lists and mappings are nested more than \(limit) deep here; nest less deeply"
  }

  fileprivate static func tooManyNodes(limit: Int) -> String {
    "the file contains more than \(limit) values; split it into several files"
  }
}

extension String {
  /// The text, shortened for a message.
  var abridged: String {
    unicodeScalars.count <= 60 ? self : String(unicodeScalars.prefix(60)) + "…"
  }
}
