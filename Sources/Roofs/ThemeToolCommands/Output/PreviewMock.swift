import SourceDiagnostics
import ThemeFiles
import ThemeOutputs
import ThemeRendering
import ThemeValidation
import TraitSystem

/// The mock of a hierarchy that `preview` draws.
struct PreviewMock {
  private let hierarchy: Hierarchy
  let library: ThemeLibrary
  private let pairs: [ContrastPair]
  private let names: TraitNames
  private let color: ColorOptions

  /// Reads the hierarchy and all themes, and sets the requested traits at the root.
  init(
    _ options: LibraryOptions,
    hierarchy name: String,
    traits: TraitOptions,
    color: ColorOptions
  ) throws {
    let project = try options.project()
    let requested = try traits.assignments(project)
    self.color = color
    do {
      let found = try project.hierarchyWithObjects(name)
      hierarchy = found.hierarchy
      pairs = project.contrastPairs
      library = try project.themeLibrary(
        allowsErrors: true,
        with: found.diagnostics + project.checkReading.diagnostics
      )
      names = project.names
    } catch {
      throw Failure(error, color: color)
    }
    let top = hierarchy.file.root.path
    let changes = requested.map {
      HierarchyRedraws.Change(path: top, trait: $0.trait, value: $0.value)
    }
    _ = try redraws(after: changes)
  }

  /// The hierarchy after changes, with the redrawn nodes marked if requested, and the view of a
  /// page that shows the same.
  func mock(
    after settings: [String],
    isHighlighted: Bool
  ) throws -> (mock: HierarchyMock, start: PageStart) {
    if isHighlighted { try color.checkUses(of: hierarchy, colorsOf: library) }
    let changes = try TraitSettings(settings, names).changes
    let redraws = try redraws(after: changes)
    let mock = HierarchyMock(
      hierarchy,
      colorsOf: library,
      pairs: pairs,
      highlighting: isHighlighted ? redraws : nil
    )
    var start = PageStart()
    start.view = .mock
    start.traits = hierarchy.nodes.first.map(hierarchy.traitCollection) ?? TraitCollection()
    start.hierarchy = hierarchy.file.name
    start.overrides = changes
    start.redraws = isHighlighted ? redraws : nil
    return (mock, start)
  }

  private func redraws(after changes: [HierarchyRedraws.Change]) throws -> HierarchyRedraws {
    do {
      return try hierarchy.redraws(after: changes, colorsOf: library)
    } catch {
      throw Failure.usage([error])
    }
  }
}
