import ArgumentParser
import SourceDiagnostics
import Testing

@testable import ThemeToolCommands

@Suite struct OptionTests {
  @Test("an option with one value is reported when it is repeated")
  func repeated() {
    let complaint = { RepeatedOptions.complaint(about: $0, of: ThemeTool.Validate.self) }
    #expect(complaint(["--format", "json", "Themes"]) == nil)
    #expect(
      complaint(["--format", "json", "--format=text"])
        == "option '--format' is given 2 times; expected once"
    )
    #expect(complaint(["--format", "json", "--", "--format"]) == nil)
  }

  @Test("warnings fail only with --strict")
  func strict() throws {
    let warning = Diagnostic(rule: "a", severity: .warning, message: "a")
    #expect(try !ReportOptions.parse([]).fails(warning))
    #expect(try ReportOptions.parse(["--strict"]).fails(warning))
  }

  @Test("a picture has two pixels for one, or as many as fit")
  func zoom() throws {
    #expect(try PictureZoom(for: "<svg width=\"100\" height=\"50\">").factor == "2")
    #expect(try PictureZoom(for: "<svg width=\"100\" height=\"32767\">").factor == "1")
    #expect(throws: Failure.self) { try PictureZoom(for: "<svg width=\"99999\" height=\"1\">") }
  }
}
