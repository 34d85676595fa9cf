public import SourceDiagnostics
import TextSupport

/// Formats diagnostics as workflow commands of GitHub, which annotate files.
///
/// ```
/// ::error file=Themes/pastel.yaml,line=14,endLine=14,col=13,endColumn=18,title=unknown-reference::no …
/// ```
/// Source: "Workflow commands for GitHub Actions" in GitHub's documentation, and the escapes of its
/// toolkit: `%`, CR and LF everywhere, `:` and `,` in properties as well. Ranges of several lines
/// have no columns, because annotations support columns only within one line.
public struct DiagnosticGitHubPrinter: Hashable, Sendable {
  /// Creates a printer.
  public init() {}

  /// Returns the diagnostics as commands, one per line, in the given order.
  public func text(for diagnostics: [Diagnostic]) -> String {
    diagnostics.map { Self.command($0) + "\n" }.joined()
  }

  private static func command(_ diagnostic: Diagnostic) -> String {
    var properties: [(String, String)] = []
    if let excerpt = diagnostic.excerpt {
      properties = [("file", excerpt.file.withoutLeadingDot)]
      properties += [("line", String(excerpt.start.line)), ("endLine", String(excerpt.end.line))]
      if excerpt.start.line == excerpt.end.line {
        properties += [
          ("col", String(excerpt.start.column)), ("endColumn", String(excerpt.end.column)),
        ]
      }
    }
    properties.append(("title", diagnostic.rule.id))
    let list = properties.map { "\($0.0)=\(property($0.1))" }.joined(separator: ",")
    return "::\(name(diagnostic.severity)) \(list)::\(data(message(diagnostic)))"
  }

  /// Returns the message followed by the notes and the fix.
  private static func message(_ diagnostic: Diagnostic) -> String {
    var lines = [diagnostic.message]
    for note in diagnostic.notes {
      let place = note.excerpt.map { " (\($0.file):\($0.start.line):\($0.start.column))" } ?? ""
      lines.append("note: \(note.message)\(place)")
    }
    if let fix = diagnostic.fix, !fix.replacement.isEmpty {
      lines.append("fix: \(fix.replacement)")
    }
    return lines.joined(separator: "\n")
  }

  private static func name(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func data(_ text: String) -> String {
    text.unicodeScalars.escaped { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: VisibleText.escape(of: scalar)  // Logs are also displayed in terminals.
      }
    }
  }

  private static func property(_ text: String) -> String {
    data(text).unicodeScalars.escaped { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }
}
