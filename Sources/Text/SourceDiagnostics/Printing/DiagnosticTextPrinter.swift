import TextSupport

/// Formats diagnostics as compilers do: position, severity, message, source line and carets.
///
/// ```
/// Themes/pastel.yaml:14:13: error: 'acent' is not a color [unknown-reference]
///   14 |   accent: "{acent}"
///      |             ^~~~~
/// ```
/// Hidden characters from files are escaped, so that no escape sequence in a file reaches a
/// terminal.
public struct DiagnosticTextPrinter: Hashable, Sendable {
  private let color: Bool
  private let columns: Int?

  /// Creates a printer; with `color`, its text contains ANSI escape sequences.
  public init(color: Bool) {
    self.init(color: color, columns: nil)
  }

  /// Creates a printer that breaks messages into lines for a terminal of a number of columns.
  package init(color: Bool, columns: Int?) {
    self.color = color
    self.columns = columns
  }

  /// Returns the diagnostics as text, in the given order; each line ends with a line break.
  public func text(for diagnostics: [Diagnostic]) -> String {
    self.text(for: diagnostics) { _ in nil }
  }

  /// Returns the diagnostics as text, with samples before their messages.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics.
  ///   - sample: Returns a text of ``sampleColumns`` columns that shows a foreground color on its
  ///     background, by their hex values.
  /// - Returns: The text.
  package func text(
    for diagnostics: [Diagnostic],
    sample: (_ colors: [String]) -> String?
  ) -> String {
    var text = ""
    for diagnostic in diagnostics {
      let colors = diagnostic.subject.colors
      append(diagnostic, sample: colors.isEmpty ? nil : sample(colors), to: &text)
    }
    return text
  }

  /// The width of a sample.
  package static let sampleColumns = 4

  private func append(_ diagnostic: Diagnostic, sample: String?, to text: inout String) {
    appendHead(
      diagnostic.severity,
      message: "\(VisibleText.of(diagnostic.message)) [\(VisibleText.of(diagnostic.rule.id))]",
      sample: sample,
      excerpt: diagnostic.excerpt,
      to: &text
    )
    appendSource(diagnostic.excerpt, fix: Self.shownFix(of: diagnostic), to: &text)
    for note in diagnostic.notes {
      appendHead(.note, message: VisibleText.of(note.message), excerpt: note.excerpt, to: &text)
      appendSource(note.excerpt, fix: nil, to: &text)
    }
  }

  /// Returns the text below the carets: the replacement of a fix of exactly the marked range.
  private static func shownFix(of diagnostic: Diagnostic) -> String? {
    guard let excerpt = diagnostic.excerpt, let range = diagnostic.fixRange,
      range.lowerBound == excerpt.start, range.upperBound == excerpt.end
    else { return nil }
    return diagnostic.fix?.replacement
  }

  private func appendHead(
    _ severity: Severity,
    message: String,
    sample: String? = nil,
    excerpt: SourceExcerpt?,
    to text: inout String
  ) {
    var start = severity.rawValue.utf8.count + 2
    if let excerpt {
      let place = "\(VisibleText.of(excerpt.file)):\(excerpt.start.line):\(excerpt.start.column):"
      text += styled(place, Self.bold) + " "
      start += TextWidth.columns(of: place) + 1
    }
    text += styled("\(severity.rawValue):", severity.style) + " "
    if let sample {
      text += sample + " "
      start += Self.sampleColumns + 1
    }
    let lines = columns.map {
      TextWidth.lines(of: message, columns: $0, after: start, indent: Self.messageIndent)
    }
    text += (lines ?? [message]).joined(separator: "\n") + "\n"
  }

  /// The columns before the lines of a message below its first one.
  private static let messageIndent = 4

  private func appendSource(_ excerpt: SourceExcerpt?, fix: String?, to text: inout String) {
    guard let excerpt, !excerpt.lineText.isEmpty || excerpt.start.column > 1 else { return }
    let picture = SourceLinePicture(excerpt, columns: columns)
    let number = String(excerpt.start.line)
    let margin = String(repeating: " ", count: max(0, 4 - number.count))
    let blank = String(repeating: " ", count: margin.count + number.count)
    text += styled("\(margin)\(number) |", Self.faint) + " \(picture.line)\n"
    text += styled("\(blank) |", Self.faint) + " \(picture.indent)"
    text += styled(picture.carets, Self.green) + "\n"
    if let fix, !fix.isEmpty {
      text += styled("\(blank) |", Self.faint) + " \(picture.indent)"
      text += styled(VisibleText.of(fix), Self.green) + "\n"
    }
  }

  private static let bold = "1"
  private static let faint = "2"
  private static let green = "32"

  /// Returns a text with the parameters of an SGR sequence (ECMA-48, 8.3.117), if it is colored.
  private func styled(_ text: String, _ style: String) -> String {
    color ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
  }
}

extension Severity {
  /// The style of its name.
  fileprivate var style: String {
    switch self {
    case .error: "1;31"
    case .warning: "1;35"
    case .note: "1;36"
    }
  }
}
