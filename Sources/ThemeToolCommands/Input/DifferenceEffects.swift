import ThemeFiles
import ThemeHierarchies
import ThemeOutputs
import ThemeRendering
import ThemeValidation

/// The hierarchies and outputs that the differences between two libraries affect.
struct DifferenceEffects {
  let color: ColorOptions

  /// Returns the nodes of the newer library's hierarchies that look different, and its outputs that
  /// are not up to date.
  func effects(
    from old: ThemeFolder,
    to new: ThemeFolder
  ) throws -> LibraryDifferenceMarkdown.Effects {
    var effects = LibraryDifferenceMarkdown.Effects()
    let input = try ExportInput(
      new,
      reader: InputReader.current,
      readsDeclarations: true,
      allowsErrors: true
    ) { outputs in outputs.contains { $0.format.usesChecks } }
    var run = BuildRun(
      input.declarations,
      of: input,
      isStrict: false,
      isForced: false,
      isWhole: true
    ) { [color] path in try CatalogFiles.open(path, color: color) }
    run.compare()
    // An output that can't be made isn't up to date either.
    effects.outputs = run.outputs.filter { (try? $0.result?.get())?.isEmpty != true }
      .map(\.declaration.name)

    let files = new.files.filter { $0.kind == .hierarchy }
    if files.isEmpty { return effects }
    var oldLoader = LibraryLoader(settingRulesOf: old)
    let before = (library: try ThemeLibrary(&oldLoader, allowsErrors: true), names: oldLoader.names)
    var newLoader = LibraryLoader(settingRulesOf: new)
    let after = (library: input.library, names: input.names)
    for file in files {
      guard let hierarchy = newLoader.readHierarchy(file) else { continue }
      let paths = hierarchy.changedPaths(from: before, to: after)
      if !paths.isEmpty { effects.nodes.append((hierarchy.name, paths)) }
    }
    return effects
  }
}
