import SourceDiagnostics
import ThemeFiles
import ThemeHierarchies
import ThemeRendering
import ThemeValidation
import TraitSystem

/// The mock of a hierarchy that `preview` draws.
struct PreviewMock {
  private let hierarchy: Hierarchy
  let library: ThemeLibrary
  private let pairs: [ContrastPair]
  private let names: TraitNames
  private let isDark: Bool
  private let color: ColorOptions

  /// Whether the style is requested, so that no other is shown.
  let hasStyle: Bool

  /// Reads the hierarchy and all themes, and sets the requested traits at the root; with `isDark`,
  /// also the dark style, unless a style is requested.
  init(
    _ options: LibraryOptions,
    hierarchy name: String,
    traits: TraitOptions,
    isDark: Bool = false,
    color: ColorOptions
  ) throws {
    var loader = LibraryLoader(settingRulesOf: try options.folder())
    let requested = try traits.assignments(loader)
    let style = TraitKey(UserInterfaceStyleTrait.self)
    hasStyle = requested.contains { $0.trait == style }
    self.isDark = isDark && !hasStyle
    self.color = color
    do {
      hierarchy = try HierarchyContext.hierarchy(name, &loader)
      pairs = loader.readContrastPairs()
      library = try ThemeLibrary(&loader, allowsErrors: true)
      names = loader.names
    } catch let error as ThemeLibraryError {
      throw Failure(error, color: color)
    }
    let top = hierarchy.file.root.path
    var changes = requested.map {
      HierarchyRedraws.Change(path: top, trait: $0.trait, value: $0.value)
    }
    if self.isDark, let dark = try? style.value("dark") {
      changes.append(HierarchyRedraws.Change(path: top, trait: style, value: dark))
    }
    _ = try redraws(after: changes)
  }

  /// The hierarchy after changes, with the redrawn nodes marked if requested.
  func mock(after settings: [String], isHighlighted: Bool) throws -> HierarchyMock {
    if isHighlighted { try color.checkUses(of: hierarchy, colorsOf: library) }
    let redraws = try redraws(after: TraitSettings(settings, names).changes)
    return HierarchyMock(
      hierarchy,
      colorsOf: library,
      pairs: pairs,
      highlighting: isHighlighted ? redraws : nil,
      isOnDark: isDark
    )
  }

  private func redraws(after changes: [HierarchyRedraws.Change]) throws -> HierarchyRedraws {
    do {
      return try hierarchy.redraws(after: changes, colorsOf: library)
    } catch {
      throw Failure.usage([error])
    }
  }
}
