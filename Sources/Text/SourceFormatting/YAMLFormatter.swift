public import SourceDiagnostics
public import SourceDocuments

/// Formats YAML in the canonical form of theme files without changing its content.
///
/// - Two spaces per level, also for lists in mappings; one space after `:`, `-` and `,`; at least
///   two before a comment. A comment keeps its column if there is room, and gaps that align
///   adjacent lines are kept.
/// - Comments, order, anchors, aliases and tags are kept; several blank lines become one, and blank
///   lines at the ends of the file are removed.
/// - Text is in double quotes only if some YAML reader would interpret it differently without them.
///   The notation of values is unchanged.
/// - A flow collection is on one line of at most 120 columns, and otherwise keeps its lines,
///   aligned after the bracket.
/// - All lines end with LF, or with CR LF if the first one does; a byte-order mark and a `---`
///   without a directive above it are removed.
///
/// Formatting is idempotent.
///
/// ```swift
/// let file = SourceFile(path: "a.yaml", bytes: Array("accent:    'red'   # a\n".utf8))
/// YAMLFormatter.format(file).text  // "accent: red            # a\n"
/// ```
public enum YAMLFormatter {
  /// Formats a whole file.
  ///
  /// - Returns: The canonical text, and the diagnostics of the file; the text is nil exactly if
  ///   there are errors.
  /// - Complexity: O(*n*) in the size of the file.
  public static func format(_ file: SourceFile) -> (text: String?, diagnostics: [Diagnostic]) {
    let (document, diagnostics) = YAMLReader.read(file)
    guard let document, !diagnostics.contains(where: { $0.severity == .error }) else {
      return (nil, diagnostics)
    }
    var layout = YAMLLayout(document.root.tree)
    let hasCarriageReturns = file.bytes.firstIndex(of: UInt8(ascii: "\n")).map { end in
      end > 0 && file.bytes[end - 1] == UInt8(ascii: "\r")
    }
    let lines = layout.text()
    let text = hasCarriageReturns == true ? lines.replacing("\n", with: "\r\n") : lines
    // The formatted text is read again, so that formatting never changes the content.
    let again = YAMLReader.read(SourceFile(path: file.path, bytes: Array(text.utf8)))
    guard let result = again.document, again.diagnostics.allSatisfy({ $0.severity != .error }),
      result.hasSameContent(as: document)
    else {
      return (nil, diagnostics + [unformattable(file)])
    }
    return (text, diagnostics)
  }

  private static func unformattable(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      rule: .syntax,
      severity: .error,
      message: "'\(file.path)' can't be formatted without changing its meaning; simplify its YAML",
      excerpt: file.excerpt(0..<0)
    )
  }
}
