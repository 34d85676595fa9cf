import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments

/// Reads one value of a colour, and knows the traps that YAML lays for colour texts.
enum ColorValueReader {
  /// The expression that `node` spells, or nil where it is none, which is reported.
  static func expression(
    of node: SourceNode,
    _ findings: inout Findings
  ) -> ColorExpression? {
    switch node.kind {
    case .scalar:
      if node.isNull {
        reportMissing(node, &findings)
        return nil
      }
      var expression: ColorExpression?
      node.readUTF8 { bytes in
        expression = ColorExpression.reference(utf8: bytes)
        guard expression == nil else { return }
        do throws(ColorSyntaxError) {
          expression = try ColorExpression.parse(utf8: bytes, allowing: .theme).expression
        } catch {
          report(error, in: node, &findings)
        }
      }
      return expression
    case .mapping:
      findings.add(
        .invalidColor,
        "a colour is written as one text, not as a mapping",
        at: node.excerpt
      )
      return nil
    case .sequence:
      findings.add(.invalidColor, "a colour is one value, not a list", at: node.excerpt)
      return nil
    }
  }

  /// The name between the braces of a reference that lacks its quotes, so that YAML read a mapping.
  static func unquotedReference(_ node: SourceNode) -> String? {
    guard node.kind == .mapping, node.style == .flow else { return nil }
    let entries = Array(node.entries.prefix(2))
    guard entries.count == 1, let entry = entries.first, entry.value.isNull else { return nil }
    return entry.key.text
  }

  private static func reportMissing(_ node: SourceNode, _ findings: inout Findings) {
    guard let comment = node.trailingComment, node.range.isEmpty else {
      findings.add(.invalidColor, "the colour has no value", at: node.excerpt)
      return
    }
    let word = comment.text.prefix { !$0.isWhitespace }
    findings.add(
      .unquotedHex,
      "YAML reads '\(word)' as a comment; put it in quotes: \"\(word)\"",
      at: node.file.excerpt(comment.range.lowerBound..<comment.range.lowerBound + word.utf8.count),
      fix: "\"\(word)\""
    )
  }

  private static func report(
    _ error: ColorSyntaxError,
    in node: SourceNode,
    _ findings: inout Findings
  ) {
    // ` #` in a plain value starts a comment: what the colour lacks is probably in there.
    if node.style == .plain, let comment = node.trailingComment {
      findings.add(
        .unquotedHex,
        "YAML reads ' \(comment.text.prefix(24))' as a comment, which cuts the colour off; put the whole value in quotes",
        at: node.file.excerpt(comment.range)
      )
      return
    }
    findings.add(
      .invalidColor,
      error.description,
      at: node.file.excerpt(node.sourceRange(ofValueBytes: error.range))
    )
  }
}
