import SourceDiagnostics
import SourceDocuments
import Testing
import ThemeFiles
import ThemeTestSupport

@testable import ThemeValidation

/// The fixes of findings whose messages propose a word.
struct ProposalFixTests {
  @Test("A mistake has the proposed word as its fix", arguments: SingleMistakeTests.mistakes)
  func mistake(_ mistake: SingleMistakeTests.Mistake) throws {
    try expectFixes(in: try SingleMistakeTests.files(with: mistake))
  }

  @Test(
    "The incorrect example of a rule has the proposed words as fixes",
    arguments: RuleReference.all.filter { $0.incorrect != nil }.map(\.id)
  )
  func example(name: String) throws {
    let example = try #require(RuleReference.rule(named: name)?.incorrect)
    try expectFixes(
      in: Dictionary(uniqueKeysWithValues: example.files.map { ($0.name, $0.text) })
    )
  }

  @Test(
    "A proposal for a part of a value replaces that part",
    arguments: [
      ("\"dark densty=wide\": blue, light: red", "\"dark density=wide\": blue, light: red"),
      ("dark: blue, densty=wide dark: tan", "dark: blue, density=wide dark: tan"),
      ("density=wid dark: blue, light: red", "density=wide dark: blue, light: red"),
    ]
  )
  func part(wrong: String, correct: String) throws {
    let files = [
      "library.yaml":
        "library: 1\ndefault-theme: a\ntraits:\n  density: { identifier: com.example.fix.density, "
        + "values: [wide, narrow], affects-color-appearance: true }\n",
      "a.yaml": "theme: a\ncolors:\n  x: { \(wrong) }\n",
    ]
    let findings = ThemeValidator().findings(in: try folder(files)).filter { $0.fix != nil }
    let source = SourceFile(path: "Themes/a.yaml", bytes: Array((files["a.yaml"] ?? "").utf8))
    let fixed = FixedText(source, fixing: findings)
    #expect(
      String(decoding: fixed.bytes, as: UTF8.self) == "theme: a\ncolors:\n  x: { \(correct) }\n"
    )
  }

  @Test("A misspelled alias has the proposed anchor as its fix")
  func alias() throws {
    let text = "theme: a\ncolors:\n  x: &base red\n  y: *bsae\n"
    let finding = try #require(
      ThemeValidator().findings(in: try folder(["a.yaml": text])).first { $0.fix != nil }
    )
    #expect(finding.message.hasSuffix("did you mean 'base'?"))
    let source = SourceFile(path: "Themes/a.yaml", bytes: Array(text.utf8))
    let fixed = FixedText(source, fixing: [finding])
    #expect(String(decoding: fixed.bytes, as: UTF8.self).hasSuffix("y: *base\n"))
  }

  @Test("A message with several proposals has no fix")
  func several() throws {
    let text = "theme: a\ncolors:\n  inc: red\n  ink: red\n  b: \"{inq}\"\n"
    let findings = ThemeValidator().findings(in: try folder(["a.yaml": text]))
    let finding = try #require(findings.first { $0.rule == .unknownReference })
    #expect(finding.message.hasSuffix("did you mean 'inc' or 'ink'?"))
    #expect(finding.fix == nil)
  }

  /// Expects that each finding that proposes one word has a fix that inserts it and removes the
  /// finding.
  private func expectFixes(in files: [String: String]) throws {
    for finding in ThemeValidator().findings(in: try folder(files)) {
      guard let question = finding.message.firstRange(of: "did you mean '"),
        let excerpt = finding.excerpt,
        let name = files.keys.first(where: { excerpt.file == "Themes/\($0)" })
      else { continue }
      let rest = finding.message[question.upperBound...]
      let word = rest.prefix { $0 != "'" }
      guard rest.dropFirst(word.count).hasPrefix("'?") else { continue }
      let fix = try #require(finding.fix, "\(finding.message)")
      // The parentheses of a function are in the file.
      #expect(fix.replacement.contains(word.hasSuffix("()") ? word.dropLast() : word))
      let source = SourceFile(path: excerpt.file, bytes: Array((files[name] ?? "").utf8))
      let fixed = FixedText(source, fixing: [finding])
      #expect(fixed.count == 1)
      var changed = files
      changed[name] = String(decoding: fixed.bytes, as: UTF8.self)
      let after = ThemeValidator().findings(in: try folder(changed))
      #expect(!after.contains { $0.message == finding.message }, "\(changed[name] ?? "")")
    }
  }
}
