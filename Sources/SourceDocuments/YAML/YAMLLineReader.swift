import TextSupport

/// A reader of the form that almost all theme files have: block mappings and block sequences whose values
/// are scalars of one line, and flow collections of such scalars.
///
/// It creates the records that ``YAMLTreeBuilder`` creates from the parser's events, at about 6 % of the
/// cost. Any other text, such as a mapping in a block sequence, an anchor, an escape or a syntax error, is
/// left to the parser: the reader accepts only what both versions of YAML read in one way, and never
/// reports a syntax error.
///
/// ```yaml
/// theme: pastel           # comments
/// colors:
///   accent: "#aabbcc"
///   text: { light: black, "dark": '#ddd' }
/// checks:
///   - { contrast: [text, accent], at-least: 4.5 }
/// ```
struct YAMLLineReader {
  /// The tree so far.
  private(set) var storage: TreeStorage

  private let bytes: [UInt8]
  private let depthLimit: Int
  private var position = 0
  private var open: [OpenCollection] = []

  /// The end of the last flow collection.
  private var flowEnd: UInt32 = 0

  /// Whether the last key has no value on its line.
  private var needsMapping = true

  /// A block mapping or sequence.
  private struct OpenCollection {
    /// The record of the collection.
    let index: Int
    /// The column of its keys or hyphens.
    let column: Int
    var isSequence = false
    /// The number of pairs or elements.
    var count = 0
  }

  /// The maximum length of a key; the parser reads keys of up to 1,024 characters.
  private static let keyLimit = 512

  /// Creates a reader of a file without a byte-order mark whose encoding is valid.
  init(_ bytes: [UInt8], depthLimit: Int, storage: TreeStorage) {
    self.bytes = bytes
    self.depthLimit = depthLimit
    self.storage = storage
  }

  /// Reads the whole file, or returns false if it has another form or exceeds a limit.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  mutating func read() -> Bool {
    while position < bytes.count {
      let start = position
      skipSpaces()
      if readLineEnd(afterSpace: true) { continue }
      let column = position - start
      if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "-"),
        bytes[position + 1] == space
      {
        guard openSequence(column: column), readElement() else { return false }
      } else {
        guard openMapping(column: column), readPair() else { return false }
      }
    }
    guard !needsMapping else { return false }
    while !open.isEmpty { closeCollection() }
    return true
  }

  // MARK: Block collections

  /// Opens a mapping for a key at a column, or closes the collections that end before it.
  private mutating func openMapping(column: Int) -> Bool {
    if needsMapping {
      guard open.last.map({ $0.column < column }) ?? true, open.count < depthLimit else {
        return false
      }
      open.append(OpenCollection(index: storage.records.count, column: column))
      return append(.mapping, .block, from: position)
    }
    // The hyphens of a sequence can be in the column of the key above them.
    while let last = open.last, last.column > column || last.isSequence && last.column == column {
      closeCollection()
    }
    return open.last?.column == column
  }

  /// Opens a sequence for an element in a column, or closes the collections that end before it.
  private mutating func openSequence(column: Int) -> Bool {
    if needsMapping {
      guard let last = open.last, last.column <= column, open.count < depthLimit else {
        return false
      }
      needsMapping = false
      open.append(
        OpenCollection(index: storage.records.count, column: column, isSequence: true)
      )
      return append(.sequence, .block, from: position)
    }
    while let last = open.last, last.column > column { closeCollection() }
    return open.last.map { $0.isSequence && $0.column == column } ?? false
  }

  private mutating func closeCollection() {
    guard let closing = open.popLast(), let last = storage.records.last else { return }
    // A flow collection ends after its last record.
    close(closing.index, count: closing.count, end: max(last.end, flowEnd))
  }

  private mutating func readElement() -> Bool {
    open[open.count - 1].count += 1
    position += 1
    skipSpaces()
    return readLastValue()
  }

  private mutating func readPair() -> Bool {
    guard readKey(isInFlow: false) else { return false }
    open[open.count - 1].count += 1
    let end = position
    skipSpaces()
    needsMapping = readLineEnd(afterSpace: position > end)
    if needsMapping { return true }
    return position > end && readLastValue()
  }

  /// Reads a value and the end of its line.
  private mutating func readLastValue() -> Bool {
    guard readValue(depth: open.count, isInFlow: false) else { return false }
    let end = position
    skipSpaces()
    return readLineEnd(afterSpace: position > end)
  }

  // MARK: Flow collections

  private mutating func readValue(depth: Int, isInFlow: Bool) -> Bool {
    guard position < bytes.count else { return false }
    switch bytes[position] {
    case UInt8(ascii: "{"): return readFlow(.mapping, until: UInt8(ascii: "}"), depth: depth)
    case UInt8(ascii: "["): return readFlow(.sequence, until: UInt8(ascii: "]"), depth: depth)
    default: return readScalar(isInFlow: isInFlow)
    }
  }

  /// Reads a flow collection that isn't empty.
  private mutating func readFlow(
    _ kind: NodeRecord.Kind,
    until bracket: UInt8,
    depth: Int
  ) -> Bool {
    let index = storage.records.count
    guard depth < depthLimit, append(kind, .flow, from: position) else { return false }
    var count = 0
    repeat {
      position += 1
      guard skipFlowSpace() else { return false }
      if kind == .mapping {
        guard readKey(isInFlow: true) else { return false }
        let end = position
        guard skipFlowSpace(), position > end else { return false }
      }
      guard readValue(depth: depth + 1, isInFlow: true), skipFlowSpace() else { return false }
      count += 1
    } while position < bytes.count && bytes[position] == UInt8(ascii: ",")
    guard position < bytes.count, bytes[position] == bracket else { return false }
    position += 1
    flowEnd = UInt32(truncatingIfNeeded: position)
    close(index, count: count, end: flowEnd)
    return true
  }

  /// Skips spaces and ends of lines, or returns false where a line isn't indented like content.
  private mutating func skipFlowSpace() -> Bool {
    skipSpaces()
    while position < bytes.count, bytes[position] == UInt8(ascii: "\n") {
      position += 1
      let start = position
      skipSpaces()
      guard position - start > open.last?.column ?? 0 else { return false }
    }
    return true
  }

  // MARK: Scalars

  /// Reads a key and its colon.
  private mutating func readKey(isInFlow: Bool) -> Bool {
    let start = position
    guard readScalar(isInFlow: isInFlow), position - start <= Self.keyLimit,
      position < bytes.count, bytes[position] == UInt8(ascii: ":")
    else { return false }
    position += 1
    return true
  }

  private mutating func readScalar(isInFlow: Bool) -> Bool {
    guard position < bytes.count else { return false }
    let start = position
    switch bytes[start] {
    case UInt8(ascii: "\""):
      return readQuoted(UInt8(ascii: "\"")) && append(.scalar, .doubleQuoted, from: start)
    case UInt8(ascii: "'"):
      return readQuoted(UInt8(ascii: "'")) && append(.scalar, .singleQuoted, from: start)
    case let first where first.isASCIIWord && first != UInt8(ascii: "-"):
      readPlain(isInFlow: isInFlow)
      return append(.scalar, .plain, from: start)
    default: return false
    }
  }

  /// Reads a scalar in quotes without escapes.
  private mutating func readQuoted(_ quote: UInt8) -> Bool {
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote {
        position += 1
        // Two single quotes are an escape.
        return position == bytes.count || bytes[position] != quote
      }
      guard byte >= space, byte != UInt8(ascii: "\\") else { return false }
      position += 1
    }
    return false
  }

  /// Reads the rest of a scalar without quotes, up to an indicator or the end of the line.
  private mutating func readPlain(isInFlow: Bool) {
    var end = position + 1
    var index = end
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte.isASCIIWord {
        end = index
        continue
      }
      switch byte {
      case space: continue
      case 0..<space, UInt8(ascii: ":"), UInt8(ascii: "#"):
        position = end
        return
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: "?"):
        guard !isInFlow else {
          position = end
          return
        }
        end = index
      default: end = index
      }
    }
    position = end
  }

  // MARK: Records

  /// Adds a record that ends here, or returns false if there are too many.
  private mutating func append(
    _ kind: NodeRecord.Kind,
    _ style: SourceNode.Style,
    from start: Int
  ) -> Bool {
    let (start, end) = (UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: position))
    return storage.append(NodeRecord(kind, style: style, start: start, end: end))
  }

  private mutating func close(_ index: Int, count: Int, end: UInt32) {
    storage.records[index].end = end
    storage.records[index].payload = UInt32(truncatingIfNeeded: storage.records.count)
    let isMapping = storage.records[index].kind == .mapping
    storage.records[index].count = isMapping ? storage.checkKeys(of: index, pairs: count) : count
  }

  // MARK: Whitespace

  private var space: UInt8 { UInt8(ascii: " ") }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] == space { position += 1 }
  }

  /// Reads the end of a line with a comment before it, or returns false if other text follows.
  private mutating func readLineEnd(afterSpace: Bool) -> Bool {
    var index = position
    if afterSpace, index < bytes.count, bytes[index] == UInt8(ascii: "#") {
      while index < bytes.count, !UTF8Text.isLineBreak(bytes[index]) { index += 1 }
    }
    guard index < bytes.count else {
      position = index
      return true
    }
    guard bytes[index] == UInt8(ascii: "\n") else { return false }
    position = index + 1
    return true
  }
}
