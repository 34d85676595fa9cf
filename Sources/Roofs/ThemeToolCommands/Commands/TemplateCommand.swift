import ArgumentParser
import SourceDiagnostics
import ThemeFiles
import ThemeOutputs
import ThemeRendering
import ThemeValidation

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
          of colors that no file of a template has are reported as warnings. A template that reads a \
          color without a valid value is refused.

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
        let input = try library.outputs(color: color)
        var report = ValidationPaths.Report()
        report.files = files
        report.diagnostics = input.library.findings.filter { $0.severity == .error }
        let pairs = CheckedPair.pairs(of: input.project.checks)
        for file in files {
          do throws(ThemeTemplateError) {
            let template = try ThemeTemplate(contentsOf: file, reader: ThemeTool.reader)
            report.diagnostics += input.project.selection(of: template.findings(for: input.library))
            let error = template.invalidColorsError(for: input.library, pairs: pairs)
            report.failures += error.map { [Failure($0, color: color).description] } ?? []
          } catch {
            if case .file(let error) = error { throw Failure.cannot(error) }
            report.diagnostics += error.diagnostics
          }
        }
        try reporting.write(
          report,
          command: "template check",
          color: color,
          allowsOutside: library.allowsOutside
        )
        for failure in report.failures { Output.error(failure) }
        if report.diagnostics.contains(where: reporting.fails) {
          throw Failure.Kind.findings.exitCode
        }
        try input.library.failIfErrors()
      }
    }

    /// `themetool template data`: the data of templates.
    struct Data: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "data",
        abstract: "Print the data that templates read, as JSON.",
        discussion: """
          Names of colors, themes and groups also have the spellings camel, pascal, snake, kebab, \
          constant and title, and a color has its value under each condition, such as dark.hex. Colors \
          without a valid value are left out.

          Examples:
            themetool template data
            themetool template data --theme pastel --where dark
          """
      )

      @OptionGroup var library: LibraryOptions

      @Option(
        name: .customLong("theme"),
        help: ArgumentHelp("Only this theme, or a pattern, as in 'p*'.", valueName: "name"),
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
        let input = try library.outputs(themes: themes.isEmpty ? nil : themes, color: color)
        var settings = TemplateSettings()
        settings.conditions = conditions
        do {
          let pairs = CheckedPair.pairs(of: input.project.checks)
          let valid = try input.library.withoutInvalidColors()
          let text = try TemplateDataJSON.text(of: valid, settings: settings, pairs: pairs)
          color.report(input.library, showsWarnings: false)
          Output.report(omission: InvalidColorsError.omission(of: input.library, from: "the data"))
          try result.show(
            text,
            sources: library.project().sources,
            allowsOutside: library.allowsOutside
          )
        } catch let error as ThemeTemplateError {
          throw Failure.cannot(error.diagnostics.map(\.message))
        } catch let error as ThemeLibraryError {
          throw Failure(error, color: color)
        }
        try input.library.failIfErrors()
      }
    }

    /// `themetool template list`: the templates that ship.
    struct ListTemplates: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the templates that ship."
      )

      @OptionGroup var result: ResultOptions

      @Argument(
        help: ArgumentHelp(
          "Only these, also with wildcards such as 'v*' (default: all).",
          valueName: "name"
        ),
        completion: .list(ShippedTemplate.names)
      )
      var names: [String] = []

      func run() throws {
        let terminal = result.terminal
        let columns = terminal.hasKnownWidth ? terminal.columns : .max
        let chosen = try names.isEmpty ? ShippedTemplate.names : names.flatMap(Show.names(of:))
        let formats = OutputFormat.templates.filter { chosen.contains($0.name) }
        try result.show(OutputFormat.list(formats, columns: columns) + "\n")
      }
    }

    /// `themetool template show`: the text of a template that ships.
    struct Show: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Print a template that ships, as a start for your own."
      )

      @OptionGroup var result: ResultOptions

      @Argument(help: "The name of the template.", completion: .list(ShippedTemplate.names))
      var name: String

      func run() throws {
        let names = try Self.names(of: name)
        guard let text = names.first.flatMap(ShippedTemplate.text), names.count == 1 else {
          throw Failure.cannot(
            "several templates have names of the form '\(name)': \(Spelling.list(names)); name one"
          )
        }
        try result.show(text)
      }

      /// Returns the names of the shipped templates that match a name, also with wildcards.
      ///
      /// - Throws: ``Failure`` if there are none.
      fileprivate static func names(of form: String) throws -> [String] {
        let known = ShippedTemplate.names
        let found = known.filter { PaletteFilter.matches($0, form: form) }
        guard found.isEmpty else { return found }
        if PaletteFilter.isPattern(form) {
          throw Failure.usage([PaletteFilter.noMatch("template", form: form, among: known)])
        }
        let list = Spelling.alternatives(to: form, "templates", among: known)
        throw Failure.usage(["'\(form)' is not a template that ships\(list)"])
      }
    }
  }
}
