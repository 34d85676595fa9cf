import ArgumentParser
import SourceDiagnostics
import ThemeFiles
import ThemeRendering
import ThemeValidation

extension ThemeTool {
  /// `themetool list`: the names in a theme library.
  struct List: ThemedCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List the themes, colors, groups, hierarchies, nodes, traits or rules.",
      usage: "themetool list [<options>] [<subject>]",
      discussion: """
        Examples:
          themetool list
          themetool list colors --theme pastel
          themetool list traits --format json
        """
    )

    /// The kind of names to list.
    enum Subject: String, OptionValue {
      case themes, colors, groups, hierarchies, nodes, traits, rules
    }

    @OptionGroup var library: LibraryOptions

    @Option(
      name: .customLong("theme"),
      help: ArgumentHelp(
        "With colors or groups: only those of these themes, also with wildcards such as 'p*'.",
        valueName: "name"
      ),
      completion: .themes
    )
    var themes: [String] = []

    @Option(help: ArgumentHelp("How the names are shown.", valueName: "format"))
    var format: DataFormat = .text

    @OptionGroup var color: ColorOptions
    @OptionGroup var result: ResultOptions

    @Argument(help: "What to list (default: an overview).")
    var subject: Subject?

    func validate() throws {
      if !themes.isEmpty, subject != .colors, subject != .groups {
        throw ValidationError("--theme requires 'list colors' or 'list groups'")
      }
      try refuse(
        ["--themes": library.path != nil && subject == .rules],
        because: "rules are the same for all libraries"
      )
    }

    var isJSON: Bool { format == .json }

    func run() throws { try showThemes() }

    func output(
      besides reported: inout Set<Diagnostic>
    ) throws -> (text: String, hasErrors: Bool) {
      let subjects = subject.map { [$0] } ?? Subject.allCases
      guard subjects != [.rules] else { return (text(of: [Inventory.rules]), false) }
      do {
        let project = try library.project()
        let pairs = project.contrastPairs
        let listed = try project.themeLibrary(
          of: themes.first.map { [$0] },
          allowsErrors: true,
          with: project.checkReading.diagnostics
        )
        let inventories = try subjects.map {
          try project.inventory(of: $0, in: listed, theme: themes.first, pairs: pairs)
        }
        color.report(listed, showsWarnings: false, besides: &reported)
        return (text(of: inventories), listed.hasErrors)
      } catch let error as ThemeLibraryError {
        throw Failure(error, color: color)
      }
    }

    private func text(of inventories: [Inventory]) -> String {
      let terminal = result.terminal
      let columns = terminal.columns
      switch format {
      case .json: return inventories.jsonDocument(theme: themes.first)
      case .text where subject == nil:
        return inventories.overview(columns: columns)
      case .text:
        let depth = color.outputDepth(terminal)
        return inventories.map { $0.text(depth: depth, columns: columns) }.joined()
      }
    }
  }
}
