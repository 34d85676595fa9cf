import AssetCatalogs
import SourceDiagnostics
import SourceDocuments
import Testing

import ThemeFiles
import ThemeTestSupport
@testable import ThemeValidation

@Suite("Every rule has documentation that is true")
struct RuleExampleTests {
  private static let documented = RuleReference.all.filter { $0.bad != nil }

  private func rules(of example: RuleExample) throws -> Set<String> {
    let files = Dictionary(uniqueKeysWithValues: example.files.map { ($0.name, $0.text) })
    return Set(LibraryValidator.findings(in: try folder(files)).map(\.rule))
  }

  @Test("the bad example breaks this rule and no other", arguments: documented.map(\.name))
  func bad(name: String) throws {
    let example = try #require(RuleReference.rule(named: name)?.bad)
    #expect(try rules(of: example) == [name])
  }

  @Test("what is shown of an example can be seen, and makes the file that breaks the rule")
  func shown() throws {
    let example = try #require(RuleReference.rule(named: "control-character")?.bad)
    let shown = example.shown(at: 0)
    let command = #"""
      printf 'theme: standard\ncolors:\n  accent: "#06c" # \007' >standard.yaml
      """#
    #expect(shown.language == "sh")
    #expect(shown.text == command)
    let mark = try #require(RuleReference.rule(named: "encoding")?.bad)
    #expect(mark.shown(at: 0).text.hasPrefix(#"printf '\357\273\277theme: "#))
    let quoted = RuleExample("a: '100%'\u{1B}\\")
    #expect(quoted.shown(at: 0).text == #"printf 'a: '\''100%%'\''\033\\' >standard.yaml"#)
    #expect(RuleExample("a: 'b%'").shown(at: 0).text == "a: 'b%'")
  }

  @Test("the good example breaks none", arguments: documented.map(\.name))
  func good(name: String) throws {
    let example = try #require(RuleReference.rule(named: name)?.good)
    #expect(try rules(of: example) == [])
  }

  @Test("the bad examples have the severities that the rules are listed with")
  func severities() throws {
    for rule in Self.documented {
      let example = try #require(rule.bad)
      let files = Dictionary(uniqueKeysWithValues: example.files.map { ($0.name, $0.text) })
      for finding in LibraryValidator.findings(in: try folder(files)) {
        // A mark alone is a warning, and what is off is turned on in its example.
        guard rule.name != "encoding", let severity = rule.severity else { continue }
        #expect(finding.severity == severity, "\(finding.rule)")
      }
    }
  }

  @Test("every rule of every kind is listed once, with a summary that is a sentence")
  func list() {
    let names = RuleReference.all.map(\.name)
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
    let expected =
      Rule.allCases.map(\.rawValue) + DocumentRule.allCases.map(\.rawValue)
      + AssetRule.allCases.map(\.rawValue)
    #expect(Set(names) == Set(expected))
    for rule in RuleReference.all {
      #expect(rule.summary.hasSuffix("."), "\(rule.name)")
      #expect(rule.summary.first?.isUppercase == true || rule.summary.hasPrefix("'"))
      #expect(!rule.why.isEmpty && !rule.fix.isEmpty)
    }
  }

  @Test("only rules of catalogs and of baselines lack examples")
  func undocumented() {
    let catalogs = Set(AssetRule.allCases.map(\.rawValue))
    for rule in RuleReference.all where rule.bad == nil {
      #expect(catalogs.contains(rule.name) || rule.name == "stale-baseline")
    }
  }
}
