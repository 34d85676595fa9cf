import Foundation
import SourceDiagnostics
import Testing
import TestSupport

@testable import ThemeToolCommands

@Suite("The documentation of rules")
struct RuleDocumentationPageTests {
  @Test("The page of rules equals the documentation of the rules")
  func page() throws {
    try expectGolden(RulesPage.text, "../../../Sources/Roofs/ThemeKit/ThemeKit.docc/Rules.md")
  }

  @Test("The page lists each rule once with all parts of its documentation")
  func list() {
    let ids = Rule.reported.map(\.id)
    #expect(ids == Set(ids).sorted())
    for rule in Rule.reported {
      #expect(rule.summary.hasSuffix("."), "\(rule.id)")
      #expect(!rule.explanation.isEmpty && !rule.remedy.isEmpty, "\(rule.id)")
    }
  }

  @Test("The page lists every rule of the source code")
  func complete() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
    let manager = FileManager.default
    let files = try #require(manager.enumerator(at: root, includingPropertiesForKeys: nil))
    var ids: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let code = text.split(separator: "\n").filter { !$0.contains("///") }
        .joined(separator: "\n")
      for match in code.matches(of: /\bRule\(\s*(?:[a-z]+: )?"([a-z0-9-]+)"/) {
        ids.insert(String(match.1))
      }
    }
    #expect(ids.count > 80)
    #expect(ids.subtracting(Rule.reported.map(\.id)).sorted() == [])
  }
}
