public import SourceDiagnostics
import TextSupport

/// Formats diagnostics as a SARIF 2.1.0 log for code scanning services and editors.
///
/// Files with relative paths are relative references, so that a service finds them in its copy of
/// the repository. Columns count Unicode code points.
///
/// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
public struct DiagnosticSARIFPrinter {
  /// A text about a rule without and with Markdown.
  public typealias HelpText = (plain: String, markdown: String)

  private let tool: String
  private let version: String
  private let rules: [Rule]
  private let rulePages: String?
  private let help: (Rule) -> HelpText?

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - tool: The name of the program that reports.
  ///   - version: The program's version.
  ///   - rules: All rules, also without findings; rules that only findings name are added.
  ///   - rulePages: The address of the folder with a page for each rule; nil for no links.
  ///   - help: Returns how to fix violations of a rule.
  public init(
    tool: String,
    version: String,
    rules: [Rule],
    rulePages: String? = nil,
    help: @escaping (Rule) -> HelpText? = { _ in nil }
  ) {
    self.tool = tool
    self.version = version
    self.rules = rules
    self.rulePages = rulePages
    self.help = help
  }

  /// Returns the diagnostics as one log with one run, in the given order.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func text(for diagnostics: [Diagnostic]) -> String {
    let rules = (rules + diagnostics.map(\.rule)).uniqued().sorted { $0.id < $1.id }
    let numbers = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
    var fingerprint = FindingFingerprint()
    let results = diagnostics.map { diagnostic in
      Self.result(
        diagnostic,
        rule: numbers[diagnostic.rule] ?? 0,
        fingerprint.next(for: diagnostic)
      )
    }
    let driver: JSONObject = [
      "name": tool, "version": version, "rules": rules.map(rule).jsonLines(indentation: 12),
    ]
    let run: JSONObject = [
      "tool": (["driver": driver.lines(indentation: 8)] as JSONObject).lines(indentation: 6),
      "columnKind": "unicodeCodePoints", "results": results.jsonLines(indentation: 8),
    ]
    let log: JSONObject = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [run.lines(indentation: 4)].jsonLines(indentation: 2),
    ]
    return log.document
  }

  private func rule(_ rule: Rule) -> JSONObject {
    [
      "id": rule.id,
      "shortDescription": rule.summary.isEmpty ? nil : Self.message(rule.summary),
      "fullDescription": rule.explanation.isEmpty ? nil : Self.message(rule.explanation),
      "helpUri": rulePages.map { Rule.pageAddress(of: rule.id, in: $0) },
      "help": help(rule).map { ["text": $0.plain, "markdown": $0.markdown] as JSONObject },
      "defaultConfiguration": ["level": (rule.severity ?? .warning).rawValue] as JSONObject,
    ]
  }

  private static func result(
    _ diagnostic: Diagnostic,
    rule: Int,
    _ prints: (ruleAndLine: String, lineHash: String)
  ) -> JSONObject {
    let loose = diagnostic.notes.filter { $0.excerpt == nil }.map { "; \($0.message)" }
    let place = diagnostic.excerpt.map { excerpt -> JSONObject in
      ["physicalLocation": location(excerpt, withLine: true)]
    }
    let related = diagnostic.notes.compactMap(relatedLocation)
    // GitHub would hash only the line and identify all findings of a line with each other.
    let fingerprints: JSONObject = [
      "primaryLocationLineHash": prints.lineHash, "ruleAndLine/v1": prints.ruleAndLine,
    ]
    return [
      "ruleId": diagnostic.rule.id, "ruleIndex": rule, "level": diagnostic.severity.rawValue,
      "message": plainMessage(diagnostic.message + loose.joined()), "locations": place.map { [$0] },
      "relatedLocations": related.isEmpty ? nil : related, "partialFingerprints": fingerprints,
      "fixes": fix(of: diagnostic).map { [$0] },
      "suppressions": diagnostic.suppression.map { [suppression($0)] },
    ]
  }

  /// A suppression in the file itself, or in another one (section 3.35 of the specification).
  private static func suppression(_ suppression: Diagnostic.Suppression) -> JSONObject {
    switch suppression {
    case .comment: ["kind": "inSource"]
    case .setting: ["kind": "external", "justification": "the rule is off in the library file"]
    case .baseline: ["kind": "external", "justification": "the finding is in the baseline"]
    }
  }

  private static func relatedLocation(_ note: Diagnostic.Note) -> JSONObject? {
    note.excerpt.map { excerpt in
      [
        "physicalLocation": location(excerpt, withLine: false),
        "message": plainMessage(note.message),
      ]
    }
  }

  private static func location(_ excerpt: SourceExcerpt, withLine: Bool) -> JSONObject {
    let hasContext = withLine && !excerpt.lineText.isEmpty && excerpt.lineTextColumn == 1
    let context: JSONObject = [
      "startLine": excerpt.start.line, "snippet": message(excerpt.lineText),
    ]
    return [
      "artifactLocation": artifact(excerpt.file),
      "region": region(excerpt.start..<max(excerpt.start, excerpt.end)),
      "contextRegion": hasContext ? context : nil,
    ]
  }

  private static func fix(of diagnostic: Diagnostic) -> JSONObject? {
    guard let fix = diagnostic.fix, let range = diagnostic.fixRange,
      let excerpt = diagnostic.excerpt
    else { return nil }
    let replacement: JSONObject = [
      "deletedRegion": region(range), "insertedContent": message(fix.replacement),
    ]
    let change: JSONObject = [
      "artifactLocation": artifact(excerpt.file), "replacements": [replacement],
    ]
    let verb = fix.isSafe ? "Write" : "Perhaps write"
    return [
      "description": message("\(verb) '\(fix.replacement)'"), "artifactChanges": [change],
    ]
  }

  private static func artifact(_ path: String) -> JSONObject {
    ["uri": path.uriReference]
  }

  private static func region(_ range: Range<SourcePosition>) -> JSONObject {
    [
      "startLine": range.lowerBound.line, "startColumn": range.lowerBound.column,
      "endLine": range.upperBound.line, "endColumn": range.upperBound.column,
    ]
  }

  /// A message without embedded links, which are '[text](target)' (section 3.11.6 of the
  /// specification).
  private static func plainMessage(_ text: String) -> JSONObject {
    guard text.contains("](") else { return message(text) }
    return message(
      text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
    )
  }

  private static func message(_ text: String) -> JSONObject { ["text": text] }
}

/// Numbers the diagnostics of a run that have one identity, for SARIF.
struct FindingFingerprint {
  private var counts: [StableHash: Int] = [:]
  private var subjectCounts: [StableHash: Int] = [:]

  /// Returns the fingerprints of the next diagnostic.
  ///
  /// The first is of the rule, the file, the line and a number, in 16 hexadecimal digits; the
  /// second of the rule, the file, the line and the subject, then a colon and a number: the form of
  /// the hash by which GitHub identifies its alerts.
  mutating func next(for diagnostic: Diagnostic) -> (ruleAndLine: String, lineHash: String) {
    var anonymous = diagnostic
    // Without a line, only the subject distinguishes diagnostics of a rule.
    if !diagnostic.trimmedLine.isEmpty { anonymous.subject = Diagnostic.Subject() }
    var hash = anonymous.identity()
    var subject = diagnostic.identity()
    if diagnostic.subject.traits.isEmpty { subject.add("") }
    let subjectNumber = subjectCounts[subject, default: 0] + 1
    subjectCounts[subject] = subjectNumber
    let number = counts[hash, default: 0]
    counts[hash] = number + 1
    hash.add(String(number))
    return (hash.digits, "\(subject.digits):\(subjectNumber)")
  }
}
