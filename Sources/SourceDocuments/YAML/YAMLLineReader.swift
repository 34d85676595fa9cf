import TextSupport

/// A reader of the form that almost all theme files have: block mappings whose values are scalars of one
/// line, and flow mappings of such scalars.
///
/// It creates the records that ``YAMLTreeBuilder`` creates from the parser's events, at about 6 % of the
/// cost. Any other text, such as a sequence, an anchor, an escape or a syntax error, is left to the parser:
/// the reader accepts only what both versions of YAML read in one way, and never reports a syntax error.
///
/// ```yaml
/// theme: pastel           # comments
/// colors:
///   accent: "#aabbcc"
///   text: { light: black, "dark": '#ddd' }
/// ```
struct YAMLLineReader {
  /// The tree so far.
  private(set) var storage: TreeStorage

  private let bytes: [UInt8]
  private let depthLimit: Int
  private var position = 0
  private var open: [OpenMapping] = []

  /// The end of the last flow mapping.
  private var flowEnd: UInt32 = 0

  /// Whether the last key has no value on its line.
  private var needsMapping = true

  /// A block mapping.
  private struct OpenMapping {
    /// The record of the mapping.
    let index: Int
    /// The column of its keys.
    let column: Int
    var pairs = 0
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
      guard openMapping(column: position - start), readPair() else { return false }
    }
    guard !needsMapping else { return false }
    while !open.isEmpty { closeMapping() }
    return true
  }

  // MARK: Block mappings

  /// Opens a mapping for a key in a column, or closes those that end before it.
  private mutating func openMapping(column: Int) -> Bool {
    if needsMapping {
      guard open.last.map({ $0.column < column }) ?? true, open.count < depthLimit else {
        return false
      }
      open.append(OpenMapping(index: storage.records.count, column: column))
      return append(.mapping, .block, from: position)
    }
    while let last = open.last, last.column > column { closeMapping() }
    return open.last?.column == column
  }

  private mutating func closeMapping() {
    guard let closing = open.popLast(), let last = storage.records.last else { return }
    // A flow mapping ends after its last record.
    close(closing.index, pairs: closing.pairs, end: max(last.end, flowEnd))
  }

  private mutating func readPair() -> Bool {
    guard readKey(isInFlow: false) else { return false }
    open[open.count - 1].pairs += 1
    let end = position
    skipSpaces()
    needsMapping = readLineEnd(afterSpace: position > end)
    if needsMapping { return true }
    guard position > end, position < bytes.count else { return false }
    let isRead =
      bytes[position] == UInt8(ascii: "{") ? readFlowMapping() : readScalar(isInFlow: false)
    guard isRead else { return false }
    let valueEnd = position
    skipSpaces()
    return readLineEnd(afterSpace: position > valueEnd)
  }

  // MARK: Flow mappings

  private mutating func readFlowMapping() -> Bool {
    let index = storage.records.count
    guard open.count < depthLimit, append(.mapping, .flow, from: position) else { return false }
    var pairs = 0
    repeat {
      position += 1
      skipSpaces()
      guard readKey(isInFlow: true), position < bytes.count, bytes[position] == space else {
        return false
      }
      skipSpaces()
      guard readScalar(isInFlow: true) else { return false }
      skipSpaces()
      pairs += 1
    } while position < bytes.count && bytes[position] == UInt8(ascii: ",")
    guard position < bytes.count, bytes[position] == UInt8(ascii: "}") else { return false }
    position += 1
    flowEnd = UInt32(truncatingIfNeeded: position)
    close(index, pairs: pairs, end: flowEnd)
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

  private mutating func close(_ index: Int, pairs: Int, end: UInt32) {
    storage.records[index].end = end
    storage.records[index].payload = UInt32(truncatingIfNeeded: storage.records.count)
    storage.records[index].count = storage.checkKeys(of: index, pairs: pairs)
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
