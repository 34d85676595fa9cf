import ArgumentParser
import SourceDiagnostics
import ThemeFiles
import ThemeHierarchies
import ThemeRendering
import ThemeValidation

extension ThemeTool {
  /// `themetool list`: the names in a theme library.
  struct List: PrintingCommand {
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
      help: ArgumentHelp("With colors or groups: only those of this theme.", valueName: "name"),
      completion: .themes
    )
    var theme: String?

    @Option(help: ArgumentHelp("How the names are shown.", valueName: "format"))
    var format: DataFormat = .text

    @OptionGroup var color: ColorOptions
    @OptionGroup var result: ResultOptions

    @Argument(help: "What to list (default: an overview).")
    var subject: Subject?

    func validate() throws {
      if theme != nil, subject != .colors, subject != .groups {
        throw ValidationError("--theme is for the colors and groups of a theme")
      }
    }

    func run() throws {
      let subjects = subject.map { [$0] } ?? Subject.allCases
      let inventories: [Inventory]
      var themes: ThemeLibrary?
      if subjects == [.rules] {
        inventories = [LibraryInventory.rules]
      } else {
        do {
          var inventory =
            try theme.map { try LibraryInventory(library, theme: $0, showsSamples: true) }
            ?? LibraryInventory(library)
          inventories = try subjects.map { try inventory.list($0) }
          color.report(inventory.library, showsWarnings: false)
          themes = inventory.library
        } catch let error as ThemeLibraryError {
          throw Failure(error, color: color)
        }
      }
      let terminal = result.terminal
      let columns = terminal.columns
      switch format {
      case .json: try show(InventoryJSON.text(inventories))
      case .text where subject == nil:
        try show(InventoryText.overview(inventories, columns: columns))
      case .text:
        let depth = color.outputDepth(terminal)
        try show(
          inventories.map { InventoryText.text($0, depth: depth, columns: columns) }.joined()
        )
      }
      try themes?.failIfErrors()
    }
  }
}
