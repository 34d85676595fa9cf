import SourceDiagnostics
import Testing
import ThemeFiles
import ThemeOutputs

/// The templates that ship render with the themes that ship.
struct ShippedTemplateTests {
  private static var folder: String {
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Themes"
  }

  @Test("Each shipped template renders the shipped themes", arguments: ShippedTemplate.names)
  func rendersTheShippedThemes(name: String) throws {
    let library = try ThemeLibrary(contentsOf: Self.folder)
    let template = try #require(ThemeTemplate(shipped: name))
    #expect(template.settings.about != nil)
    let output = try #require(Self.files(of: template, for: library))
    #expect(!output.isEmpty)
    for file in output {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(text.contains("Made by themetool from "), "\(file.path)")
      #expect(!text.contains("{{"), "\(file.path)")
    }
  }

  private static func files(
    of template: ThemeTemplate,
    for library: ThemeLibrary
  ) -> [ExportedFile]? {
    do throws(ThemeTemplateError) {
      return try template.files(for: library).files
    } catch {
      if case .invalid(let diagnostics) = error {
        Issue.record("\(DiagnosticTextPrinter(color: false).text(for: diagnostics))")
      }
      return nil
    }
  }
}
