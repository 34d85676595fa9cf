internal import SourceDiagnostics

/// A parser of the bytes of one JSON text, without recursion.
///
/// Errors are reported and skipped, so that one run finds all errors.
@safe
struct JSONParser {
  var builder: JSONTreeBuilder
  let source: UnsafeBufferPointer<UInt8>
  let count: Int
  var index: Int
  private let accepted: JSONExtensions
  private let tolerated: JSONExtensions

  /// The offset of the last comma, if only whitespace has followed it.
  private var comma: Int?

  init(
    _ source: UnsafeBufferPointer<UInt8>,
    from start: Int,
    builder: JSONTreeBuilder,
    accepted: JSONExtensions,
    tolerated: JSONExtensions
  ) {
    unsafe self.source = source
    count = source.count
    index = start
    self.builder = builder
    self.accepted = accepted
    self.tolerated = tolerated
  }

  /// The expected next token.
  private enum Expected {
    case value
    /// A key, or the end of the object.
    case key
    case colon
    /// A comma, or the end of the open collection.
    case separator
    /// Nothing.
    case end
  }

  /// Reads the text, or returns false if its value has no end.
  mutating func run() -> Bool {
    var expected = Expected.value
    while !builder.storage.isStopped {
      skipBlanks()
      guard index < count else { return finish(expected) }
      let byte = unsafe source[index]
      switch expected {
      case .value: expected = readValue(byte)
      case .key: expected = readKey(byte)
      case .colon: expected = readColon(byte)
      case .separator: expected = readSeparator(byte)
      case .end:
        addError(at: index..<index + 1, Self.trailingText)
        return true
      }
    }
    return false
  }

  /// Handles the end of the bytes, which is an error except after the root value.
  private mutating func finish(_ expected: Expected) -> Bool {
    if expected == .end { return true }
    if let start = builder.openStart {
      let isMapping = builder.isInMapping
      addError(at: start..<start + 1, Self.unclosedBracket(isMapping ? "{" : "["))
      if expected == .colon || (expected == .value && isMapping) {
        builder.addScalar(count..<count, style: .plain, isRejected: true)
      }
      while !builder.isAtRoot { builder.closeCollection(end: count) }
    } else {
      builder.storage.findings.add(.emptyDocument, Self.emptyFile, at: 0..<0)
    }
    return false
  }

  // MARK: Structure

  private mutating func readValue(_ byte: UInt8) -> Expected {
    switch byte {
    case UInt8(ascii: "{"): return open(isMapping: true)
    case UInt8(ascii: "["): return open(isMapping: false)
    case UInt8(ascii: "]") where !builder.isInMapping && !builder.isAtRoot:
      return close(byte)
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"):
      // After a key and its value, or an element between commas.
      addError(at: index..<index + 1, Self.missingValue)
      if builder.isAtRoot || (byte == UInt8(ascii: "]") && builder.isInMapping) {
        index += 1
        return .value
      }
      if byte == UInt8(ascii: ":") { index += 1 }
      builder.addScalar(index..<index, style: .plain, isRejected: true)
      return afterValue()
    default:
      readScalar(byte)
      return afterValue()
    }
  }

  private mutating func readKey(_ byte: UInt8) -> Expected {
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return close(byte)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      comma = nil
      readScalar(byte)
      return .colon
    case UInt8(ascii: ","):
      addError(at: index..<index + 1, Self.missingKey)
      index += 1
      return .key
    case UInt8(ascii: ":"):
      addError(at: index..<index + 1, Self.missingKey)
      builder.addScalar(index..<index, style: .plain, isRejected: true)
      return .colon
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      addError(at: index..<index + 1, Self.invalidKey)
      builder.addScalar(index..<index, style: .plain, isRejected: true)
      return .value
    default:
      comma = nil
      readBareKey()
      return .colon
    }
  }

  private mutating func readColon(_ byte: UInt8) -> Expected {
    if byte == UInt8(ascii: ":") {
      index += 1
      return .value
    }
    if byte == UInt8(ascii: "=") {
      addError(at: index..<index + 1, Self.equalSign)
      index += 1
      return .value
    }
    addError(at: index..<index + 1, Self.missingColon)
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      builder.addScalar(index..<index, style: .plain, isRejected: true)
      return .separator
    default: return .value
    }
  }

  private mutating func readSeparator(_ byte: UInt8) -> Expected {
    switch byte {
    case UInt8(ascii: ","):
      comma = index
      index += 1
      return builder.isInMapping ? .key : .value
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return close(byte)
    case UInt8(ascii: ";"), UInt8(ascii: ":"):
      addError(at: index..<index + 1, Self.missingComma)
      index += 1
      return builder.isInMapping ? .key : .value
    default:
      addError(at: index..<index + 1, Self.missingComma)
      return builder.isInMapping ? .key : .value
    }
  }

  private mutating func open(isMapping: Bool) -> Expected {
    comma = nil
    builder.openCollection(at: index, isMapping: isMapping)
    index += 1
    return isMapping ? .key : .value
  }

  /// Closes the open collection with a bracket, if the bracket matches.
  private mutating func close(_ byte: UInt8) -> Expected {
    if let comma { add(.trailingCommas, at: comma..<comma + 1, Self.trailingComma) }
    comma = nil
    let bracket = index..<index + 1
    index += 1
    guard (byte == UInt8(ascii: "}")) == builder.isInMapping else {
      addError(at: bracket, Self.mismatchedBracket(isMapping: builder.isInMapping))
      return builder.isEmpty ? (builder.isInMapping ? .key : .value) : .separator
    }
    builder.closeCollection(end: index)
    return afterValue()
  }

  private mutating func afterValue() -> Expected {
    comma = nil
    return builder.isAtRoot ? .end : .separator
  }

  // MARK: Reports

  /// Reports an extension of strict JSON, depending on the options of the caller.
  mutating func add(_ deviation: JSONExtensions, at range: Range<Int>, _ message: String) {
    if accepted.contains(deviation) { return }
    let severity: Severity = tolerated.contains(deviation) ? .warning : .error
    builder.storage.findings.add(deviation.rule, as: severity, message, at: range)
  }

  /// Returns whether an extension is accepted.
  func accepts(_ deviation: JSONExtensions) -> Bool { accepted.contains(deviation) }

  /// Reports a violation of the grammar.
  mutating func addError(at range: Range<Int>, _ message: String) {
    builder.storage.findings.add(.syntax, message, at: range)
  }
}
