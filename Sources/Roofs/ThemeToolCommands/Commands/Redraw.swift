import ArgumentParser
import ThemeFiles
import ThemeOutputs
import ThemeRendering
import ThemeValidation

extension ThemeTool {
  /// `themetool redraw`: the nodes that a change would redraw, and why.
  struct Redraw: PrintingCommand {
    static let configuration = CommandConfiguration(
      commandName: "redraw",
      abstract: "Show which nodes a change of traits would redraw, for which colors, and why.",
      usage: "themetool redraw [<options>]",
      discussion: """
        Nodes that only coarse tracking would redraw, as in UIKit, are listed separately.

        Examples:
          themetool redraw --set sidebar:style=light
          themetool redraw --set device:contrast=high --set root:theme=bold --format json
          themetool redraw --set list:density=inherit
        """
    )

    @OptionGroup var library: LibraryOptions

    @Option(
      help: ArgumentHelp("The hierarchy, if there are several.", valueName: "name"),
      completion: .hierarchies
    )
    var hierarchy: String?

    @Option(
      name: .customLong("set"),
      help: ArgumentHelp(
        "An override to set, or 'inherit' to remove it; 'device' sets a device trait.",
        valueName: "node:trait=value"
      ),
      completion: .settings
    )
    var settings: [String] = []

    @Option(help: ArgumentHelp("How the changes are shown.", valueName: "format"))
    var format: DataFormat = .text

    @OptionGroup var color: ColorOptions
    @OptionGroup var result: ResultOptions

    func validate() throws {
      try refuse(firstOf: [
        "name a change with --set, as in --set root:theme=bold": settings.isEmpty
      ])
    }

    func run() throws {
      let context = try library.hierarchy(named: hierarchy, color: color)
      try color.checkUses(of: context.hierarchy, colorsOf: context.library)
      color.report(context.library, showsWarnings: false)
      let redraws = try context.hierarchy.redraws(
        afterRequested: context.project.names.changes(settings),
        colorsOf: context.library
      )
      switch format {
      case .text:
        let terminal = result.terminal
        let depth = color.outputDepth(terminal)
        try show(RedrawText(redraws, depth: depth, columns: terminal.columns).text)
      case .json: try show(redraws.jsonDocument)
      }
      try context.library.failIfErrors()
    }
  }
}
