import Foundation
import Testing
import ThemeFiles
import ThemeOutputs

@Suite("Words of outputs")
struct OutputWordTests {
  private static let templates = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/ThemeOutputs/Shipped").standardizedFileURL

  @Test("are those of the module that has the templates")
  func words() {
    #expect(ExportOption.escapes == TemplateEscape.allCases.map(\.rawValue))
    #expect(ExportOption.styleSwitches == ExportOptions.StyleSwitch.allCases.map(\.rawValue))
    #expect(ExportOption.themeMarks == CatalogNames.ThemeMark.allCases.map(\.rawValue))
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
