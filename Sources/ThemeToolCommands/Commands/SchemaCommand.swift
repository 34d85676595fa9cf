import ArgumentParser
import SourceDocuments
import ThemeFiles
import ThemeValidation

extension ThemeTool {
  /// `themetool schema`: the JSON Schema of the files, for editors.
  struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "schema",
      abstract: "Print the JSON Schema of theme, library and hierarchy files.",
      discussion: """
        Editors complete and check files by it. Beside the files, as 'schema.json', it is found \
        by those that begin with the line

          # yaml-language-server: $schema=schema.json

        The schema sees one file at a time; 'validate' checks all that needs more.

        Examples:
          themetool schema > Themes/schema.json
          themetool schema theme
        """
    )

    @Argument(help: ArgumentHelp("library, theme or hierarchy; all without.", valueName: "kind"))
    var kind: ThemeFolder.Kind?

    func run() throws {
      try Output.write(ThemeFileSchema.text(of: kind))
    }
  }
}

extension ThemeFolder.Kind: ExpressibleByArgument {}
