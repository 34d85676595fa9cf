import ColorValues
import SourceDiagnostics
import SourceDocuments

/// What goes wrong with colours without quotes between `{ }`: `#fff` is a comment there that swallows
/// the closing brace, and the commas and the references of a function end the value.
struct FlowTraps {
  private let file: SourceFile

  /// Looks at `file`.
  init(_ file: SourceFile) {
    self.file = file
  }

  /// What YAML makes of a file, with its errors told by their causes.
  ///
  /// A cause is told instead of the error where the file can be read further without it.
  static func explained(
    _ read: (document: SourceDocument?, diagnostics: [Diagnostic]),
    of file: SourceFile
  ) -> (document: SourceDocument?, diagnostics: [Diagnostic]) {
    guard let error = firstError(read.diagnostics) else { return read }
    if let document = read.document {
      return (document, FlowTraps(file).withoutPartsOfFunctions(read.diagnostics))
    }
    var findings = Findings()
    FlowTraps(file).report(&findings)
    guard let cause = findings.diagnostics.first?.excerpt, cause.start <= error else { return read }
    let fixed = SourceFile(
      path: file.path,
      bytes: FixedText(file, fixing: findings.diagnostics).bytes
    )
    // Quotes lengthen a line, so that only the line of the next error can be compared.
    if let next = firstError(YAMLReader.read(fixed).diagnostics), next.line <= error.line {
      return read
    }
    let others = read.diagnostics.filter { $0.excerpt.map { $0.start < cause.start } ?? true }
    return (nil, others + findings.diagnostics)
  }

  private static func firstError(_ diagnostics: [Diagnostic]) -> SourcePosition? {
    diagnostics.filter { $0.severity == .error }.compactMap { $0.excerpt?.start }.min()
  }

  /// Findings without those about keys that are no texts but parts of functions, which are told when
  /// their values are read.
  private func withoutPartsOfFunctions(_ findings: [Diagnostic]) -> [Diagnostic] {
    let rule = DocumentRule.complexKey.rawValue
    guard findings.contains(where: { $0.rule == rule }) else { return findings }
    let functions = functions
    return findings.filter { finding in
      guard finding.rule == rule,
        let place = finding.excerpt.flatMap({ file.byteOffset(of: $0.start) })
      else { return true }
      // Of functions that begin before a place only the last can hold it.
      var (low, high) = (0, functions.count)
      while low < high {
        let middle = (low + high) / 2
        if functions[middle].lowerBound < place { low = middle + 1 } else { high = middle }
      }
      return low == 0 || !functions[low - 1].contains(place)
    }
  }

  /// All functions that are cut off, in their order; those within others left out.
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

  private func report(_ findings: inout Findings) {
    var scan = YAMLTokenScan(file.bytes)
    while let token = scan.next() {
      guard token.depth > 0 else { continue }
      switch token.kind {
      case .comment:
        guard let range = hex(at: token.range) else { continue }
        reportHex(range, &findings)
        scan.goOn(at: range.upperBound)
      case .plain:
        guard let range = function(at: token.range) else { continue }
        reportFunction(range, &findings)
        scan.goOn(at: range.upperBound)
      }
    }
  }

  /// The hex colour at the start of what YAML takes for a comment.
  private func hex(at comment: Range<Int>) -> Range<Int>? {
    let bytes = file.bytes
    var end = comment.lowerBound + 1
    while end < comment.upperBound, Self.isHexDigit(bytes[end]) { end += 1 }
    let isEnded = end == comment.upperBound || " ,}]".utf8.contains(bytes[end])
    return isEnded && [3, 4, 6, 8].contains(end - comment.lowerBound - 1)
      ? comment.lowerBound..<end : nil
  }

  /// The most bytes of a function: colours are short, and a line can be very long.
  private static let functionLimit = 512

  /// The whole function that begins with a plain value in which a parenthesis is left open where a
  /// comma or a reference ends it, and closed further on in the line.
  func function(at plain: Range<Int>) -> Range<Int>? {
    let bytes = file.bytes
    let sign = bytes[plain.upperBound...].first { $0 != UInt8(ascii: " ") }
    guard sign == UInt8(ascii: ",") || sign == UInt8(ascii: "{") else { return nil }
    var depth = 0
    for index in plain.lowerBound..<min(bytes.count, plain.lowerBound + Self.functionLimit) {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return nil }
      if byte == UInt8(ascii: "(") { depth += 1 }
      // Where nothing was opened before the value ends, it is no function.
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

  private func reportHex(_ range: Range<Int>, _ findings: inout Findings) {
    let text = text(range)
    findings.add(
      .unquotedHex,
      "YAML reads '\(text)' as a comment; put it in quotes: \"\(text)\"",
      at: file.excerpt(range),
      fix: .safe("\"\(text)\"")
    )
  }

  /// Reports a function whose commas or references end the value.
  func reportFunction(_ range: Range<Int>, _ findings: inout Findings) {
    let text = text(range)
    let canBeQuoted = !text.contains { $0 == "\"" || $0 == "\\" }
    let quoted = Diagnostic.Fix(replacement: "\"\(text)\"", isSafe: Self.isColor(text))
    let sign = text.first { $0 == "," || $0 == "{" } ?? ","
    findings.add(
      .invalidColor,
      "a '\(sign)' between { } ends the value, also within '\(text)'; put it in quotes: \"\(text)\"",
      at: file.excerpt(range),
      fix: canBeQuoted ? quoted : nil
    )
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: file.bytes[range], as: UTF8.self)
  }

  private static func isColor(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      (try? ColorExpression.parse(utf8: buffer, allowing: .theme)) != nil
    }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
