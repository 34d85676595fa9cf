public import SourceDiagnostics

/// Writes YAML in the canonical form of theme files, without changing what it says.
///
/// - Two spaces a level, also for lists in mappings; one space behind `:`, `-` and `,`; at least two
///   before a comment. A comment keeps its column where the line leaves room, and gaps that align a
///   line with its neighbour stay.
/// - Comments, order, anchors, aliases and tags stay; of several blank lines one does, and none at the
///   ends of the file.
/// - Quotes are double ones, and only where some reader of YAML would take the text for something
///   else without them. Values are never respelt.
/// - A collection in brackets is on one line if that has no more than 120 columns, and otherwise keeps
///   its lines, aligned behind the bracket.
/// - Lines end with LF, and the last one does; there is no byte-order mark and no `---` without a
///   directive above it.
///
/// What is formatted is left alone when it is formatted again.
///
/// ```swift
/// let file = SourceFile(path: "a.yaml", bytes: Array("accent:    'red'   # a\n".utf8))
/// YAMLFormatter.format(file).text  // "accent: red            # a\n"
/// ```
public enum YAMLFormatter {
  /// Formats a whole file.
  ///
  /// - Returns: The canonical text, and what is wrong with the file; the text is nil exactly where
  ///   there are errors.
  /// - Complexity: O(*n*) in the size of the file.
  public static func format(_ file: SourceFile) -> (text: String?, diagnostics: [Diagnostic]) {
    let (document, diagnostics) = YAMLReader.read(file)
    guard let document, !diagnostics.contains(where: { $0.severity == .error }) else {
      return (nil, diagnostics)
    }
    var layout = YAMLLayout(document.root.tree)
    let text = layout.text()
    // Nothing is worth a changed meaning: what was written is read again before anyone gets it.
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
      rule: DocumentRule.syntax.rawValue,
      severity: .error,
      message: "'\(file.path)' can't be formatted without a change of meaning; simplify its YAML",
      excerpt: file.excerpt(0..<0)
    )
  }
}
