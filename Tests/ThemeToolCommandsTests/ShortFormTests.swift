import Testing
import ThemeOutputs

@testable import ThemeToolCommands

struct ShortFormTests {
  @Test(
    "Short forms of options are read as their long forms",
    arguments: [
      (["-V"], ["--version"]), (["resolve", "-V"], ["resolve", "-V"]),
      (["list", "--json"], ["list", "--format=json"]),
      (["color", "--", "--json"], ["color", "--", "--json"]),
    ]
  )
  func forms(arguments: [String], long: [String]) {
    #expect(ThemeTool.withoutShortForms(arguments) == long)
  }

  @Test("Other names of commands and options are accepted")
  func names() throws {
    let server = try ThemeTool.command(for: ["lsp"])
    #expect(server is ThemeTool.LanguageServerCommand)
    let resolve = try ThemeTool.command(for: ["resolve", "--color-mode", "256"])
    #expect((resolve as? ThemeTool.Resolve)?.color.colorDepth == .ansi256)
    let export = try ThemeTool.command(for: ["export", "--format", "css"])
    #expect((export as? ThemeTool.Export)?.to?.name == "css")
  }
}
