import AssetCatalogs
import ThemeFiles
import ThemeOutputs
import ThemeRendering
import ThemeValidation

extension ThemeTool.Diff {
  /// Returns the nodes of the newer library's hierarchies that look different, and its outputs that
  /// are not up to date.
  func effects(
    from old: ThemeProject,
    to new: ThemeProject
  ) throws -> LibraryDifferenceMarkdown.Effects {
    var effects = LibraryDifferenceMarkdown.Effects()
    let declarations = new.exports.declarations
    let library = try new.outputLibrary(
      readsExports: true,
      usesChecks: declarations.contains { $0.format.usesChecks }
    )
    var run = BuildRun(
      declarations,
      of: new,
      library: library,
      isStrict: false,
      isForced: false,
      isWhole: true
    ) { [color] path in try AssetCatalog.open(path, color: color) }
    run.compare()
    // An output that can't be made isn't up to date either.
    effects.outputs = run.outputs.filter { (try? $0.result?.get())?.isEmpty != true }
      .map(\.declaration.name)

    let hierarchies = new.hierarchies
    if hierarchies.isEmpty { return effects }
    let before = (library: try old.themeLibrary(allowsErrors: true), names: old.names)
    let after = (library: library, names: new.names)
    for hierarchy in hierarchies {
      let paths = hierarchy.changedPaths(from: before, to: after)
      if !paths.isEmpty { effects.nodes.append((hierarchy.name, paths)) }
    }
    return effects
  }
}
