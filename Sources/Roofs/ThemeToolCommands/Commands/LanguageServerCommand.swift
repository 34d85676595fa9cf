import ArgumentParser
import ThemeLanguageServer

extension ThemeTool {
  /// `themetool language-server`: findings, values and changes for editors.
  struct LanguageServerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "language-server",
      abstract: "Serve an editor: findings, colors, completion, navigation, renaming.",
      discussion: """
        Speaks the Language Server Protocol 3.17 on standard input and output. Editors start it \
        for YAML files; the folder 'Editors' of the project has their configuration.

        Example:
          themetool language-server
        """,
      aliases: ["lsp"]
    )

    @Flag(help: "Accepted from editors that name the way of communication; it is always this one.")
    var stdio = false

    func run() throws {
      let status = ServerLoop.run(version: ThemeTool.versionNumber)
      if status != 0 { throw ExitCode(status) }
    }
  }
}
