import ArgumentParser
import SourceDiagnostics
import SourceDocuments
import SwiftSymbols
import TextSupport
import ThemeFiles
import ThemeOutputs
import ThemeRendering
import TraitSystem

extension ThemeTool {
  /// `themetool preview`: pictures of themes.
  struct Preview: WatchingCommand {
    static let configuration = CommandConfiguration(
      commandName: "preview",
      abstract:
        "Draw the colors of a theme, all themes side by side, or a hierarchy in its colors.",
      discussion: """
        A palette sheet shows every color in its group, light and dark side by side, with its \
        values, its description, and the contrast of text with the backgrounds of the library's \
        checks: AAA, AA, AA18 for large text only, or low. Without names, the whole theme is shown. \
        A PNG is drawn by rsvg-convert, resvg, inkscape or magick, the first that is installed.

        Examples:
          themetool preview --theme pastel
          themetool preview --theme bold --format svg accent state > bold.svg
          themetool preview --theme pastel --output pastel.html
          themetool preview --gallery --output themes.png
          themetool preview --gallery --output themes.html --watch
          themetool preview --hierarchy app --set sidebar:style=light --highlight redraw
        """
    )

    /// The format of a picture.
    enum Format: String, OptionValue {
      case ansi, svg, html, png
    }

    /// The nodes to mark in a mock.
    enum Highlight: String, OptionValue {
      case redraw
    }

    @OptionGroup var library: LibraryOptions
    @OptionGroup var traits: TraitOptions

    @Flag(help: "Show all themes side by side, in every style.")
    var gallery = false

    @Option(
      help: ArgumentHelp(
        "Show a mock of this hierarchy, with the requested traits at its root.",
        valueName: "name"
      ),
      completion: .hierarchies
    )
    var hierarchy: String?

    @Option(
      name: .customLong("set"),
      help: ArgumentHelp("Change the hierarchy, as 'redraw' does.", valueName: "node:trait=value"),
      completion: .settings
    )
    var settings: [String] = []

    @Option(help: ArgumentHelp("Mark the nodes that the changes redraw.", valueName: "what"))
    var highlight: Highlight?

    @Option(
      help: ArgumentHelp(
        "The format of the picture (default: that of the ending of --output, or ansi).",
        valueName: "format"
      )
    )
    var format: Format?

    @OptionGroup var result: ResultOptions
    @OptionGroup var dryRun: DryRunOption
    @OptionGroup var color: ColorOptions

    @OptionGroup var watch: WatchOption

    @Argument(
      help: "The colors to show: names, groups such as 'badge', or 'text*' (default: all).",
      completion: .colorsAndGroups
    )
    var names: [String] = []

    var isQuiet: Bool { result.quiet.isOn }

    func validate() throws {
      try watch.check(result.output)
      try dryRun.check(OutputFile(path: result.output ?? OutputFile.standardOutput))
      if try chosenFormat() == .png, result.output == nil {
        throw ValidationError(
          "format 'png' requires --output FILE; '-' is standard output"
        )
      }
      try refuse(firstOf: [
        "--set and --highlight change a hierarchy: name it with --hierarchy":
          hierarchy == nil && (!settings.isEmpty || highlight != nil),
        "name a change to highlight with --set, as in --set root:theme=bold":
          highlight != nil && settings.isEmpty,
        "a mock shows a hierarchy: omit --gallery and names":
          hierarchy != nil && (gallery || !names.isEmpty),
        "a gallery shows all themes and colors: omit --theme and names":
          gallery && (!names.isEmpty || traits.theme != nil),
      ])
      try checkCount(of: traits.themes)
    }

    private func checkCount(of themes: [String]) throws {
      guard themes.count > 1, try hierarchy != nil || chosenFormat() != .ansi else { return }
      throw ValidationError(
        "a picture shows only one theme; use --theme once, or --gallery for all themes"
      )
    }

    /// The format of the picture.
    private func chosenFormat() throws -> Format {
      let chosen = try Format.chosen(
        format,
        option: "--format",
        output: result.output,
        command: "preview"
      )
      if chosen == nil, let output = result.output, !OutputFile(path: output).isStream {
        throw ValidationError(
          "the ending of '--output \(VisibleText.of(output))' chooses no format; expected .svg, .html or .png, or --format"
        )
      }
      return chosen ?? .ansi
    }

    func runOnce() throws {
      try Output.showingProgress("drawing", isQuiet: isQuiet) { try draw(as: chosenFormat()) }
    }

    private func draw(as format: Format) throws {
      let terminal = Terminal.current()
      let depth = color.outputDepth(terminal)
      let themes = try library.themes(named: traits.themes)
      try checkCount(of: themes)
      var reported: Set<Diagnostic> = []
      let drawn = try (themes.isEmpty ? [traits] : themes.map(traits.with)).map {
        try drawing(of: $0, besides: &reported)
      }
      let pictures = drawn.map(\.picture)
      switch format {
      case .ansi:
        let text = pictures.map { $0.ansi(terminal, depth: depth) }.joined(separator: "\n")
        if result.output == nil {
          try color.show(text)
        } else {
          try write(Array(text.utf8), as: format)
        }
      case .svg: try write(pictures.flatMap(\.svg.utf8), as: format)
      case .html:
        let page = try drawn.first.map { try html(start: $0.start) }
        try write(Array((page ?? "").utf8), as: format)
      case .png: try write(pictures.flatMap { try png(of: $0.svg) }, as: format)
      }
      for drawing in drawn { try drawing.library.failIfErrors() }
    }

    /// Draws the picture of one theme or of all themes, and reports the findings.
    private func drawing(
      of traits: TraitOptions,
      besides reported: inout Set<Diagnostic>
    ) throws -> Drawing {
      let drawing = try hierarchy.map { try mock(of: $0, traits: traits) } ?? sheet(traits: traits)
      color.report(drawing.library, showsWarnings: !isQuiet, besides: &reported)
      if !isQuiet { color.report(drawing.picture.findings, besides: &reported) }
      return drawing
    }

    /// Returns the page of the library, which opens with the requested view.
    private func html(start: PageStart) throws -> String {
      let input = try color.failing { try PageInput(library.project()) }
      return ThemePage.html(PageDocument(input, start: start), mode: .file)
    }

    /// Returns a PNG, and reports the messages of the program that draws it.
    private func png(of svg: String) throws -> [UInt8] {
      let picture: (bytes: [UInt8], messages: String)
      do {
        picture = try Rasterizer.png(of: svg)
      } catch {
        if case .failed(_, let messages) = error, !messages.isEmpty { Output.error(messages) }
        throw Failure.cannot("\(error); --format svg needs no other program")
      }
      if !picture.messages.isEmpty { Output.error(picture.messages) }
      return picture.bytes
    }

    private func write(_ bytes: [UInt8], as format: Format) throws {
      let file = OutputFile(path: result.output ?? OutputFile.standardOutput)
      guard !file.isStream else { return try file.writeOrShow(bytes, isSynchronized: false) }
      let marked = format.marked(bytes)
      let guarded = OutputGuard(
        sources: try library.project().sources,
        isForced: result.force.isForced,
        allowsOutside: library.allowsOutside,
        isOwn: OwnershipMarker.isIn
      )
      try guarded.check(file.path, bytes: marked)
      try file.writeOrShow(marked, isSynchronized: false, isDry: dryRun.isOn)
      OutputReport(isQuiet: isQuiet, isDry: dryRun.isOn).wrote(file)
    }
  }
}
