import ArgumentParser
import SourceDiagnostics
import ThemeFiles
import ThemeOutputs
import ThemeRendering

extension ThemeTool {
  /// `themetool template`: the templates of outputs.
  struct TemplateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "template",
      abstract: "Check templates, and show their data and the templates that ship.",
      discussion: """
        A template is a file in the Mustache language, whose output has the colors of themes: for \
        terminals, editors and languages without a built-in format.

        Examples:
          themetool template list
          themetool template show kitty > kitty.mustache
          themetool template check kitty.mustache
          themetool template data --theme pastel
        """,
      subcommands: [Check.self, Data.self, ListTemplates.self, Show.self]
    )

    /// `themetool template check`: the errors of templates.
    struct Check: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Find errors in templates.",
        discussion: """
          Checks the syntax, and the names that the templates read against the theme library. Values \
          of colors that no file of a template has are reported as warnings.

          Examples:
            themetool template check kitty.mustache
            themetool template check templates/*.mustache --strict
          """
      )

      @OptionGroup var library: LibraryOptions

      @OptionGroup var reporting: ReportOptions

      @OptionGroup var color: ColorOptions

      @Argument(
        help: ArgumentHelp("The templates.", valueName: "file"),
        completion: .file(extensions: ["mustache"])
      )
      var files: [String]

      func run() throws {
        let input = try library.exportInput(color: color)
        var report = ValidationPaths.Report()
        report.files = files
        for file in files {
          do throws(ThemeTemplateError) {
            let template = try ThemeTemplate(contentsOf: file, reader: InputReader.current)
            report.diagnostics += input.selection(template.findings(for: input.library))
          } catch {
            if case .file(let error) = error { throw Failure.cannot(error) }
            report.diagnostics += error.diagnostics
          }
        }
        try reporting.write(report, command: "template check", color: color)
        if report.diagnostics.contains(where: reporting.fails) {
          throw ExitCode(Failure.Kind.findings.rawValue)
        }
      }
    }

    /// `themetool template data`: the data of templates.
    struct Data: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "data",
        abstract: "Print the data that templates read, as JSON.",
        discussion: """
          Names of colors, themes and groups also have the spellings camel, pascal, snake, kebab, \
          constant and title, and a color has its value under each condition, such as dark.hex.

          Examples:
            themetool template data
            themetool template data --theme pastel --where dark
          """
      )

      @OptionGroup var library: LibraryOptions

      @Option(
        name: .customLong("theme"),
        help: ArgumentHelp("Only this theme.", valueName: "name"),
        completion: .themes
      )
      var themes: [String] = []

      @Option(
        name: .customLong("where"),
        help: ArgumentHelp(
          "Only values under this condition, such as dark or density=compact.",
          valueName: "condition"
        )
      )
      var conditions: [String] = []

      @OptionGroup var color: ColorOptions
      @OptionGroup var result: ResultOptions

      func run() throws {
        let input = try library.exportInput(themes: themes.isEmpty ? nil : themes, color: color)
        var settings = TemplateSettings()
        settings.conditions = conditions
        do {
          let pairs = CheckedPair.pairs(of: input.checks)
          try result.show(
            TemplateDataJSON.text(of: input.library, settings: settings, pairs: pairs),
            sources: library.sources()
          )
        } catch let error as ThemeTemplateError {
          throw Failure.cannot(error.diagnostics.map(\.message))
        }
      }
    }

    /// `themetool template list`: the templates that ship.
    struct ListTemplates: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the templates that ship."
      )

      func run() throws {
        let terminal = Terminal.current()
        let columns = terminal.hasKnownWidth ? terminal.columns : .max
        try Output.write(OutputFormat.list(OutputFormat.templates, columns: columns) + "\n")
      }
    }

    /// `themetool template show`: the text of a template that ships.
    struct Show: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Print a template that ships, as a start for your own."
      )

      @OptionGroup var result: ResultOptions

      @Argument(
        help: "The name of the template.",
        completion: .list(ShippedTemplate.names)
      )
      var name: String

      func run() throws {
        guard let text = ShippedTemplate.text(named: name) else {
          let known = ShippedTemplate.names
          let hint = Spelling.hint(for: name, among: known)
          let list = hint.isEmpty ? "; available templates: \(Spelling.list(known))" : hint
          throw Failure.cannot("'\(name)' is not a template that ships\(list)")
        }
        try result.show(text)
      }
    }
  }
}
