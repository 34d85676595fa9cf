public import SourceDiagnostics
import TextSupport

/// Formats diagnostics as a JUnit report: a suite for each file, a case for each finding in it and
/// for each check that passes.
///
/// A file without either is a suite with one case that passes. Errors are failures; warnings are
/// failures if they are treated as errors, and otherwise passing cases with the message in their
/// output. Findings without a position are in a separate suite. The name of a case is the rule with
/// the names and traits that the finding is about.
///
/// Source: the schema of Apache Ant's JUnit task, as read by CI servers.
public struct DiagnosticJUnitPrinter: Hashable, Sendable {
  private let name: String
  private let files: [String]
  private let passed: [PassedCheck]
  private let isStrict: Bool

  /// A check that passes.
  package struct PassedCheck: Hashable, Sendable {
    /// The file of the check.
    package let file: String
    /// The rule that reports the check if it fails.
    package let rule: Rule
    /// The colors and traits of the check.
    package let subject: Diagnostic.Subject

    /// Creates a passed check.
    package init(file: String, rule: Rule, subject: Diagnostic.Subject) {
      self.file = file
      self.rule = rule
      self.subject = subject
    }
  }

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - name: The name of the whole report.
  ///   - files: The files that were checked, with or without findings.
  ///   - isStrict: Whether warnings are failures.
  public init(name: String, files: [String], isStrict: Bool = false) {
    self.init(name: name, files: files, passed: [], isStrict: isStrict)
  }

  /// Creates a printer that also lists the checks that pass.
  package init(name: String, files: [String], passed: [PassedCheck], isStrict: Bool) {
    self.name = name
    self.files = files
    self.passed = passed
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
    let passed = Dictionary(grouping: passed, by: \.file)
    for file in passed.keys { findings[file, default: []] += [] }
    let suites = findings.sorted { $0.key < $1.key }
    let tests = suites.reduce(0) { sum, suite in
      sum + max(1, suite.value.count + (passed[suite.key]?.count ?? 0))
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites \(counts(name, tests: tests, of: diagnostics))>\n"
    for (file, found) in suites { append(file, found, passed: passed[file] ?? [], to: &text) }
    return text + "</testsuites>\n"
  }

  private func append(
    _ file: String,
    _ diagnostics: [Diagnostic],
    passed: [PassedCheck],
    to text: inout String
  ) {
    let suite = file.isEmpty ? name : file
    let tests = max(1, diagnostics.count + passed.count)
    text += "  <testsuite \(counts(suite, tests: tests, of: diagnostics))>\n"
    if diagnostics.isEmpty, passed.isEmpty {
      text += "    <testcase \(attributes(name: "no problems", suite: suite))/>\n"
    }
    var names: [String: Int] = [:]
    func numbered(_ name: String) -> String {
      let number = names[name, default: 0] + 1
      names[name] = number
      return attributes(name: number == 1 ? name : "\(name) (\(number))", suite: suite)
    }
    for check in passed {
      let name = Self.caseName(check.rule, about: check.subject, line: "")
      text += "    <testcase \(numbered(name))/>\n"
    }
    for diagnostic in diagnostics {
      let name = Self.caseName(
        diagnostic.rule,
        about: diagnostic.subject,
        line: diagnostic.trimmedLine
      )
      text += "    <testcase \(numbered(name))>\n"
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
  private static func caseName(
    _ rule: Rule,
    about subject: Diagnostic.Subject,
    line: String
  ) -> String {
    let facts = subject.names + subject.traits
    let about = facts.isEmpty ? line : facts.joined(separator: " ")
    return about.isEmpty ? rule.id : "\(rule.id): \(about)"
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
