import ArgumentParser
import ThemeFiles
import ThemeHierarchies
import ThemeRendering
import TraitSystem

extension ThemeTool {
  /// `themetool explain NAME`: the origin of a color's value.
  struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "explain",
      abstract: "Explain the value of a color: override, variant, references, file and line.",
      discussion: """
        Examples:
          themetool explain accent --theme pastel --style dark
          themetool explain background --hierarchy app --node sidebar
        """
    )

    @OptionGroup var library: LibraryOptions
    @OptionGroup var traits: TraitOptions

    @Option(
      help: ArgumentHelp("The hierarchy that the node is in.", valueName: "name"),
      completion: .hierarchies
    )
    var hierarchy: String?

    @Option(
      help: ArgumentHelp("The node: its path, or the end of it.", valueName: "path"),
      completion: .nodes
    )
    var node: String?

    @OptionGroup var color: ColorOptions

    @Argument(help: "The color's name.", completion: .colors)
    var name: String

    func run() throws {
      let context = try ResolvedContext(
        library,
        traits: traits,
        hierarchy: hierarchy,
        node: node,
        color: color
      )
      guard let explanation = context.library.explanation(of: name, for: context.traits) else {
        throw Failure.cannot(UnknownName(in: context, takesPalette: true).message(for: name))
      }
      let terminal = Terminal.current()
      try color.show(
        ExplanationText(
          explanation,
          theme: context.library.member(for: context.traits).chain.last?.name ?? "",
          node: context.node?.definition.path,
          traits: context.traitLines,
          depth: color.outputDepth(terminal),
          columns: terminal.columns
        ).text
      )
    }
  }
}
