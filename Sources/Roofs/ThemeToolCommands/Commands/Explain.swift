import ArgumentParser
import DynamicColors
import SourceDiagnostics
import TextSupport
import ThemeFiles
import ThemeRendering
import ThemeValidation
import TraitSystem

extension ThemeTool {
  /// `themetool explain NAME`: the origins of values of colors.
  struct Explain: ThemedCommand {
    static let configuration = CommandConfiguration(
      commandName: "explain",
      abstract: "Explain the values of colors: override, variant, references, file and line.",
      discussion: """
        Without a style, the values in light and in dark are explained, if the explanations differ. A \
        name that is not that of a color can be that of a rule.

        Examples:
          themetool explain accent --theme pastel --style dark
          themetool explain 'text*' --format json
          themetool explain accent --uses
          themetool explain contrast
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

    @Option(help: ArgumentHelp("How the explanations are shown.", valueName: "format"))
    var format: DataFormat = .text

    @Flag(help: "Show the colors and nodes that refer to it, and so change with it.")
    var uses = false

    @OptionGroup var color: ColorOptions
    @OptionGroup var result: ResultOptions

    @Argument(
      help: ArgumentHelp("Names of colors, also as in 'text*', or of rules.", valueName: "name"),
      completion: .colors
    )
    var names: [String]

    var isJSON: Bool { format == .json }

    var themes: [String] {
      get { traits.themes }
      set { traits.themes = newValue }
    }

    func run() throws { try showThemes() }

    func output(
      besides reported: inout Set<Diagnostic>
    ) throws -> (text: String, hasErrors: Bool) {
      let context = try ResolvedContext(
        library,
        traits: traits,
        hierarchy: hierarchy,
        node: node,
        color: color
      )
      color.report(context.library, showsWarnings: false, besides: &reported)
      var rules: [Rule] = []
      var problems: [String] = []
      var explained: [[ColorExplanation.Explained]] = []
      for name in try names.flatMap({ try context.expanded($0) }) {
        try context.checkValue(of: name)
        let found = context.traits.styles(withBoth: true).compactMap { traits in
          context.library.explanation(of: name, for: traits).map { ($0, traits) }
        }
        if !found.isEmpty {
          explained.append(found)
        } else if let rule = Rule.reported(named: name) {
          rules.append(rule)
        } else {
          problems.append(context.message(aboutUnknown: name, takesPalette: true))
        }
      }
      guard problems.isEmpty else { throw Failure.usage(problems) }
      if explained.isEmpty {
        try refuse(
          traits.given + (hierarchy == nil ? [] : ["--hierarchy"]) + (node == nil ? [] : ["--node"])
            + (library.path == nil ? [] : ["--themes"]),
          because: "a rule is the same everywhere"
        )
      }
      if uses {
        if let rule = rules.first {
          throw ValidationError("--uses shows colors, not rules: omit '\(rule.id)'")
        }
        let styles = context.traits.styles(withBoth: true)
        let nodes = try color.failing { try context.usingNodes() }
        let uses = ColorUses(in: context.library, for: styles, nodes: nodes)
        let names = explained.compactMap { $0.first?.explanation.name }
        return (text(of: uses, names), context.library.hasErrors)
      }
      return (try text(of: explained, rules, in: context), context.library.hasErrors)
    }

    /// Returns the explanations of colors and rules.
    private func text(
      of explained: [[ColorExplanation.Explained]],
      _ rules: [Rule],
      in context: ResolvedContext
    ) throws -> String {
      switch format {
      case .text:
        let pairs = context.project.contrastPairs
        let texts =
          explained.map { text(of: $0, in: context, pairs: pairs) }
          + rules.map(\.documentationText)
        return texts.joined(separator: "\n")
      case .json where explained.isEmpty: return rules.jsonDocument
      case .json:
        guard rules.isEmpty else {
          throw ValidationError("--format json shows colors or rules: name them separately")
        }
        let theme = context.themeName
        let node = context.node?.definition.path
        return ColorExplanation.jsonDocument(
          of: explained.flatMap(\.self),
          theme: theme,
          node: node
        )
      }
    }

    private func text(of uses: ColorUses, _ names: [String]) -> String {
      switch format {
      case .text: return names.map(uses.text).joined(separator: "\n")
      case .json:
        let colors = names.map(uses.json).jsonLines(indentation: 2)
        let object: JSONObject = ["version": 1, "colors": colors]
        return object.document
      }
    }

    /// Returns the explanation of a color, for each style if they differ.
    private func text(
      of explained: [ColorExplanation.Explained],
      in context: ResolvedContext,
      pairs: [ContrastPair]
    ) -> String {
      let terminal = result.terminal
      func text(
        _ explained: ColorExplanation.Explained,
        style: [ExplanationText.TraitLine] = []
      ) -> String {
        var text = ExplanationText(
          explained.explanation,
          theme: context.themeName,
          node: context.node?.definition.path,
          traits: context.traitLines + style,
          depth: color.outputDepth(terminal),
          columns: terminal.columns
        )
        text.sample = ColorSample(
          of: explained.explanation.name,
          in: context.library.member(for: explained.traits).colors,
          for: explained.traits,
          pairs: pairs
        )
        return text.text
      }
      let plain = explained.map { text($0) }
      guard let first = plain.first, plain.contains(where: { $0 != first }) else {
        return plain.first ?? ""
      }
      return explained.map { found in
        let style = found.traits.userInterfaceStyle == .dark ? "dark" : "light"
        let origin = "both are shown, as no style is requested"
        return text(found, style: [.init(name: "style", value: style, origin: origin)])
      }.joined(separator: "\n")
    }
  }
}
