import Testing
import ThemeExports
import ThemeFiles
import ThemeTemplates

@testable import ThemeToolCommands

@Suite("Words of outputs")
struct OutputWordTests {
  @Test("are those of the module that has the templates")
  func templates() {
    #expect(ExportTarget.templates == ShippedTemplate.names)
    #expect(ExportOption.escapes == TemplateEscape.allCases.map(\.rawValue))
    #expect(OutputWord.allCases.map(\.rawValue) == OutputTarget.words)
  }
}
