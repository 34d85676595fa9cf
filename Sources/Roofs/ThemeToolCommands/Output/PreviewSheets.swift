import DynamicColors
import SourceDiagnostics
import ThemeFiles
import ThemeOutputs
import ThemeRendering
import ThemeValidation
import TraitSystem

/// The sheets and galleries that `preview` draws, from a theme library.
struct PreviewSheets {
  let library: ThemeLibrary
  private let pairs: [ContrastPair]
  private let traits: TraitCollection

  /// Reads no more themes than one sheet needs, or all for a gallery.
  init(
    _ options: LibraryOptions,
    traits traitOptions: TraitOptions,
    color: ColorOptions,
    hasAllThemes: Bool = false
  ) throws {
    let project = try options.project()
    let requested = try traitOptions.assignments(project)
    let traits = TraitCollection { traits in
      for assignment in requested { traits.set(assignment.value, for: assignment.trait) }
    }
    pairs = project.contrastPairs
    do {
      library = try project.themeLibrary(
        of: hasAllThemes ? nil : [project.theme(for: traits)],
        allowsErrors: true,
        with: project.checkReading.diagnostics
      )
    } catch {
      throw Failure(error, color: color)
    }
    self.traits = traits
    guard !library.colorNames.isEmpty else {
      throw Failure.cannot("the library has no color to show; add one to 'colors:' of a theme")
    }
  }

  /// The sheet of one theme, with the colors called `names` and those of groups called so.
  func sheet(showing names: [String]) throws -> PaletteSheet {
    guard !names.isEmpty else { return PaletteSheet(library, traits: traits, pairs: pairs) }
    let shown = Set(try shownNames(names))
    return PaletteSheet(library, traits: traits, pairs: pairs, showing: shown)
  }

  /// The view of a page that shows the same colors.
  func start(_ view: PageStart.View, showing names: [String]) throws -> PageStart {
    var start = PageStart()
    start.view = view
    start.traits = traits
    start.names = names.isEmpty ? [] : try shownNames(names)
    return start
  }

  private func shownNames(_ names: [String]) throws -> [String] {
    let palette = library.palette(for: traits, hasSources: false)
    let filtered = try PaletteFilter(names).apply(to: palette)
    return filtered.entries.map(\.name) + filtered.invalidNames
  }

  /// All themes under each style.
  var gallery: ThemeGallery { ThemeGallery(library, traits: traits, pairs: pairs) }
}
