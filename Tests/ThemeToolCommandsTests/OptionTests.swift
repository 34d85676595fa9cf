import ArgumentParser
import SourceDiagnostics
import Testing

@testable import ThemeToolCommands

@Suite struct OptionTests {
  @Test("A repeated option with a single value is reported")
  func repeated() {
    let complaint = { ThemeTool.Validate.complaint(aboutRepeatedOptionsIn: $0) }
    #expect(complaint(["--format", "json", "Themes"]) == nil)
    #expect(
      complaint(["--format", "json", "--format=text"])
        == "option '--format' is given 2 times; expected once"
    )
    #expect(complaint(["--format", "json", "--", "--format"]) == nil)
  }

  @Test("A warning is a failure only with '--strict'")
  func strict() throws {
    let warning = Diagnostic(rule: "a", severity: .warning, message: "a")
    #expect(try !ReportOptions.parse([]).fails(warning))
    #expect(try ReportOptions.parse(["--strict"]).fails(warning))
  }
}
