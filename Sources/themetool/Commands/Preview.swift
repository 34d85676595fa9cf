import ArgumentParser
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemePreviews
import TraitSystem

extension ThemeTool {
  /// `themetool preview`: pictures of themes.
  struct Preview: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "preview",
      abstract: "Draw the colours of a theme, or all themes side by side.",
      discussion: """
        A palette sheet shows every colour in its group, light and dark side by side, with its \
        values, what it is for, and how well text stands out from what the library's checks put \
        behind it: AAA, AA, AA18 for large text alone, or low. Without colours to look at, the \
        whole theme is shown. A PNG is made by rsvg-convert, resvg, inkscape or magick, \
        whichever is installed.

        Examples:
          themetool preview --theme pastel
          themetool preview --theme bold --format svg accent state > bold.svg
          themetool preview --theme pastel --format html --output pastel.html
          themetool preview --gallery --format png --output themes.png
        """
    )

    /// What a picture is drawn as.
    enum Format: String, ExpressibleByArgument, CaseIterable {
      case ansi, svg, html, png
    }

    @OptionGroup var library: LibraryOptions
    @OptionGroup var traits: TraitOptions

    @Flag(help: "Show all themes side by side, in every style.")
    var gallery = false

    @Option(help: ArgumentHelp("ansi, svg, html or png.", valueName: "format"))
    var format: Format = .ansi

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp("The file to write; standard output without.", valueName: "file")
    )
    var output: String?

    @OptionGroup var color: ColorOptions

    @Flag(name: .shortAndLong, help: "Don't show warnings.")
    var quiet = false

    @Argument(help: "The colours to show: names, or groups such as 'badge'; all without any.")
    var names: [String] = []

    func validate() throws {
      if format == .png, output == nil {
        throw ValidationError("a PNG needs a file: name it with --output")
      }
      if gallery, !names.isEmpty || traits.theme != nil {
        throw ValidationError("a gallery shows all themes and colours: leave --theme and names out")
      }
    }

    func run() throws {
      let terminal = Terminal.current()
      let sheets = try PreviewSheets(
        library,
        traits: traits,
        color: color,
        hasAllThemes: gallery
      )
      if gallery {
        let gallery = sheets.gallery
        report(sheets.warnings + gallery.findings, terminal)
        switch format {
        case .ansi:
          try write(
            ThemeGalleryText(
              gallery,
              depth: color.outputDepth(terminal),
              columns: terminal.columns,
              isUTF8: terminal.isUTF8
            ).text
          )
        case .svg: try write(ThemeGallerySVG(gallery).text)
        case .html: try write(ThemeGalleryHTML(gallery).text)
        case .png: try writeImage(ThemeGallerySVG(gallery).text)
        }
      } else {
        let sheet = try sheets.sheet(showing: names)
        report(sheets.warnings + sheet.findings, terminal)
        switch format {
        case .ansi:
          try write(
            PaletteSheetText(
              sheet,
              depth: color.outputDepth(terminal),
              columns: terminal.columns,
              isUTF8: terminal.isUTF8
            ).text
          )
        case .svg: try write(PaletteSheetSVG(sheet).text)
        case .html: try write(PaletteSheetHTML(sheet).text)
        case .png: try writeImage(PaletteSheetSVG(sheet).text)
        }
      }
    }

    private func report(_ findings: [Diagnostic], _ terminal: Terminal) {
      guard !quiet, !findings.isEmpty else { return }
      let printer = DiagnosticTextPrinter(color: color.usesColorForErrors(terminal))
      Output.error(printer.text(for: findings))
    }

    private func write(_ text: String) throws {
      guard output != nil else { return try Output.write(text) }
      try writeFile(Array(text.utf8))
    }

    private func writeImage(_ svg: String) throws {
      try writeFile(Rasterizer.png(of: svg))
    }

    private func writeFile(_ bytes: [UInt8]) throws {
      guard let output else { return }
      do throws(FileError) {
        try LocalFiles().write(bytes, to: output)
      } catch {
        throw Failure.cannot(error)
      }
    }
  }
}
