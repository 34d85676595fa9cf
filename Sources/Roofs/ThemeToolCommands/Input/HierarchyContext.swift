import SourceDiagnostics
import ThemeFiles
import ThemeValidation

/// The hierarchy that a command works on, with the library beside it.
struct HierarchyContext {
  let hierarchy: Hierarchy
  let library: ThemeLibrary
  let names: TraitNames

  init(_ options: LibraryOptions, hierarchy name: String?, color: ColorOptions) throws {
    let project = try options.project()
    do {
      let found = try project.hierarchyWithObjects(name)
      hierarchy = found.hierarchy
      library = try project.themeLibrary(allowsErrors: true, with: found.diagnostics)
      names = project.names
    } catch {
      throw Failure(error, color: color)
    }
  }
}

extension ThemeProject {
  /// Returns the hierarchy called `name`, or the only one, with new objects, and the findings about
  /// it.
  func hierarchyWithObjects(
    _ name: String?
  ) throws(ThemeLibraryError) -> (hierarchy: Hierarchy, diagnostics: [Diagnostic]) {
    let (file, diagnostics) = try hierarchy(name)
    return (Hierarchy(file, names: names), diagnostics)
  }
}
