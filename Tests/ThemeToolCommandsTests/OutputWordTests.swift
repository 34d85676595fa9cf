import Foundation
import Testing
import ThemeExports
import ThemeFiles
import ThemeTemplates

@testable import ThemeToolCommands

@Suite("Words of outputs")
struct OutputWordTests {
  private static let templates = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/ThemeTemplates/Shipped").standardizedFileURL

  @Test("are those of the module that has the templates")
  func words() {
    #expect(ExportOption.escapes == TemplateEscape.allCases.map(\.rawValue))
    #expect(OutputWord.allCases.map(\.rawValue) == OutputTarget.words)
  }

  @Test("every template file ships, under its name")
  func templates() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.templates.path).sorted()
    #expect(files == ShippedTemplate.names.map { "\($0).mustache" })
    for name in ShippedTemplate.names {
      let file = Self.templates.appendingPathComponent("\(name).mustache")
      #expect(try ShippedTemplate.text(named: name) == String(contentsOf: file, encoding: .utf8))
    }
    #expect(ShippedTemplate.text(named: "unknown") == nil)
  }
}
