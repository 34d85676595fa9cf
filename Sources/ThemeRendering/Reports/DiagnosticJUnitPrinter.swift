public import SourceDiagnostics
import TextSupport

/// Formats diagnostics as a JUnit report: a suite for each file, a case for each finding in it.
///
/// A file without findings is a suite with one case that passes. Errors are failures; warnings are
/// failures if they are treated as errors, and otherwise passing cases with the message in their
/// output. Findings without a position are in a separate suite. The name of a case is the rule with
/// the names and traits that the finding is about.
///
/// Source: the schema of Apache Ant's JUnit task, as read by CI servers.
public struct DiagnosticJUnitPrinter: Hashable, Sendable {
  private let name: String
  private let files: [String]
  private let isStrict: Bool

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - name: The name of the whole report.
  ///   - files: The files that were checked, with or without findings.
  ///   - isStrict: Whether warnings are failures.
  public init(name: String, files: [String], isStrict: Bool = false) {
    self.name = name
    self.files = files
    self.isStrict = isStrict
  }

  /// Returns the diagnostics as one document; suites are in the order of their file names.
  ///
  /// - Complexity: O(*n* log *n*).
  public func text(for diagnostics: [Diagnostic]) -> String {
    var findings: [String: [Diagnostic]] = [:]
    for file in files { findings[file] = [] }
    for diagnostic in diagnostics {
      findings[diagnostic.excerpt?.file ?? "", default: []].append(diagnostic)
    }
    let suites = findings.sorted { $0.key < $1.key }
    let tests = suites.reduce(0) { $0 + max(1, $1.value.count) }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites \(counts(name, tests: tests, of: diagnostics))>\n"
    for (file, found) in suites { append(file, found, to: &text) }
    return text + "</testsuites>\n"
  }

  private func append(_ file: String, _ diagnostics: [Diagnostic], to text: inout String) {
    let suite = file.isEmpty ? name : file
    let tests = max(1, diagnostics.count)
    text += "  <testsuite \(counts(suite, tests: tests, of: diagnostics))>\n"
    if diagnostics.isEmpty {
      text += "    <testcase \(attributes(name: "no problems", suite: suite))/>\n"
    }
    var names: [String: Int] = [:]
    for diagnostic in diagnostics {
      let name = Self.caseName(of: diagnostic)
      let number = names[name, default: 0] + 1
      names[name] = number
      let numbered = number == 1 ? name : "\(name) (\(number))"
      text += "    <testcase \(attributes(name: numbered, suite: suite))>\n"
      let picture = DiagnosticTextPrinter(color: false).text(for: [diagnostic])
      let body = picture.split(separator: "\n", omittingEmptySubsequences: false)
        .map { Self.escaped(String($0)) }.joined(separator: "\n")
      if isFailure(diagnostic) {
        text += "      <failure type=\"\(diagnostic.severity.rawValue)\""
        text += " message=\"\(Self.escaped(diagnostic.message))\">\(body)</failure>\n"
      } else {
        text += "      <system-out>\(body)</system-out>\n"
      }
      text += "    </testcase>\n"
    }
    text += "  </testsuite>\n"
  }

  /// Returns the rule with the names and traits, or with the text of the line, which an inserted
  /// line doesn't change.
  private static func caseName(of diagnostic: Diagnostic) -> String {
    let subject = diagnostic.subject
    let facts = subject.names + subject.traits
    let about = facts.isEmpty ? diagnostic.trimmedLine : facts.joined(separator: " ")
    return about.isEmpty ? diagnostic.rule.id : "\(diagnostic.rule.id): \(about)"
  }

  private func isFailure(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity.isFailure(isStrict: isStrict)
  }

  private func counts(_ name: String, tests: Int, of diagnostics: [Diagnostic]) -> String {
    "name=\"\(Self.escaped(name))\" tests=\"\(tests)\""
      + " failures=\"\(diagnostics.count(where: isFailure))\" errors=\"0\""
  }

  private func attributes(name: String, suite: String) -> String {
    "name=\"\(Self.escaped(name))\" classname=\"\(Self.escaped(suite))\""
  }

  private static func escaped(_ text: String) -> String {
    MarkupText.escaped(text, keepsLines: true)
  }
}
