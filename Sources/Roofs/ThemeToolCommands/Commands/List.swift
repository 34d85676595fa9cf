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
        throw ValidationError("--theme is for the colors and groups of a theme")
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
      guard subjects != [.rules] else { return (text(of: [LibraryInventory.rules]), false) }
      do {
        let inventory =
          try themes.first.map { try LibraryInventory(library, theme: $0, showsSamples: true) }
          ?? LibraryInventory(library)
        let inventories = try subjects.map { try inventory.list($0) }
        color.report(inventory.library, showsWarnings: false, besides: &reported)
        return (text(of: inventories), inventory.library.hasErrors)
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
