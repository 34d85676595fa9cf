import ArgumentParser
import SourceDocuments
import ThemeFiles
import ThemeOutputs
import ThemeValidation

extension ThemeTool {
  /// `themetool schema`: the JSON Schema of the files, for editors.
  struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "schema",
      abstract: "Print the JSON Schema of theme, library and hierarchy files.",
      usage: "themetool schema [<options>] [<kind>]",
      discussion: """
        Editors use it to complete and check files. Saved beside the files as 'schema.json', it is \
        used for files that begin with the line

          # yaml-language-server: $schema=schema.json

        The schema checks one file at a time; 'validate' also checks the library as a whole.

        Examples:
          themetool schema > Themes/schema.json
          themetool schema theme
        """
    )

    @OptionGroup var result: ResultOptions

    @Argument(help: ArgumentHelp("The kind of file (default: all).", valueName: "kind"))
    var kind: ThemeFolder.Kind?

    func run() throws {
      try result.show(ThemeFileSchema.text(of: kind, library: .libraryWithOutputs))
    }
  }
}

extension ThemeFolder.Kind: OptionValue {}
