import Foundation
import Testing
import TestSupport

@Suite("Generated pages of the documentation")
struct ReferencePageTests {
  @Test("The page of commands lists each command with its options")
  func commands() throws {
    let tool = try Self.help().command
    let listed = CommandsPage.tasks.flatMap(\.value)
    #expect(listed.sorted() == tool.commands.map(\.commandName).sorted())
    try expectPage(CommandsPage(tool: tool).text, "look/commands.md")
  }

  @Test("The page of outputs shows each output")
  func outputs() throws {
    let export = try #require(Self.help().command.commands.first { $0.commandName == "export" })
    let option = export.arguments?.first { $0.spelling.hasPrefix("--to") }
    let templates = try Tool.run(["template", "list"]).output
    let summaries = Self.summaries("\(export.discussion ?? "")\n\(templates)")
    #expect(summaries.map(\.name) == option?.allValues)
    #expect(Set(summaries.map(\.name)) == Set(OutputsPage.outputs.keys))
    let files = OutputsPage.files.map { (String($0.dropFirst("Themes/".count)), $1 + "\n") }
    try TemporaryThemes.with(Dictionary(uniqueKeysWithValues: files)) { themes in
      let page = try OutputsPage(summaries: summaries).text { name, file in
        guard let file else {
          let result = try themes.run("export", "--to", name)
          #expect(result.status == 0 && result.errors.isEmpty, "\(name): \(result.errors)")
          return ("", result.output)
        }
        let result = try themes.run("export", "--to", name, "--output", name)
        #expect(result.status == 0, "\(name): \(result.errors)")
        let url = themes.folder.appending(path: "\(name)/\(file)")
        return (result.output + result.errors, try String(contentsOf: url, encoding: .utf8))
      }
      try expectPage(page, "look/outputs.md")
    }
  }

  private static func help() throws -> ToolHelp {
    try ToolHelp(Tool.run(["--experimental-dump-help"]).output)
  }

  /// Returns the names and descriptions of a list in which two spaces separate them.
  private static func summaries(_ text: String) -> [(name: String, summary: String)] {
    text.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(?:  )?([a-z0-9-]+) {2,}(\S.*)/) else { return nil }
      return (String(match.1), String(match.2))
    }
  }
}
