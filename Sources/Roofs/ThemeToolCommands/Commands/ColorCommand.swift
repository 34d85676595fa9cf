import ArgumentParser
import ColorValues
import TextSupport
import ThemeOutputs
import ThemeRendering

extension ThemeTool {
  /// `themetool color`: single colors, looked at, changed and compared.
  struct ColorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "color",
      abstract: "Look at, convert, mix and compare single colors.",
      discussion: """
        A color is any text of CSS Color 4 and 5 that stands on its own. It is mixed first, then \
        fitted, simulated and converted.

        Examples:
          themetool color "oklch(72% 0.15 12)" --to display-p3
          themetool color teal --mix white --in oklab --format css
          themetool color "#767676" --on white --on black
          themetool color '{text}' --on '{surface}' --theme pastel
          themetool color - --simulate deuteranopia --format jsonl < colors.txt
        """
    )

    @OptionGroup var change: ColorChangeOptions
    @OptionGroup var library: LibraryOptions
    @OptionGroup var traits: TraitOptions

    @Option(
      help: ArgumentHelp("Show the contrast with an opaque color; repeatable.", valueName: "color"),
      completion: .colorReferences
    )
    var on: [String] = []

    @Option(
      help: ArgumentHelp(
        "How the colors are shown.",
        discussion: "jsonl writes one object per line, also for text that is not a color.",
        valueName: "format"
      )
    )
    var format: ColorReport.Format = .swatch

    @OptionGroup var color: ColorOptions
    @OptionGroup var result: ResultOptions

    @Argument(
      help: ArgumentHelp("Colors, or - to read one a line.", valueName: "color"),
      completion: .colorReferences
    )
    var colors: [String]

    func validate() throws {
      if !hasReferences {
        try refuse(
          traits.given + (library.path == nil ? [] : ["--themes"]),
          because: "no color is one of a theme, as in '{text}'"
        )
      }
      try refuse(["--on": format == .css && !on.isEmpty], because: "css shows no contrast")
      guard traits.themes.count > 1 else { return }
      throw ValidationError("'color' accepts --theme only once")
    }

    /// Whether a color is one of a theme.
    private var hasReferences: Bool { (colors + on).contains { $0.contains("{") } }

    /// Reads the library if a color is one of a theme.
    private func context() throws -> ResolvedContext? {
      guard hasReferences else { return nil }
      let context = try ResolvedContext(library, traits: traits, color: color)
      color.report(context.library, showsWarnings: false)
      return context
    }

    /// The backgrounds that colors are compared with.
    private func backgrounds(_ context: ResolvedContext?) throws -> [Color] {
      let backgrounds = try on.map {
        try ColorChangeOptions.color(context?.replacingReferences(in: $0) ?? $0, option: "--on")
      }
      if let translucent = backgrounds.first(where: { $0.alpha < 1 }) {
        throw ValidationError(
          "'\(translucent.displayCSS)' of --on is translucent; expected an opaque background"
        )
      }
      return backgrounds
    }

    func run() throws {
      let terminal = result.terminal
      let context = try context()
      var report = ColorReport(
        format: format,
        changes: try change.changes(),
        backgrounds: try backgrounds(context),
        hasDetails: colors.count == 1 && colors.first != "-",
        depth: color.outputDepth(terminal),
        isUTF8: terminal.isUTF8
      )
      report.columns = terminal.hasKnownWidth ? terminal.columns : nil
      var fileText = ""
      func write(_ text: String) throws {
        if result.isFile { fileText += text } else { try Output.write(text) }
      }
      for text in colors {
        if text == "-" {
          var lines = LineReader()
          while !Output.isClosed, let line = try lines.next() {
            add(line.text, line: line.number, to: &report)
            if lines.isChunkDone || report.isFull { try write(report.takeText()) }
          }
        } else {
          add(try context?.replacingReferences(in: text) ?? text, line: nil, to: &report)
          try write(report.takeText())
        }
      }
      try write(report.end())
      if !fileText.isEmpty {
        try result.show(
          fileText,
          sources: context?.sources ?? SourcePaths(files: []),
          allowsOutside: library.allowsOutside
        )
      }
      guard report.hasErrors else {
        try context?.library.failIfErrors()
        return
      }
      // In `jsonl`, text that is not a color is a finding.
      let kind =
        format == .jsonl ? Failure.Kind.findings : colors.contains("-") ? .cannot : .usage
      throw kind.exitCode
    }

    /// Adds a color to the report, or prints why its text is not one.
    private func add(_ text: String, line: Int?, to report: inout ColorReport) {
      guard let error = report.add(text, line: line) else { return }
      let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
      let hint = isName && line == nil ? "; a color of a theme is written '{\(text)}'" : ""
      Output.error(
        "error: " + (line.map { "line \($0): " } ?? "") + VisibleText.of("\(error)") + hint
      )
    }
  }
}
