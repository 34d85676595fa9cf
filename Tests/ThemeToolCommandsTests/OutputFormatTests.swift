import ArgumentParser
import Foundation
import Testing
import ThemeFiles
import ThemeValidation

@testable import ThemeOutputs
@testable import ThemeToolCommands

/// What is derived from the list of formats.
struct OutputFormatTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Documentation/look/keys.md")

  @Test(arguments: OutputFormat.allCases)
  func `An output format is in the help, completions, the schema and the documentation`(
    format: OutputFormat
  ) throws {
    #expect(OutputFormat(rawValue: format.name) == format)
    #expect(!format.summary.isEmpty)
    #expect(OutputFormat.allValueStrings.contains(format.name))
    let help = ThemeTool.helpMessage(for: ThemeTool.Export.self, columns: 1_000)
    #expect(help.contains(format.name))
    #expect(format.isTemplate || help.contains("  \(format.summary)"))
    #expect(ThemeTool.completionScript(for: .fish).contains(format.name))
    let schema = ThemeFileSchema.text(of: .library, library: .libraryWithOutputs)
    #expect(schema.contains("\"\(format.name)\""))
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(page.contains("`\(format.name)`"))
    for option in format.options {
      #expect(schema.contains("\"\(option.name)\""), "\(option.name)")
      #expect(page.contains("`\(option.name)`"), "\(option.name)")
      #expect(format.isTemplate || help.contains("--\(option.name)"), "\(option.name)")
      #expect(OutputOption.all.contains(option), "\(option.name)")
    }
  }

  @Test func `A template is a file and an entry in the list of embedded files`() {
    #expect(OutputFormat.templates.map(\.name) == ShippedTemplate.names)
    #expect(Set(OutputFormat.words).count == OutputFormat.words.count)
  }
}
