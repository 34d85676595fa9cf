package import SourceDiagnostics
package import SourceDocuments
import TextSupport
import ThemeFiles

/// Known findings, which are not reported until they are fixed.
///
/// The file is JSON, in the order of files, rules and lines, so that it changes little from one
/// version to the next; files are named relative to the folder of the baseline:
/// ```json
/// { "version": 1, "findings": [ { "fingerprint": "…", "rule": "contrast", "file": "Themes/library.yaml",
///   "text": "- { contrast: [text, background], at-least: 4.5 }", "names": ["background", "text"],
///   "traits": ["bold", "dark"], "count": 2 } ] }
/// ```
/// The fingerprint is ``Diagnostic/identity(inFile:)``: neither the message nor the line's number
/// nor a measured value is part of it. A failure that gets worse stays known; one under other
/// traits is new.
///
/// Files written before entries had `names` hold fingerprints of messages. Their entries match by
/// rule, file and line, which those files also state.
package struct Baseline: Sendable {
  /// The errors of a file that is not a baseline.
  package struct ReadingError: Error, Hashable, Sendable {
    /// The errors with their places.
    package let diagnostics: [Diagnostic]
  }

  private struct Entry: Sendable {
    let fingerprint: String
    let rule: String
    let file: String
    let text: String
    /// The names and traits; nil in a file of an older version.
    let subject: Diagnostic.Subject?
    var count: Int
    /// The place of the entry in its file.
    let excerpt: SourceExcerpt?

    /// The keys of the findings that the entry matches: its fingerprint, or its rule, file and
    /// line.
    var key: [String] { subject == nil ? [rule, file, text] : [fingerprint] }
  }

  private static let version = "1"
  private var entries: [Entry]

  /// Creates the baseline of all errors and warnings among `findings`.
  ///
  /// - Parameters:
  ///   - findings: The diagnostics of a run.
  ///   - name: Returns the name in the baseline of the file at a path.
  package init(
    of findings: [Diagnostic],
    naming name: (String) -> String = \.withoutLeadingDot
  ) {
    let names = Self.names(of: findings, name)
    var entries: [String: Entry] = [:]
    for finding in findings where finding.severity != .note {
      let file = names[finding.identifyingExcerpt?.file] ?? ""
      let fingerprint = finding.identity(inFile: file).digits
      entries[
        fingerprint,
        default: Entry(
          fingerprint: fingerprint,
          rule: finding.rule.id,
          file: file,
          text: finding.trimmedLine,
          subject: finding.subject,
          count: 0,
          excerpt: nil
        )
      ].count += 1
    }
    self.entries = entries.values.sorted { left, right in
      (left.file, left.rule, left.text, left.fingerprint)
        < (right.file, right.rule, right.text, right.fingerprint)
    }
  }

  /// Reads a baseline file.
  ///
  /// - Throws: ``ReadingError`` with all errors of the file.
  package init(reading source: SourceFile) throws(ReadingError) {
    let (document, diagnostics) = JSONReader.read(source)
    guard let document, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw ReadingError(diagnostics: diagnostics)
    }
    var findings = Findings()
    let root = document.root
    if root["version"]?.text != Self.version {
      findings.add(
        .invalidValue,
        "a baseline has 'version' \(Self.version)",
        at: (root["version"] ?? root).excerpt
      )
    }
    if root["findings"]?.kind != .sequence {
      findings.add(.invalidValue, "a baseline has a list 'findings'", at: root.excerpt)
    }
    var entries: [Entry] = []
    for node in root["findings"]?.elements.map({ $0 }) ?? [] {
      guard let print = node["fingerprint"]?.text, let rule = node["rule"]?.text,
        let count = node["count"].flatMap({ Int($0.text) }), count > 0
      else {
        findings.add(
          .invalidValue,
          "an entry of a baseline has 'fingerprint', 'rule' and a 'count' over 0",
          at: node.excerpt
        )
        continue
      }
      entries.append(
        Entry(
          fingerprint: print,
          rule: rule,
          file: node["file"]?.text ?? "",
          text: node["text"]?.text ?? "",
          subject: node["names"].map { _ in
            Diagnostic.Subject(names: Self.texts(node["names"]), traits: Self.texts(node["traits"]))
          },
          count: count,
          excerpt: (node["fingerprint"] ?? node).excerpt
        )
      )
    }
    guard !findings.hasErrors else { throw ReadingError(diagnostics: findings.diagnostics) }
    self.entries = entries
  }

  private static func texts(_ list: SourceNode?) -> [String] {
    list?.elements.map(\.text) ?? []
  }

  /// The number of known findings.
  package var count: Int { entries.reduce(0) { $0 + $1.count } }

  /// Returns the unknown findings, and a note for each entry without a finding.
  ///
  /// - Parameters:
  ///   - findings: The diagnostics of a run.
  ///   - name: Returns the name in the baseline of the file at a path.
  ///   - isLookedAt: Whether the run validated a file, by its name in the baseline; entries of
  ///     other files are not reported.
  /// - Returns: The findings to report, and the known findings.
  package func remaining(
    of findings: [Diagnostic],
    naming name: (String) -> String = \.withoutLeadingDot,
    isLookedAt: (String) -> Bool = { _ in true }
  ) -> (findings: [Diagnostic], known: [Diagnostic]) {
    let names = Self.names(of: findings, name)
    let listed = Dictionary(entries.map { ($0.key, $0.count) }, uniquingKeysWith: +)
    var left = listed
    var known: [Diagnostic] = []
    var remaining = findings.filter { finding in
      guard finding.severity != .note else { return true }
      let file = names[finding.identifyingExcerpt?.file] ?? ""
      let keys = [
        [finding.identity(inFile: file).digits], [finding.rule.id, file, finding.trimmedLine],
      ]
      guard let key = keys.first(where: { left[$0, default: 0] > 0 }) else { return true }
      left[key, default: 0] -= 1
      var suppressed = finding
      suppressed.suppression = .baseline
      known.append(suppressed)
      return false
    }
    var stale = Findings()
    for entry in entries where isLookedAt(entry.file) {
      guard let count = left[entry.key], count > 0 else { continue }
      left[entry.key] = 0
      let total = listed[entry.key, default: count]
      let found =
        count == total ? "no longer found" : "found \(total - count) instead of \(total) times"
      let names = entry.subject?.names ?? []
      let subject: Diagnostic.Message = names.isEmpty ? "" : " of \(names: names)"
      let place = entry.file.isEmpty ? "this run" : entry.file
      stale.add(
        .staleBaseline,
        """
        \(name: entry.rule)\(subject) is \(found) in \(place); remove it with \
        'themetool validate --write-baseline \(entry.excerpt?.file ?? "FILE")'
        """,
        at: entry.excerpt
      )
    }
    remaining += stale.diagnostics
    return (remaining, known)
  }

  /// The findings that another baseline lists less often, each with its rule, file and names.
  package func entries(addedTo other: Baseline) -> [(rule: String, file: String, names: [String])] {
    let known = Dictionary(other.entries.map { ($0.key, $0.count) }, uniquingKeysWith: +)
    return entries.filter { $0.count > known[$0.key, default: 0] }
      .map { ($0.rule, $0.file, $0.subject?.names ?? []) }
  }

  /// The name of each file in the baseline, computed once, since that can access the disk.
  private static func names(
    of findings: [Diagnostic],
    _ name: (String) -> String
  ) -> [String?: String] {
    let files = Set(findings.compactMap { $0.identifyingExcerpt?.file })
    return Dictionary(uniqueKeysWithValues: files.map { (Optional($0), name($0)) })
  }

  /// The contents of the baseline file.
  package var bytes: [UInt8] {
    let findings = entries.map { entry in
      JSONValue.object([
        JSONMember("fingerprint", .string(entry.fingerprint)),
        JSONMember("rule", .string(entry.rule)),
        JSONMember("file", .string(entry.file)),
        JSONMember("text", .string(entry.text)),
        JSONMember("names", .array(Set(entry.subject?.names ?? []).sorted().map(JSONValue.string))),
        JSONMember("traits", .array((entry.subject?.traits ?? []).map(JSONValue.string))),
        JSONMember("count", .number("\(entry.count)")),
      ])
    }
    return JSONWriter(JSONStyle()).bytes(
      for: .object([
        JSONMember("version", .number(Self.version)),
        JSONMember("findings", .array(findings)),
      ])
    )
  }
}
