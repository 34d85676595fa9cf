import SourceDiagnostics

/// A parser error with a message for authors of theme files.
struct YAMLSyntaxError {
  private(set) var rule = Rule.syntax
  private(set) var range: Range<Int>
  private(set) var message: String
  private(set) var notes: [(message: String, range: Range<Int>)] = []

  let bytes: [UInt8]

  /// Creates the message of an error; `problem` and `context` are the byte offsets of its two
  /// positions.
  init(_ failure: YAMLFailure, in bytes: [UInt8], problem: Int, context: Int) {
    self.bytes = bytes
    range = problem..<min(problem + 1, bytes.count)
    message = "this can't be read as YAML: \(failure.problem)"
    if problem < bytes.count { range = range(ofCharacterAt: problem) }
    if let tab = tab(causing: failure, at: problem, header: context) {
      rule = .tabIndentation
      point(at: tab.offset, tab.message)
      return
    }
    if let space = noBreakSpace(before: problem), Self.plainTextProblems.contains(failure.problem) {
      range = space
      message = Self.invalidWhitespace
      return
    }
    switch failure.problem {
    case "found character that cannot start any token":
      message = Self.invalidFirstCharacter(character(problem))
    case "could not find expected ':'":
      if let entry = entryWithoutSpace(at: context) {
        point(at: entry.offset, Self.missingSpace(in: entry.meant))
      } else {
        point(toLineFrom: context, Self.missingColon)
      }
    case "mapping values are not allowed in this context":
      if isSecondColon(at: problem) {
        message = Self.secondColon
      } else if let entry = entryWithoutSpace(above: problem) {
        point(at: entry.offset, Self.missingSpace(in: entry.meant))
      } else {
        message = Self.misplacedColon
      }
    case "block sequence entries are not allowed in this context": message = Self.misplacedItem
    case "mapping keys are not allowed in this context": message = Self.misplacedKey
    case "found unexpected end of stream", "found unexpected document indicator":
      point(at: context, Self.unclosedDelimiter(character(context)))
    case "found unknown escape character":
      range = problem..<min(problem + 2, bytes.count)
      message = Self.invalidEscape(String(decoding: bytes[range], as: UTF8.self))
    case "did not find expected hexdecimal number": message = Self.missingDigits
    case "found invalid Unicode character escape code": message = Self.invalidCodePoint
    case "did not find expected comment or line break": message = Self.textAfterIndicator
    case "found an indentation indicator equal to 0": message = Self.invalidIndentationIndicator
    case "did not find expected alphabetic or numeric character":
      point(at: context, Self.missingName(after: character(context)))
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      wordUnclosed(failure, problem: problem, context: context)
    case "did not find expected node content":
      message = Self.missingValue
      if let last = lastByte(before: problem) { point(at: last, Self.missingLastValue) }
    case "did not find expected '-' indicator":
      message = Self.lineOutsideList
      notes = [(Self.listStart, context..<min(context + 1, bytes.count))]
    case "did not find expected key": wordMissingKey(problem: problem)
    case "did not find expected <document start>": message = Self.textAfterEnd
    case "found unexpected ':'": message = Self.secondColon
    case "": message = Self.outOfMemory
    default: wordRest(failure, context: context)
    }
  }

  private mutating func wordRest(_ failure: YAMLFailure, context: Int) {
    if failure.context.hasSuffix("tag") || failure.problem == "found undefined tag handle" {
      rule = .unsupportedTag
      point(at: failure.context.isEmpty ? range.lowerBound : context, Self.invalidTag)
    } else if failure.context.contains("directive") || failure.problem.contains("YAML d") {
      rule = .unsupportedDirective
      message = Self.invalidDirective
    }
  }

  private mutating func wordUnclosed(_ failure: YAMLFailure, problem: Int, context: Int) {
    let bracket = character(context)
    if bytes[min(problem, bytes.count)...].allSatisfy(\.isSpace) {
      point(at: context, Self.unclosedDelimiter(bracket))
    } else if ["}", "]"].contains(character(problem)) {
      point(at: context, Self.unclosedDelimiter(bracket))
      notes = [(Self.otherBracket, range(ofCharacterAt: problem))]
    } else {
      message = Self.missingComma(closing: bracket == "{" ? "}" : "]")
      notes = [(Self.openingBracket(bracket), context..<min(context + 1, bytes.count))]
    }
  }

  /// Points to a quote or a bracket that was opened in an earlier line and probably not closed,
  /// instead of the text after it.
  ///
  /// A quote without its end extends to the next quote, and an entry that starts no further right
  /// than the line of a bracket is not in the brackets.
  mutating func point(toUnclosedQuote quote: Int?, bracket: Int?, before problem: Int) {
    guard problem < bytes.count, rule == .syntax, message != Self.invalidWhitespace else { return }
    let line = lineStart(of: problem)
    if let quote, quote < line, ["\"", "'"].contains(character(quote)) {
      point(at: quote, Self.quoteOverLines)
      notes = [(Self.afterQuote, range(ofCharacterAt: problem))]
    } else if let bracket, lineStart(of: bracket) < line,
      indentation(ofLine: line) <= indentation(ofLine: lineStart(of: bracket))
    {
      point(at: bracket, Self.unclosedDelimiter(character(bracket)))
      notes = [(Self.afterBracket, range(ofCharacterAt: problem))]
    }
  }

  private func indentation(ofLine start: Int) -> Int {
    bytes[start...].prefix { $0.isBlank }.count
  }

  private func range(ofCharacterAt offset: Int) -> Range<Int> {
    offset..<offset + max(1, bytes.unit(at: offset).length)
  }

  private mutating func wordMissingKey(problem: Int) {
    var index = problem
    while index > 0, bytes[index - 1].isBlank { index -= 1 }
    let isFirstOfLine = index == 0 || bytes[index - 1].isLineBreak
    message = isFirstOfLine ? Self.unexpectedIndentation : Self.textAfterValue
  }

  private mutating func point(at offset: Int, _ message: String) {
    range = offset..<min(offset + 1, bytes.count)
    self.message = message
  }

  private mutating func point(toLineFrom offset: Int, _ message: String) {
    var end = offset
    while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
    while end > offset, bytes[end - 1].isBlank { end -= 1 }
    range = offset..<end
    self.message = message
  }

  private func character(_ offset: Int) -> String {
    guard offset < bytes.count else { return "" }
    let length = bytes.unit(at: offset).length
    return String(decoding: bytes[offset..<offset + length], as: UTF8.self)
  }

  /// Returns the last byte that is not whitespace, if nothing else follows.
  private func lastByte(before problem: Int) -> Int? {
    guard bytes[min(problem, bytes.count)...].allSatisfy(\.isSpace) else { return nil }
    return bytes[..<min(problem, bytes.count)].lastIndex { !$0.isSpace }
  }

  private func lineStart(of offset: Int) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, !bytes[start - 1].isLineBreak { start -= 1 }
    return start
  }

  /// Returns the entry without a space after its colon in the line above, which continues in this
  /// line.
  private func entryWithoutSpace(above problem: Int) -> (offset: Int, meant: String)? {
    let line = lineStart(of: problem)
    let start = lineStart(of: max(0, line - 1))
    guard line > 0, indentation(ofLine: start) == indentation(ofLine: line) else { return nil }
    return entryWithoutSpace(at: start)
  }

  /// Returns the entry without a space after its colon in the line that contains an offset.
  private func entryWithoutSpace(at offset: Int) -> (offset: Int, meant: String)? {
    let start = lineStart(of: offset)
    let text = bytes[(start + indentation(ofLine: start))...]
    guard let meant = text.entryWithMissingSpace else { return nil }
    return (text.firstIndex(of: UInt8(ascii: ":")) ?? offset, meant)
  }

  /// The parser errors for a line that was read as a continuation of the previous line.
  private static let plainTextProblems: Set<String> = [
    "could not find expected ':'", "did not find expected key",
    "mapping values are not allowed in this context",
  ]

  /// Returns the no-break space after a colon or a hyphen, or in the indentation, in this line or
  /// in the previous line.
  private func noBreakSpace(before problem: Int) -> Range<Int>? {
    let line = lineStart(of: problem)
    var index = lineStart(of: max(0, line - 1))
    while index + 1 < min(problem, bytes.count) {
      if bytes[index] == 0xC2, bytes[index + 1] == 0xA0 {
        var before = index
        while before > 0, bytes[before - 1].isBlank { before -= 1 }
        let indicator = before > 0 ? bytes[before - 1] : UInt8(ascii: "\n")
        if indicator == UInt8(ascii: ":") || indicator == UInt8(ascii: "-")
          || indicator.isLineBreak
        {
          return index..<index + 2
        }
      }
      index += 1
    }
    return nil
  }

  /// Returns whether a colon followed by whitespace precedes this one in its line.
  func isSecondColon(at problem: Int) -> Bool {
    let start = lineStart(of: problem)
    return (start..<min(problem, bytes.count)).contains { index in
      bytes[index] == UInt8(ascii: ":") && index + 1 < problem && bytes[index + 1].isBlank
    }
  }
}
