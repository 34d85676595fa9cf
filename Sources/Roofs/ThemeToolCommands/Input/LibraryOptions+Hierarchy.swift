import SourceDiagnostics
import ThemeFiles
import ThemeValidation

extension LibraryOptions {
  /// Returns the hierarchy that a command works on, with the library beside it.
  ///
  /// - Parameters:
  ///   - name: The hierarchy; nil for the only one.
  ///   - readsChecks: Whether the library has the findings about the texts of its checks.
  ///   - color: Whether messages are colored.
  /// - Returns: The hierarchy with new objects, and what it belongs to.
  /// - Throws: ``Failure``.
  func hierarchy(
    named name: String?,
    readsChecks: Bool = false,
    color: ColorOptions
  ) throws -> (hierarchy: Hierarchy, library: ThemeLibrary, project: ThemeProject) {
    let project = try project()
    return try color.failing {
      let (hierarchy, findings) = try project.hierarchyWithObjects(name)
      let library = try project.themeLibrary(
        allowsErrors: true,
        with: findings + (readsChecks ? project.checkReading.diagnostics : [])
      )
      return (hierarchy, library, project)
    }
  }
}

extension Hierarchy {
  /// Makes changes, and returns what they redraw.
  ///
  /// - Throws: ``Failure`` if a change is of no node.
  func redraws(
    afterRequested changes: [HierarchyRedraws.Change],
    colorsOf library: ThemeLibrary
  ) throws -> HierarchyRedraws {
    do {
      return try redraws(after: changes, colorsOf: library)
    } catch {
      throw Failure.usage([error])
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
