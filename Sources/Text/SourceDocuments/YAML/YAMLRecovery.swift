/// The bytes of a file in which the entries with syntax errors are replaced by spaces, so that the
/// parser reads the others at their places.
struct YAMLRecovery {
  /// A syntax error as byte offsets.
  struct Failure {
    /// The offset at which the parser found the error.
    let problem: Int
    /// The start of the scalar or collection that can't be read.
    let start: Int
    /// The start of the outermost open flow collection.
    let flowStart: Int?
    /// Whether a colon was found where no key can be, which can be the key after one without a
    /// colon.
    let isMisplacedColon: Bool
    /// The characters that end the open scalar and flow collections; empty unless the text ends
    /// there.
    let ends: [UInt8]

    var flowError: (offset: Int, flowStart: Int)? {
      flowStart.map { (problem, $0) }
    }
  }

  /// The maximum number of errors of a file after which reading continues.
  static let limit = 16

  private(set) var bytes: [UInt8]
  private var count = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Replaces the entry with an error by spaces.
  ///
  /// - Returns: False if nothing was replaced, or the limit was reached.
  mutating func omitEntry(of failure: Failure) -> Bool {
    guard count < Self.limit else { return false }
    count += 1
    if failure.flowStart == nil, let omitted = omitQuote(at: failure.start) { return omitted }
    var line = lineStart(of: min(failure.start, failure.flowStart ?? failure.start))
    while line > 0, isBlank(line) { line = lineStart(of: line - 1) }
    if failure.isMisplacedColon, failure.flowStart == nil, line > 0 {
      // A key without a colon continues in the next line of the same indentation.
      var before = lineStart(of: line - 1)
      while before > 0, isBlank(before) || isComment(before) { before = lineStart(of: before - 1) }
      if !isBlank(before), !isComment(before), indentation(before) == indentation(line) {
        line = before
      }
    }
    return omitEntry(at: line, column: indentation(line))
  }

  /// Replaces a quotation mark that is not closed, so that the lines after it are kept; returns nil
  /// for another character, and for one in the last line of its entry.
  ///
  /// At the start of a line, the line is replaced, and the lines that have more indentation than
  /// the text after the mark.
  private mutating func omitQuote(at quote: Int) -> Bool? {
    guard quote < bytes.count, "\"'".utf8.contains(bytes[quote]) else { return nil }
    let line = lineStart(of: quote)
    guard line + indentation(line) < quote else {
      let text = quote + 1 + indentation(quote + 1)
      return omitEntry(at: line, column: isBlank(text) ? Int.max : text - line)
    }
    var next = quote
    while next < bytes.count, !bytes[next].isLineBreak { next += 1 }
    while next < bytes.count, bytes[next].isLineBreak { next += 1 }
    guard !isBlank(next), indentation(next) > indentation(line) else { return nil }
    bytes[quote] = UInt8(ascii: " ")
    return true
  }

  /// Replaces a line, and the lines after it with more indentation than a column.
  private mutating func omitEntry(at line: Int, column: Int) -> Bool {
    guard !isBlank(line) else { return false }
    var index = line
    repeat {
      while index < bytes.count, !bytes[index].isLineBreak {
        bytes[index] = UInt8(ascii: " ")
        index += 1
      }
      while index < bytes.count, bytes[index].isLineBreak { index += 1 }
    } while index < bytes.count && (isBlank(index) || indentation(index) > column)
    return true
  }

  private func lineStart(of offset: Int) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, !bytes[start - 1].isLineBreak { start -= 1 }
    return start
  }

  private func indentation(_ line: Int) -> Int {
    bytes[line...].prefix { $0.isBlank }.count
  }

  private func isBlank(_ line: Int) -> Bool {
    let end = line + indentation(line)
    return end == bytes.count || bytes[end].isLineBreak
  }

  private func isComment(_ line: Int) -> Bool {
    let start = line + indentation(line)
    return start < bytes.count && bytes[start] == UInt8(ascii: "#")
  }
}
