import AssetCatalogs
import FileAccess
import SourceDiagnostics
import SourceDocuments
import Testing
import TestSupport

import ThemeFiles
import ThemeTestSupport
@testable import ThemeValidation

@Suite("Documentation of rules")
struct RuleExampleTests {
  private static let documented = RuleReference.all.filter { $0.incorrect != nil }

  private static func findings(of example: Rule.Example) throws -> [Diagnostic] {
    let files = Dictionary(uniqueKeysWithValues: example.files.map { ($0.name, $0.text) })
    return ThemeValidator().findings(in: try folder(files))
  }

  @Test("The examples are the files of the fixtures, all of which are listed")
  func fixtures() throws {
    let root = #filePath.split(separator: "/").dropLast(2).map { "/\($0)" }.joined() + "/Fixtures/"
    func files(below folder: String) throws -> [String] {
      try LocalFiles().entries(in: root + folder).flatMap { entry in
        let path = "\(folder)/\(entry.name)"
        return (try? LocalFiles().entries(in: root + path)) == nil ? [path] : try files(below: path)
      }
    }
    // A library file is shown first, then the standard theme.
    let names = ["library.yaml", "standard.yaml"]
    let paths = try LocalFiles().entries(in: root).flatMap { try files(below: $0.name) }.map {
      path in
      let parts = path.split(separator: "/", maxSplits: 2).map(String.init)
      return (path, key: parts[..<2] + ["\(names.firstIndex(of: parts[2]) ?? 2)", parts[2]])
    }
    let list = paths.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { path, _ in
      "#embed \"../../../Tests/ThemeValidationTests/Fixtures/\(path)\" suffix(, 0,) if_empty(0,)\n"
    }
    try expectGolden(list.joined(), "../../../../Sources/Themes/CEmbeddedFiles/rule_examples.h")
    for (path, key) in paths {
      let rule = try #require(RuleReference.rule(named: key[0]), "\(path)")
      let example = try #require(key[1] == "correct" ? rule.correct : rule.incorrect)
      let text = try #require(example.files.first { $0.name == key[3] }?.text, "\(path)")
      #expect(try LocalFiles().contents(of: root + path) == Array("\(text)\n".utf8), "\(path)")
    }
  }

  @Test(
    "The incorrect example violates only its rule, with the listed severity",
    arguments: documented.map(\.id)
  )
  func bad(name: String) throws {
    let rule = try #require(RuleReference.rule(named: name))
    let findings = try Self.findings(of: try #require(rule.incorrect))
    #expect(Set(findings.map(\.rule)) == [rule])
    // A mark alone is a warning, and what is off is turned on in its example.
    guard rule.id != "encoding", let severity = rule.severity else { return }
    #expect(findings.allSatisfy { $0.severity == severity })
  }

  @Test(
    "Each fix of the incorrect example removes its finding and adds no error",
    arguments: documented.map(\.id)
  )
  func fixes(name: String) throws {
    let example = try #require(RuleReference.rule(named: name)?.incorrect)
    let files = Dictionary(uniqueKeysWithValues: example.files.map { ($0.name, $0.text) })
    let before = ThemeValidator().findings(in: try folder(files))
    for finding in before where finding.fix != nil {
      let excerpt = try #require(finding.excerpt)
      let file = try #require(files.keys.first { excerpt.file.hasSuffix("/\($0)") })
      let source = SourceFile(path: excerpt.file, bytes: Array((files[file] ?? "").utf8))
      let fixed = FixedText(source, fixing: [finding])
      #expect(fixed.count == 1)
      var changed = files
      changed[file] = String(decoding: fixed.bytes, as: UTF8.self)
      let after = ThemeValidator().findings(in: try folder(changed))
      let known = Set(before.map(\.message))
      #expect(after.count { $0.rule == finding.rule } < before.count { $0.rule == finding.rule })
      #expect(after.allSatisfy { $0.severity != .error || known.contains($0.message) })
    }
  }

  @Test("A displayed example shows hidden characters, and its commands create the incorrect file")
  func shown() throws {
    let example = try #require(RuleReference.rule(named: "control-character")?.incorrect)
    let shown = example.shown(at: 0)
    let command = #"""
      printf 'theme: standard\ncolors:\n  accent: "#06c" # \007' >standard.yaml
      """#
    #expect(shown.language == "sh")
    #expect(shown.text == command)
    let mark = try #require(RuleReference.rule(named: "encoding")?.incorrect)
    #expect(mark.shown(at: 0).text.hasPrefix(#"printf '\357\273\277theme: "#))
    let quoted = Rule.Example(files: [("standard.yaml", "a: '100%'\u{1B}\\")])
    #expect(quoted.shown(at: 0).text == #"printf 'a: '\''100%%'\''\033\\' >standard.yaml"#)
    let plain = Rule.Example(files: [("standard.yaml", "a: 'b%'")])
    #expect(plain.shown(at: 0).text == "a: 'b%'")
  }

  @Test("The correct example violates no rule", arguments: documented.map(\.id))
  func good(name: String) throws {
    let example = try #require(RuleReference.rule(named: name)?.correct)
    #expect(try Self.findings(of: example).map(\.rule) == [])
  }

  @Test("Every rule is listed once, with a summary that is a sentence")
  func list() {
    let names = RuleReference.all.map(\.id)
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
    for rule in RuleReference.all {
      #expect(rule.summary.hasSuffix("."), "\(rule.id)")
      #expect(rule.summary.first?.isUppercase == true || rule.summary.hasPrefix("'"))
      #expect(!rule.explanation.isEmpty && !rule.remedy.isEmpty)
    }
  }

  @Test("Only rules of catalogs, baselines and outputs lack examples")
  func undocumented() {
    let catalogs = Set(Rule.catalogs.map(\.id))
    for rule in RuleReference.all where rule.incorrect == nil {
      let isOfOutputs = ["stale-baseline", "stale-output", "not-exported", "weaker-than-base"]
        .contains(rule.id)
      #expect(catalogs.contains(rule.id) || isOfOutputs || Rule.templates.contains(rule))
    }
  }
}
