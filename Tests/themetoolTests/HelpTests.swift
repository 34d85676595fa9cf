import TestSupport
import Testing

@Suite("Help")
struct HelpTests {
  @Test(
    "is what the golden files hold",
    arguments: [
      "", "resolve", "explain", "tree", "redraw", "validate", "format", "diff", "preview", "export",
      "import",
      "color", "init", "schema",
    ]
  )
  func goldens(command: String) throws {
    let result = try Tool.run((command.isEmpty ? [] : [command]) + ["--help"])
    #expect(result.status == 0)
    try expectGolden(result.output, command.isEmpty ? "help.txt" : "help-\(command).txt")
  }

  @Test("of an unknown command is an error with a suggestion")
  func unknownCommand() throws {
    let result = try Tool.run(["help", "resolv"])
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.contains("no command is called 'resolv'; did you mean 'resolve'?"))
  }
}
