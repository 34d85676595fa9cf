import DynamicColors
import SourceDiagnostics
import ThemeFiles
import ThemeOutputs
import ThemeRendering
import ThemeValidation
import TraitSystem

extension ThemeTool.Preview {
  /// A picture, its library, and the view of a page that shows the same.
  typealias Drawing = (picture: PreviewPicture, library: ThemeLibrary, start: PageStart)

  /// Draws the mock of a hierarchy, with the requested traits at its root and then the changes.
  func mock(of name: String, traits: TraitOptions) throws -> Drawing {
    let requested = try traits.assignments(library.project())
    let (hierarchy, library, project) = try library.hierarchy(
      named: name,
      readsChecks: true,
      color: color
    )
    let top = hierarchy.file.root.path
    _ = try hierarchy.redraws(
      afterRequested: requested.map { .init(path: top, trait: $0.trait, value: $0.value) },
      colorsOf: library
    )
    let isHighlighted = highlight != nil
    if isHighlighted { try color.checkUses(of: hierarchy, colorsOf: library) }
    let changes = try project.names.changes(settings)
    let redraws = try hierarchy.redraws(afterRequested: changes, colorsOf: library)
    let mock = HierarchyMock(
      hierarchy,
      colorsOf: library,
      pairs: project.contrastPairs,
      highlighting: isHighlighted ? redraws : nil
    )
    var start = PageStart()
    start.view = .mock
    start.traits = hierarchy.nodes.first.map(hierarchy.traitCollection) ?? TraitCollection()
    start.hierarchy = hierarchy.file.name
    start.overrides = changes
    start.redraws = isHighlighted ? redraws : nil
    return (.mock(mock), library, start)
  }

  /// Draws the gallery of all themes, or the sheet of one, with the colors that are named and those
  /// of groups that are.
  ///
  /// No more themes are read than the picture needs.
  func sheet(traits options: TraitOptions) throws -> Drawing {
    let project = try library.project()
    let traits = try options.collection(project)
    let library = try color.failing {
      try project.themeLibrary(
        of: gallery ? nil : [project.theme(for: traits)],
        allowsErrors: true,
        with: project.checkReading.diagnostics
      )
    }
    guard !library.colorNames.isEmpty else {
      throw Failure.cannot("the library has no color to show; add one to 'colors:' of a theme")
    }
    let pairs = project.contrastPairs
    var start = PageStart()
    start.view = gallery ? .gallery : .colors
    start.traits = traits
    if gallery {
      return (.gallery(ThemeGallery(library, traits: traits, pairs: pairs)), library, start)
    }
    if !names.isEmpty {
      let palette = library.palette(for: traits, hasSources: false)
      let filtered = try PaletteFilter(names).apply(to: palette)
      start.names = filtered.entries.map(\.name) + filtered.invalidNames
    }
    let shown = names.isEmpty ? nil : Set(start.names)
    let sheet = PaletteSheet(library, traits: traits, pairs: pairs, showing: shown)
    return (.sheet(sheet), library, start)
  }
}
