import Testing
import ThemeExports
import ThemeTemplates

@testable import ThemeToolCommands

@Suite("Words of outputs")
struct OutputWordTests {
  @Test("are those of the module that has the templates")
  func templates() {
    #expect(OutputTarget.shippedTemplates == ShippedTemplate.names)
    #expect(ExportSettings.escapes == TemplateEscape.allCases.map(\.rawValue))
    #expect(OutputWord.allCases.map(\.rawValue) == OutputTarget.words)
  }
}
