import Foundation
import SourceDiagnostics
import Testing
import TestSupport
import ThemeRendering

@testable import ThemeToolCommands

@Suite("The documentation of rules")
struct RuleDocumentationPageTests {
  @Test("Each rule has a page that equals its documentation")
  func pages() throws {
    try expectPages(RulePages.all, in: "look/rules")
  }

  @Test("The address of the pages is the publisher's")
  func address() throws {
    let publisher = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Distribution/publisher")
    let lines = try String(contentsOf: publisher, encoding: .utf8).split(separator: "\n")
    #expect(lines.contains("documentation=\(Rule.siteAddress)"))
  }

  @Test("Explanations and reports name the page of a rule")
  func references() throws {
    let rule = try #require(Rule.reported(named: "near-duplicate"))
    #expect(rule.documentationText.hasSuffix("\n\n\(rule.pageAddress)\n"))
    #expect(rule.ignoringAdvice.contains("'# themetool: ignore near-duplicate'"))
    #expect(rule.documentationMarkdown.contains("](\(rule.pageAddress))"))
    let pages = Rule.pages
    let log = DiagnosticSARIFPrinter(tool: "t", version: "1", rules: [rule], rulePages: pages)
      .text(for: [])
    #expect(log.contains("\"helpUri\": \"\(rule.pageAddress)\""))
    let table = DiagnosticMarkdownPrinter(title: "t", rulePages: pages)
      .text(for: [Diagnostic(rule: rule, severity: .warning, message: "m")])
    #expect(table.contains("[`near-duplicate`](\(rule.pageAddress))"))
  }

  @Test("The index lists each rule once with all parts of its documentation")
  func list() {
    #expect(RulePages.groups.flatMap(\.rules).map(\.id).sorted() == Rule.reported.map(\.id))
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
