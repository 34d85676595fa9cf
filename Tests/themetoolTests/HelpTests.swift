import Testing
import TestSupport

@Suite("Help texts")
struct HelpTests {
  @Test(
    "The help of each command equals its golden file",
    arguments: [
      "", "resolve", "list", "explain", "tree", "redraw", "validate", "format", "diff", "preview",
      "export",
      "import",
      "color", "init", "schema", "build", "template",
    ]
  )
  func goldens(command: String) throws {
    let result = try Tool.run((command.isEmpty ? [] : [command]) + ["--help"])
    #expect(result.status == 0)
    try expectGolden(result.output, command.isEmpty ? "help.txt" : "help-\(command).txt")
    for line in result.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    for list in result.output.matches(of: /\(values:\s([^;)]*)/) {
      // The values are not listed by the text before as well.
      let values = list.1.split { $0 == "," || $0.isWhitespace }
      let text = result.output[..<list.range.lowerBound]
      let start = text.ranges(of: /\n  (?=[-<])/).last?.upperBound ?? text.startIndex
      let words = Set(text[start...].split { !$0.isLetter && !$0.isNumber && $0 != "-" })
      #expect(values.count == 1 || !values.allSatisfy { words.contains($0) }, "\(text[start...])")
    }
  }

  @Test("The help of an unknown command is an error with a suggestion")
  func unknownCommand() throws {
    let result = try Tool.run(["help", "resolv"])
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.contains("'resolv' is not a command; did you mean 'resolve'?"))
  }
}
