import Foundation
import SourceDiagnostics
import Testing
import TestSupport
import ThemeRendering

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Reports in machine-readable formats")
struct ReportTests {
  private let sample = SampleDiagnostics.all

  private var sarif: DiagnosticSARIFPrinter {
    DiagnosticSARIFPrinter(tool: "themetool", version: "1.0.0", rules: SampleDiagnostics.rules) {
      $0 == "unused" ? (plain: "Remove it.", markdown: "**Remove** it.\n") : nil
    }
  }

  private func junit(isStrict: Bool = false) -> DiagnosticJUnitPrinter {
    DiagnosticJUnitPrinter(
      name: "themetool",
      files: ["b.yaml", "clean & good.yaml"],
      isStrict: isStrict
    )
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("The JSON report equals its golden file and is valid JSON")
  func json() throws {
    let text = DiagnosticJSONPrinter().text(for: sample)
    try expectGolden(text, "report.json")
    let report = try object(text)
    #expect(report["errors"] as? Int == 3)
    #expect(report["warnings"] as? Int == 1)
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.map { $0["message"] as? String } == sample.map(\.message))
    #expect(findings.map { $0["line"] as? Int } == [nil, 3, 9, 2, 1])
    let empty = try object(DiagnosticJSONPrinter().text(for: []))
    #expect((empty["findings"] as? [Any])?.isEmpty == true)
  }

  @Test("The Markdown report has its errors first, and equals its golden file")
  func markdown() throws {
    let text = DiagnosticMarkdownPrinter(title: "themetool validate").text(for: sample)
    try expectGolden(text, "report.md")
    #expect(DiagnosticMarkdownPrinter(title: "a").text(for: []) == "## a\n\nno problems\n")
    let many = Array(repeating: sample[1], count: 2_000)
    let long = DiagnosticMarkdownPrinter(title: "a").text(for: many)
    #expect(long.utf8.count <= 60_000)
    #expect(long.hasSuffix("more rows are left out.\n"))
  }

  @Test("The Code Quality report has the members that GitLab requires, and unique fingerprints")
  func codeQuality() throws {
    let printer = DiagnosticCodeQualityPrinter()
    let findings = sample + sample
    let text = printer.text(for: findings)
    let data = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let objects = try #require(data as? [[String: Any]])
    #expect(objects.count == findings.count)
    for (object, finding) in zip(objects, findings) {
      #expect(
        Set(object.keys)
          == ["description", "check_name", "fingerprint", "severity", "location"]
      )
      #expect(object["description"] as? String == finding.message)
      #expect(object["check_name"] as? String == finding.rule.id)
      #expect(["info", "minor", "major"].contains(object["severity"] as? String))
      let location = try #require(object["location"] as? [String: Any])
      let path = try #require(location["path"] as? String)
      #expect(!path.hasPrefix("./"))
      let lines = try #require(location["lines"] as? [String: Any])
      #expect(lines["begin"] as? Int == finding.excerpt?.start.line ?? 1)
    }
    let fingerprints = objects.compactMap { $0["fingerprint"] as? String }
    #expect(Set(fingerprints).count == findings.count)
    #expect(printer.text(for: []) == "[]\n")
  }

  @Test("GitHub commands are one a line and escape reserved characters")
  func github() throws {
    let text = DiagnosticGitHubPrinter().text(for: sample)
    try expectGolden(text, "report-github.txt")
    #expect(text.split(separator: "\n").count == sample.count)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(DiagnosticGitHubPrinter().text(for: []).isEmpty)
  }

  @Test("The SARIF report equals its golden file")
  func sarifGolden() throws {
    try expectGolden(sarif.text(for: sample), "report.sarif")
  }

  @Test("The SARIF report has the properties that its schema requires and readers need")
  func sarifStructure() throws {
    let log = try object(sarif.text(for: sample))
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids == ["contrast", "limit", "spelling", "unquoted-hex", "unused"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == sample.count)
    for (result, diagnostic) in zip(results, sample) {
      #expect(result["ruleId"] as? String == diagnostic.rule.id)
      #expect(ids[try #require(result["ruleIndex"] as? Int)] == diagnostic.rule.id)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      #expect((result["locations"] == nil) == (diagnostic.excerpt == nil))
      #expect((result["fixes"] == nil) == (diagnostic.fix == nil))
    }
    let uris = results.compactMap { result -> String? in
      let places = result["locations"] as? [[String: Any]]
      let physical = places?.first?["physicalLocation"] as? [String: Any]
      return (physical?["artifactLocation"] as? [String: Any])?["uri"] as? String
    }
    let encoded = "Themes/a%20b%2Cc%3Ad%25%C3%A9.yaml"
    #expect(uris == [encoded, encoded, "file:///tmp/x.yaml", "b.yaml"])
  }

  @Test("A fingerprint is unchanged when its line moves, and differs between equal lines")
  func fingerprints() throws {
    func prints(_ diagnostics: [Diagnostic]) throws -> [String] {
      let log = try object(sarif.text(for: diagnostics))
      let results = (log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
      return results?.compactMap {
        ($0["partialFingerprints"] as? [String: String])?["ruleAndLine/v1"]
      } ?? []
    }
    let before = try prints(sample)
    #expect(Set(before).count == sample.count)
    let moved = sample.map { diagnostic in
      var moved = diagnostic
      moved.excerpt?.start.line += 7
      moved.excerpt?.end.line += 7
      if let text = moved.excerpt?.lineText { moved.excerpt?.lineText = "  " + text }
      return moved
    }
    #expect(try prints(moved) == before)
  }

  @Test("The line hash for GitHub differs between findings on one line")
  func lineHashes() throws {
    func hashes(_ diagnostics: [Diagnostic]) throws -> [String] {
      let log = try object(sarif.text(for: diagnostics))
      let results = (log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
      return results?.compactMap {
        ($0["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"]
      } ?? []
    }
    func finding(_ message: Diagnostic.Message, _ traits: String..., line: Int = 3) -> Diagnostic {
      Diagnostic(
        rule: "contrast",
        severity: .error,
        message: message.text,
        excerpt: SampleDiagnostics.excerpt("a.yaml", line, 1..<3, "- { contrast: [a, b] }"),
        subject: Diagnostic.Subject(names: message.names, traits: traits)
      )
    }
    let (a, b, c, d) = ("a", "b", "c", "d")
    let known = [
      finding("\(name: a) on \(name: b) has 3:1", "bold"),
      finding("\(name: a) on \(name: b) has 3:1"),
      finding("\(name: a) on \(name: c) has 3:1"), finding("\(name: a) on \(name: c) has 3:1"),
    ]
    let before = try hashes(known)
    #expect(Set(before).count == 4)
    #expect(before.map { $0.suffix(2) } == [":1", ":1", ":1", ":2"])
    #expect(before[2].dropLast() == before[3].dropLast())
    // What is measured and where the line stands make no new alert, nor do others that come.
    let after = try hashes([
      finding("\(name: a) on \(name: d) has 1:1"),
      finding("\(name: a) on \(name: b) has 2:1", "bold", line: 9),
    ])
    #expect(after[1] == before[0])
  }

  @Test("The JUnit report equals its golden file and is valid XML")
  func junitGolden() throws {
    try expectGolden(junit().text(for: sample), "report-junit.xml")
    try expectGolden(junit(isStrict: true).text(for: sample), "report-junit-strict.xml")
    for text in [junit().text(for: sample), junit(isStrict: true).text(for: [])] {
      let parser = XMLParser(data: Data(text.utf8))
      #expect(parser.parse(), "\(text)")
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }

  @Test("Checks that pass are cases of the JUnit report, with unique names")
  func junitPassed() throws {
    func passed(_ traits: String...) -> DiagnosticJUnitPrinter.PassedCheck {
      .init(
        file: "library.yaml",
        rule: Rule("contrast", severity: .error),
        subject: .init(names: ["text", "page"], traits: traits)
      )
    }
    let printer = DiagnosticJUnitPrinter(
      name: "themetool",
      files: ["a.yaml", "library.yaml"],
      passed: [passed("bold"), passed("bold", "dark"), passed("bold")],
      isStrict: false
    )
    let text = printer.text(for: [])
    #expect(XMLParser(data: Data(text.utf8)).parse(), "\(text)")
    #expect(text.contains("<testsuites name=\"themetool\" tests=\"4\" failures=\"0\""))
    for name in ["no problems", "text page bold", "text page bold dark", "text page bold (2)"] {
      let whole = name.hasPrefix("no") ? name : "contrast: " + name
      #expect(text.components(separatedBy: "<testcase name=\"\(whole)\"").count == 2, "\(text)")
    }
  }

  @Test("A report is valid with any characters in a file", arguments: 0..<20)
  func random(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    for _ in 0..<20 {
      func text() -> String {
        let values = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
          UInt32.random(
            in: 0...(Bool.random(using: &generator) ? 0x7F : 0x10FFFF),
            using: &generator
          )
        }
        return String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
      }
      let diagnostic = Diagnostic(
        rule: Rule(text(), severity: .error),
        severity: .error,
        message: text(),
        excerpt: SampleDiagnostics.excerpt("f" + text(), 1, 1..<3, text()),
        notes: [.init(message: text(), excerpt: SampleDiagnostics.excerpt(text(), 2, 1..<2, ""))],
        fix: .safe(text())
      )
      _ = try object(DiagnosticJSONPrinter().text(for: [diagnostic]))
      _ = try object(sarif.text(for: [diagnostic]))
      let xml = junit().text(for: [diagnostic])
      #expect(XMLParser(data: Data(xml.utf8)).parse(), "\(xml)")
      let command = DiagnosticGitHubPrinter().text(for: [diagnostic])
      #expect(command.split(whereSeparator: \.isNewline).count == 1, "\(command)")
    }
  }
}
