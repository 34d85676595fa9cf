package import SourceDiagnostics
package import SourceDocuments
import TextSupport
import ThemeFiles

/// A list of known findings, which aren't reported again until they are fixed.
///
/// The file is JSON, sorted by file, rule and line, so that its differences between versions are
/// small; file names are relative to the folder of the baseline:
/// ```json
/// { "version": 1, "findings": [ { "fingerprint": "…", "rule": "contrast", "file": "Themes/library.yaml",
///   "text": "- { contrast: [text, background], at-least: 4.5 }", "count": 2 } ] }
/// ```
package struct Baseline: Sendable {
  /// Why a file is no baseline.
  package struct Fault: Error, Hashable, Sendable {
    /// What is wrong and where.
    package let diagnostics: [Diagnostic]
  }

  private struct Entry: Sendable {
    let fingerprint: String
    let rule: String
    let file: String
    let text: String
    var count: Int
    /// The position of the entry, if it was read from a file.
    let excerpt: SourceExcerpt?
  }

  private static let version = "1"
  private var entries: [Entry]

  /// Creates a baseline of `findings`, except remarks.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - name: Returns the name in the baseline of the file at a path.
  package init(
    of findings: [Diagnostic],
    naming name: (String) -> String = SourcePathText.withoutDot
  ) {
    let names = Self.names(of: findings, name)
    var entries: [String: Entry] = [:]
    for finding in findings where finding.severity != .note {
      let print = BaselineFingerprint(of: finding, file: names[finding.excerpt?.file])
      entries[
        print.digest,
        default: Entry(
          fingerprint: print.digest,
          rule: print.rule,
          file: print.file,
          text: print.text,
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

  /// Reads a baseline.
  ///
  /// - Throws: ``Fault`` with all that is wrong with the file.
  package init(reading source: SourceFile) throws(Fault) {
    let (document, diagnostics) = JSONReader.read(source)
    guard let document, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw Fault(diagnostics: diagnostics)
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
          count: count,
          excerpt: (node["fingerprint"] ?? node).excerpt
        )
      )
    }
    guard !findings.hasErrors else { throw Fault(diagnostics: findings.diagnostics) }
    self.entries = entries
  }

  /// The number of known findings.
  package var count: Int { entries.reduce(0) { $0 + $1.count } }

  /// Returns the findings that aren't known, and a warning for each entry that has no finding.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - name: Returns the name in the baseline of the file at a path.
  ///   - isLookedAt: Returns whether a file, by its name in the baseline, was checked; entries of
  ///     other files aren't reported.
  /// - Returns: The remaining findings, and the number of known ones.
  package func remaining(
    of findings: [Diagnostic],
    naming name: (String) -> String = SourcePathText.withoutDot,
    isLookedAt: (String) -> Bool = { _ in true }
  ) -> (findings: [Diagnostic], known: Int) {
    let names = Self.names(of: findings, name)
    var left: [String: Int] = [:]
    for entry in entries { left[entry.fingerprint, default: 0] += entry.count }
    var known = 0
    var remaining = findings.filter { finding in
      guard finding.severity != .note else { return true }
      let print = BaselineFingerprint(of: finding, file: names[finding.excerpt?.file]).digest
      guard let count = left[print], count > 0 else { return true }
      left[print] = count - 1
      known += 1
      return false
    }
    var stale = Findings()
    for entry in entries where isLookedAt(entry.file) {
      guard let count = left[entry.fingerprint], count > 0 else { continue }
      left[entry.fingerprint] = 0
      let times =
        entry.count == 1 ? "" : count == entry.count ? "" : " \(count) times of \(entry.count)"
      stale.add(
        .staleBaseline,
        "'\(entry.rule)' is no longer found\(times) in \(entry.file.isEmpty ? "this run" : entry.file); write the baseline anew",
        at: entry.excerpt
      )
    }
    remaining += stale.diagnostics
    return (remaining, known)
  }

  /// Returns the name of each file in the baseline, once per file, as that can require file system
  /// access.
  private static func names(
    of findings: [Diagnostic],
    _ name: (String) -> String
  ) -> [String?: String] {
    let files = Set(findings.compactMap { $0.excerpt?.file })
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
