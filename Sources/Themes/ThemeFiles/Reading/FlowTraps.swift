import ColorValues
import SourceDiagnostics
import SourceDocuments
import TextSupport

/// Unquoted colors between `{ }` that YAML reads as something else: `#fff` is a comment that
/// includes the closing brace, and the commas and references of a function end the value.
struct FlowTraps {
  private let file: SourceFile

  /// Creates the traps of a file.
  init(_ file: SourceFile) {
    self.file = file
  }

  /// Parses a file, and replaces syntax errors in its diagnostics by their causes.
  ///
  /// The parser provides the position of a syntax error and the flow collection that is open there.
  /// A trap causes the error if it is in this collection and changes its end, and if the collection
  /// has an end with the traps read as values.
  static func parse(_ file: SourceFile) -> YAMLReader.ParsedFile {
    var parsed = YAMLReader.parse(file)
    let traps = FlowTraps(file)
    guard !parsed.isWhole else {
      parsed.diagnostics = traps.withoutPartsOfFunctions(parsed.diagnostics)
      return parsed
    }
    var findings = Findings()
    guard let error = parsed.flowError, traps.report(error, to: &findings),
      let cause = findings.diagnostics.first?.excerpt
    else { return parsed }
    // The syntax error can be at the start of the collection.
    let start = file.position(at: error.flowStart)
    parsed.diagnostics.removeAll { diagnostic in
      let first = diagnostic.rule == .syntax ? min(start, cause.start) : cause.start
      return diagnostic.excerpt.map { $0.start >= first } ?? false
    }
    parsed.diagnostics += findings.diagnostics
    return parsed
  }

  /// Returns diagnostics without errors about keys that are parts of functions, which are reported
  /// when their values are read.
  private func withoutPartsOfFunctions(_ findings: [Diagnostic]) -> [Diagnostic] {
    guard findings.contains(where: { $0.rule == .complexKey }) else { return findings }
    let functions = functions
    return findings.filter { finding in
      guard finding.rule == .complexKey,
        let place = finding.excerpt.flatMap({ file.byteOffset(of: $0.start) })
      else { return true }
      // Of functions that begin before a position only the last can contain it.
      var (low, high) = (0, functions.count)
      while low < high {
        let middle = (low + high) / 2
        if functions[middle].lowerBound < place { low = middle + 1 } else { high = middle }
      }
      return low == 0 || !functions[low - 1].contains(place)
    }
  }

  /// All functions that are cut, in order, without nested functions.
  private var functions: [Range<Int>] {
    var functions: [Range<Int>] = []
    var scan = YAMLTokenScan(file.bytes)
    while let token = scan.next() {
      guard token.kind == .plain, token.depth > 0,
        token.range.lowerBound >= functions.last?.upperBound ?? 0,
        let range = function(at: token.range)
      else { continue }
      functions.append(range)
    }
    return functions
  }

  // MARK: Scanning

  /// Reports all traps, and returns whether one of them causes an error.
  private func report(_ error: (offset: Int, flowStart: Int), to findings: inout Findings) -> Bool {
    var scan = YAMLTokenScan(file.bytes)
    var isCause = false
    var isClosed = false
    while let token = scan.next() {
      if token.depth == 0, isCause { isClosed = true }
      let isComment = token.kind == .comment
      guard token.depth > 0,
        let range = isComment ? hex(at: token.range) : function(at: token.range)
      else { continue }
      if isComment { reportHex(range, to: &findings) } else { reportFunction(range, to: &findings) }
      if (error.flowStart...max(error.flowStart, error.offset)).contains(range.lowerBound) {
        isCause = isCause || (isComment ? endsValue(range) : isCut(range, at: error.offset))
      }
      scan.goOn(at: range.upperBound)
    }
    return isCause && (isClosed || scan.depth == 0)
  }

  /// Returns whether a comma or a closing bracket follows a value.
  private func endsValue(_ range: Range<Int>) -> Bool {
    let character = file.bytes[range.upperBound...].first { $0 != UInt8(ascii: " ") }
    return character.map(",}]".utf8.contains) == true
  }

  /// Returns whether an error is inside a function, or a comment is that includes the end of it.
  private func isCut(_ function: Range<Int>, at error: Int) -> Bool {
    let bytes = file.bytes[function]
    return function.contains(error)
      || zip(bytes, bytes.dropFirst()).contains {
        $0 == UInt8(ascii: " ") && $1 == UInt8(ascii: "#")
      }
  }

  /// Returns the hex color at the start of a comment, or nil if there is none.
  private func hex(at comment: Range<Int>) -> Range<Int>? {
    let bytes = file.bytes
    var end = comment.lowerBound + 1
    while end < comment.upperBound, bytes[end].hexadecimalValue != nil { end += 1 }
    let isEnded = end == comment.upperBound || " ,}]".utf8.contains(bytes[end])
    return isEnded && [3, 4, 6, 8].contains(end - comment.lowerBound - 1)
      ? comment.lowerBound..<end : nil
  }

  /// The maximum length of a function: colors are short, and a line can be very long.
  private static let functionLimit = 512

  /// Returns the whole function that begins with a plain value, if a comma or a reference ends the
  /// value inside a parenthesis that is closed further on in the line.
  func function(at plain: Range<Int>) -> Range<Int>? {
    let bytes = file.bytes
    let character = bytes[plain.upperBound...].first { $0 != UInt8(ascii: " ") }
    guard character == UInt8(ascii: ",") || character == UInt8(ascii: "{") else { return nil }
    var depth = 0
    for index in plain.lowerBound..<min(bytes.count, plain.lowerBound + Self.functionLimit) {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return nil }
      if byte == UInt8(ascii: "(") { depth += 1 }
      // A value without an opening parenthesis is not a function.
      if index >= plain.upperBound, depth == 0 { return nil }
      guard byte == UInt8(ascii: ")"), depth > 0 else { continue }
      depth -= 1
      if depth == 0 {
        return index < plain.upperBound ? nil : plain.lowerBound..<index + 1
      }
    }
    return nil
  }

  // MARK: Reports

  private func reportHex(_ range: Range<Int>, to findings: inout Findings) {
    let text = text(range)
    findings.add(
      .unquotedHex,
      "YAML reads \(name: text) as a comment; put it in quotes: \"\(text)\"",
      at: file.excerpt(range),
      fix: .safe("\"\(text)\"")
    )
  }

  /// Reports a function whose commas or references end the value.
  func reportFunction(_ range: Range<Int>, to findings: inout Findings) {
    let text = text(range)
    let canBeQuoted = !text.contains { $0 == "\"" || $0 == "\\" }
    let quoted = Diagnostic.Fix(replacement: "\"\(text)\"", isSafe: Self.isColor(text))
    let character = text.first { $0 == "," || $0 == "{" } ?? ","
    findings.add(
      .invalidColor,
      "a \(name: character) between { } ends the value, also within \(name: text); put it in quotes: \"\(text)\"",
      at: file.excerpt(range),
      fix: canBeQuoted ? quoted : nil
    )
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: file.bytes[range], as: UTF8.self)
  }

  private static func isColor(_ text: String) -> Bool {
    (try? ColorExpression.parse(text)) != nil
  }
}
