import ArgumentParser
import ThemeFiles
import ThemeOutputs
import ThemeRendering
import ThemeValidation

extension ThemeTool {
  /// `themetool tree`: a hierarchy with overrides and effective traits.
  struct Tree: PrintingCommand {
    static let configuration = CommandConfiguration(
      commandName: "tree",
      abstract: "Show a hierarchy with the traits that each node sets and inherits.",
      usage: "themetool tree [<options>]",
      discussion: """
        Examples:
          themetool tree
          themetool tree --hierarchy app --node inspector --format json
        """
    )

    @OptionGroup var library: LibraryOptions

    @Option(
      help: ArgumentHelp("The hierarchy, if there are several.", valueName: "name"),
      completion: .hierarchies
    )
    var hierarchy: String?

    @Option(
      help: ArgumentHelp(
        "Show this node and its descendants: its path, or the end of it.",
        valueName: "path"
      ),
      completion: .nodes
    )
    var node: String?

    @Option(help: ArgumentHelp("How the tree is shown.", valueName: "format"))
    var format: DataFormat = .text

    @OptionGroup var color: ColorOptions
    @OptionGroup var result: ResultOptions

    func run() throws {
      let context = try library.hierarchy(named: hierarchy, color: color)
      let top: Hierarchy.Node?
      do {
        top = try node.map(context.hierarchy.node(at:))
      } catch {
        throw Failure.usage([error])
      }
      color.report(context.library, showsWarnings: false)
      let terminal = result.terminal
      switch format {
      case .text:
        try show(
          HierarchyTree(
            context.hierarchy,
            below: top,
            depth: color.outputDepth(terminal),
            columns: terminal.columns,
            isUTF8: terminal.isUTF8
          ).text
        )
      case .json: try show(context.hierarchy.jsonDocument(below: top))
      }
      try context.library.failIfErrors()
    }
  }
}
