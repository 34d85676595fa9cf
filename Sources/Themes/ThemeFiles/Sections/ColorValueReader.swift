import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments

/// A reader of single color values, which detects color texts that YAML reads in another way.
enum ColorValueReader {
  /// Returns the expression that `node` spells, or nil if it isn't valid, which is reported.
  ///
  /// Messages propose references to `colors`.
  static func expression(
    of node: SourceNode,
    among colors: ReferableNames,
    reporting findings: inout Findings
  ) -> ColorExpression? {
    switch node.kind {
    case .scalar:
      if node.isNull {
        reportMissing(node, to: &findings)
        return nil
      }
      var expression: ColorExpression?
      unsafe node.readUTF8 { bytes in
        expression = unsafe ColorExpression.plain(utf8: bytes)
        guard expression == nil else { return }
        do throws(ColorSyntaxError) {
          expression = try unsafe ColorExpression.parse(utf8: bytes, allowing: .theme).expression
        } catch {
          report(error, in: node, among: colors, to: &findings)
        }
      }
      return expression
    case .mapping:
      findings.add(
        .invalidColor,
        "a color must be a single value, not a mapping",
        at: node.excerpt
      )
      return nil
    case .sequence:
      findings.add(.invalidColor, "a color must be a single value, not a list", at: node.excerpt)
      return nil
    }
  }

  /// Returns the name between the braces of a reference without quotes, which YAML reads as a
  /// mapping.
  static func unquotedReference(_ node: SourceNode) -> String? {
    guard node.kind == .mapping, node.style == .flow, node.entries.count == 1,
      let entry = node.entries.first(where: { _ in true }), entry.value.isNull
    else { return nil }
    return entry.key.text
  }

  /// Reports a reference without quotes.
  static func reportUnquoted(
    _ reference: String,
    in node: SourceNode,
    to findings: inout Findings
  ) {
    let parts = reference.split(separator: ".", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty && DefinitionName.firstForbidden(in: String(part)) == nil
    }
    findings.add(
      .unquotedReference,
      "YAML reads '{\(reference)}' as a mapping; put it in quotes: \"{\(reference)}\"",
      at: node.excerpt,
      fix: isName && !node.isAlias ? .safe("\"{\(reference)}\"") : nil
    )
  }

  private static func reportMissing(_ node: SourceNode, to findings: inout Findings) {
    guard let comment = node.trailingComment, node.range.isEmpty else {
      findings.add(.invalidColor, "the color has no value", at: node.excerpt)
      return
    }
    let word = comment.text.prefix { !$0.isWhitespace }
    findings.add(
      .unquotedHex,
      "YAML reads \(name: word) as a comment; put it in quotes: \"\(word)\"",
      at: node.file.excerpt(comment.range.lowerBound..<comment.range.lowerBound + word.utf8.count),
      fix: isColor(word) ? .safe("\"\(word)\"") : nil
    )
  }

  private static func report(
    _ error: ColorSyntaxError,
    in node: SourceNode,
    among colors: ReferableNames,
    to findings: inout Findings
  ) {
    if let function = cutFunction(node) {
      FlowTraps(node.file).reportFunction(function, to: &findings)
      return
    }
    // In a plain value, ` #` starts a comment that probably contains the rest of the color.
    if node.style == .plain, let comment = node.trailingComment {
      findings.add(
        .unquotedHex,
        "YAML reads ' \(comment.text.prefix(24))' as a comment, which truncates the color; put the whole value in quotes",
        at: node.file.excerpt(comment.range),
        fix: quotingFix(node, with: comment)
      )
      return
    }
    let advice = node.missingSpaceAdvice
    if !advice.isEmpty {
      findings.add(.invalidColor, "'\(node.text)' is not a color\(advice)", at: node.excerpt)
      return
    }
    let text = node.text
    if let mistake = ColorMistake(text, among: colors) {
      let quoted = "\"\(mistake.replacement)\""
      let fix = Diagnostic.Fix(replacement: quoted, isSafe: mistake.isCertain)
      findings.add(
        .invalidColor,
        "'\(text)' is not a color; \(mistake.advice): \(quoted)",
        at: node.excerpt,
        fix: node.isAlias ? nil : fix
      )
      return
    }
    // A color of the theme is more probable than one of CSS with a similar name.
    let isUnknown = error.reason == .unknownName
    let meant = isUnknown ? colors.name(for: error.text) : nil
    let near =
      meant.map { [$0] }
      ?? (isUnknown && error.suggestions.isEmpty ? colors.nearest(to: error.text) : [])
    let references = near.map { "{\($0)}" }
    let message = meant == nil ? "\(error)" : "'\(error.text)' is not a color name"
    findings.add(
      .invalidColor,
      "\(message)\(Spelling.question(proposing: references))",
      at: node.file.excerpt(node.sourceRange(ofValueBytes: error.range)),
      fix: fix(
        of: error,
        in: node,
        proposing: meant == nil ? error.suggestions + references : references,
        isSafe: meant != nil
      )
    )
  }

  /// Returns the fix that writes the only proposed word, and puts the whole value in quotes if the
  /// word requires them.
  private static func fix(
    of error: ColorSyntaxError,
    in node: SourceNode,
    proposing words: [String],
    isSafe: Bool
  ) -> Diagnostic.Fix? {
    guard words.count == 1, let proposal = words.first, !node.isAlias else { return nil }
    // A function is proposed with both parentheses, and the error includes the first.
    let word = proposal.hasSuffix("()") ? String(proposal.dropLast()) : proposal
    guard node.style == .plain, word.hasPrefix("#") || word.hasPrefix("{") else {
      return Diagnostic.Fix(replacement: word, isSafe: isSafe)
    }
    var bytes = Array(node.text.utf8)
    // A plain value with a comma is in block context, in which braces need no quotes.
    if word.hasPrefix("{"), error.range.lowerBound > 0, bytes.contains(UInt8(ascii: ",")) {
      return Diagnostic.Fix(replacement: word, isSafe: isSafe)
    }
    let isWhole = error.range == bytes.indices
    bytes.replaceSubrange(error.range.clamped(to: bytes.indices), with: word.utf8)
    guard !bytes.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
      return nil
    }
    let ends =
      node.file.position(at: node.range.lowerBound)..<node.file.position(at: node.range.upperBound)
    return Diagnostic.Fix(
      replacement: "\"\(String(decoding: bytes, as: UTF8.self))\"",
      range: isWhole ? nil : ends,
      isSafe: isSafe
    )
  }

  /// Returns the whole function that a comma of a flow mapping has truncated, of which `node` is
  /// the start.
  static func cutFunction(_ node: SourceNode) -> Range<Int>? {
    guard node.kind == .scalar, node.style == .plain, !node.isAlias else { return nil }
    return FlowTraps(node.file).function(at: node.range)
  }

  /// Returns the fix that puts a value and the part of a comment that belongs to it in quotes: the
  /// longest part that makes a color, if one does.
  private static func quotingFix(_ node: SourceNode, with comment: SourceComment) -> Diagnostic.Fix?
  {
    let bytes = node.file.bytes
    var end = comment.range.upperBound
    while end > comment.range.lowerBound {
      while end > comment.range.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
      let text = String(decoding: bytes[node.range.lowerBound..<end], as: UTF8.self)
      if isColor(text[...]), !text.contains(where: { "\"\\\n\r".contains($0) }) {
        let file = node.file
        let range = file.position(at: node.range.lowerBound)..<file.position(at: end)
        return .safe("\"\(text)\"", at: range)
      }
      // The text after a further ' #' may be a real comment.
      guard let mark = bytes[comment.range.lowerBound..<end].lastIndex(of: UInt8(ascii: "#")) else {
        return nil
      }
      end = mark
    }
    return nil
  }

  private static func isColor(_ text: Substring) -> Bool {
    (try? ColorExpression.parse(String(text))) != nil
  }
}
