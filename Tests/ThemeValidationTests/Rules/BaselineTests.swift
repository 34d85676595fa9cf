import SourceDiagnostics
import SourceDocuments
import Testing
import TextSupport
import ThemeRendering
import ThemeTestSupport
@testable import ThemeValidation

@Suite("Baselines of findings")
struct BaselineTests {
  private func findings(_ text: String) throws -> [Diagnostic] {
    ThemeValidator().findings(in: try folder(["a.yaml": text]))
  }

  private func reread(_ baseline: Baseline) throws -> Baseline {
    try Baseline(reading: SourceFile(path: "known.json", bytes: baseline.bytes))
  }

  private static let before = """
    theme: a
    colors:
      one: { light: white, dark: white }
      two: { dark: "#222" }
    """

  @Test("Known findings remain known when their lines move, and new ones are reported")
  func moved() throws {
    let known = try reread(Baseline(of: try findings(Self.before)))
    #expect(known.count == 2)
    let after = """
      theme: a
      # a comment
      colors:
          zero: { light: white, dark: white }

          two: { dark: "#222" }
          one: { light: white, dark: white }
      """
    let result = known.remaining(of: try findings(after))
    #expect(result.known.count == 2)
    #expect(
      result.findings.map(\.message) == [
        "'zero' has the same value for dark as for light interfaces"
      ]
    )
  }

  @Test("A finding that no longer exists is reported in the baseline if its file was checked")
  func stale() throws {
    let known = try reread(Baseline(of: try findings(Self.before)))
    let after = try findings("theme: a\ncolors:\n  two: { dark: \"#222\" }")
    let result = known.remaining(of: after)
    #expect(result.known.count == 1)
    #expect(result.findings.map(\.rule) == ["stale-baseline"])
    let finding = try #require(result.findings.first)
    #expect(
      finding.message
        == """
        'dark-equals-light' of 'one' is no longer found in Themes/a.yaml; remove it with 'themetool \
        validate --write-baseline known.json'
        """
    )
    #expect(finding.severity == .note)
    #expect(finding.excerpt?.file == "known.json")
    #expect(finding.excerpt?.start == SourcePosition(line: 5, column: 22))
    #expect(known.remaining(of: after, isLookedAt: { _ in false }).findings.isEmpty)
  }

  @Test("A failed check of another theme or condition is new, and a lower ratio isn't")
  func subjects() throws {
    func findings(standard: String, bold: String) throws -> [Diagnostic] {
      ThemeValidator().findings(
        in: try folder([
          "library.yaml": "library: 1\nchecks:\n"
            + "  - { contrast: [text, background], at-least: 4.5 }",
          "a.yaml": "theme: standard\ncolors:\n  text: \(standard)\n  background: white",
          "b.yaml": "theme: bold\nextends: standard\ncolors: { text: \(bold) }",
        ])
      )
    }
    let known = try reread(
      Baseline(of: try findings(standard: "\"#888\"", bold: "{ light: black, dark: navy }"))
    )
    #expect(known.count == 1)
    let worse = try findings(standard: "\"#aaa\"", bold: "{ light: black, dark: navy }")
    #expect(known.remaining(of: worse).findings.isEmpty)
    let other = known.remaining(of: try findings(standard: "black", bold: "white"))
    #expect(other.known.count == 0)
    #expect(other.findings.map(\.rule) == ["contrast", "stale-baseline"])
    let dark = try findings(standard: "{ light: black, dark: \"#888\" }", bold: "black")
    #expect(dark.map(\.rule) == ["contrast"])
    #expect(known.remaining(of: dark).known.count == 0)
  }

  @Test("Files have the names that the reader of the baseline provides")
  func naming() throws {
    let found = try findings(Self.before)
    let known = try reread(Baseline(of: found) { "../\($0)" })
    #expect(known.remaining(of: found).known.count == 0)
    let result = known.remaining(of: found, naming: { "../\($0)" })
    #expect(result.known.count == 2)
    #expect(result.findings.isEmpty)
    var required: [String] = []
    _ = known.remaining(
      of: [],
      isLookedAt: { name in
        required.append(name)
        return false
      }
    )
    #expect(required == ["../Themes/a.yaml", "../Themes/a.yaml"])
  }

  @Test("Equal findings are counted")
  func counted() throws {
    let finding = try #require(try findings(Self.before).first)
    let known = Baseline(of: [finding, finding])
    #expect(known.remaining(of: [finding, finding, finding]).findings == [finding])
    let one = try reread(known).remaining(of: [finding])
    #expect(one.known.count == 1)
    #expect(one.findings.first?.message.contains("found 1 instead of 2 times") == true)
  }

  private func finding(
    _ message: String,
    about subject: Diagnostic.Subject,
    line: Int = 3,
    _ text: String = "  x: red",
    file: String = "a.yaml"
  ) -> Diagnostic {
    Diagnostic(
      rule: "contrast",
      severity: .error,
      message: message,
      excerpt: SourceExcerpt(
        file: file,
        start: SourcePosition(line: line, column: 3),
        end: SourcePosition(line: line, column: 5),
        lineText: text
      ),
      subject: subject
    )
  }

  @Test("The identity of a finding consists of rule, file, line text, names and traits")
  func identity() {
    let subject = Diagnostic.Subject(names: ["x", "y z"], traits: ["bold", "dark"])
    let first = finding("'x' isn't 4.1 of 'y z'", about: subject)
    #expect(first.identity().digits.count == 16)
    let moved = finding(
      "'x' isn't 3.9 of 'y z'",
      about: subject,
      line: 9,
      "x: red ",
      file: "./a.yaml"
    )
    #expect(moved.identity() == first.identity())
    for other in [
      finding("'x'", about: Diagnostic.Subject(names: ["x"], traits: ["bold", "dark"])),
      finding("'x'", about: Diagnostic.Subject(names: ["x", "y z"], traits: ["bold"])),
      finding("'x'", about: subject, "  x: blue"),
      finding("'x'", about: subject, file: "b.yaml"),
    ] {
      #expect(other.identity() != first.identity())
    }
  }

  @Test("A finding with a reworded message is known and keeps its SARIF fingerprints")
  func reworded() throws {
    func reworded(_ message: Diagnostic.Message) -> Diagnostic {
      finding(message.text, about: Diagnostic.Subject(names: message.names, traits: ["bold"]))
    }
    let (text, background) = ("text", "background")
    let before = reworded("\(name: text) on \(name: background) has 4.1:1, and 4.5:1 is asked")
    let after = reworded(
      "behind \(name: background), contrast of \(name: text) is 4.1:1; required: 4.5:1"
    )
    #expect(before.message != after.message)
    let result = try reread(Baseline(of: [before])).remaining(of: [after])
    #expect(result.findings.isEmpty && result.known.count == 1)
    let printer = DiagnosticSARIFPrinter(tool: "themetool", version: "1", rules: [])
    let prints = [before, after].map { finding in
      printer.text(for: [finding]).split(separator: "\n").compactMap { line in
        line.firstRange(of: "partialFingerprints").map { line[$0.lowerBound...] }
      }
    }
    #expect(prints[0].count == 1)
    #expect(prints[0] == prints[1])
  }

  @Test("A baseline of an older version matches by rule, file, line and count")
  func older() throws {
    let text = """
      { "version": 1, "findings": [ { "fingerprint": "0123456789abcdef", "rule": "contrast",
        "file": "a.yaml", "text": "x: red", "count": 2 } ] }
      """
    let known = try Baseline(reading: SourceFile(path: "known.json", bytes: Array(text.utf8)))
    let names = ["x", "y", "z"].map { finding("", about: Diagnostic.Subject(names: [$0])) }
    let result = known.remaining(of: names)
    #expect(result.known.count == 2)
    #expect(result.findings == [names[2]])
    let stale = known.remaining(of: [names[0], finding("", about: .init(), "  x: blue")])
    #expect(stale.known.count == 1)
    #expect(stale.findings.last?.message.contains("found 1 instead of 2 times") == true)
  }

  @Test("The identity is the FNV-1a hash of the parts, each followed by a byte 255")
  func digest() {
    let basis: UInt64 = 0xCBF2_9CE4_8422_2325
    let prime: UInt64 = 0x0000_0100_0000_01B3
    let empty = Diagnostic(rule: "", severity: .note, message: "").identity()
    let expected = (0..<3).reduce(basis) { hash, _ in (hash ^ 0xFF) &* prime }
    #expect(empty.digits == String(expected, radix: 16))
  }

  @Test("A baseline has the same bytes for any order of findings, and omits notes")
  func stable() throws {
    let found = try findings(Self.before)
    let baseline = Baseline(of: found)
    #expect(baseline.bytes == Baseline(of: found.reversed()).bytes)
    #expect(try reread(baseline).bytes == baseline.bytes)
    let remarks = found.map { finding in
      var remark = finding
      remark.severity = .note
      return remark
    }
    #expect(Baseline(of: remarks).count == 0)
  }

  @Test(
    "A file that is not a baseline is refused with its position",
    arguments: [
      ("{", "syntax"), ("[]", "invalid-value"),
      ("{\"version\": 2, \"findings\": []}", "invalid-value"),
      ("{\"version\": 1}", "invalid-value"),
      ("{\"version\": 1, \"findings\": [{\"rule\": \"contrast\"}]}", "invalid-value"),
      (
        "{\"version\": 1, \"findings\": [{\"fingerprint\": \"0\", \"rule\": \"a\", \"count\": 0}]}",
        "invalid-value"
      ),
    ]
  )
  func refused(text: String, rule: String) {
    let file = SourceFile(path: "known.json", bytes: Array(text.utf8))
    let fault = #expect(throws: Baseline.ReadingError.self) { try Baseline(reading: file) }
    #expect(fault?.diagnostics.contains { $0.rule.id == rule && $0.excerpt != nil } == true)
  }
}
