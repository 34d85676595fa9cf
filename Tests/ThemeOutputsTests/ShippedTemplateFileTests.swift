import Foundation
import Testing
import ThemeOutputs

@Suite("Files of shipped templates")
struct ShippedTemplateFileTests {
  private static let templates = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/Exchange/ThemeOutputs/Shipped").standardizedFileURL

  @Test("All template files are shipped under their names")
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
