package import SourceDiagnostics
package import ThemeFiles
package import ThemeHierarchies
package import ThemeValidation

/// The content of a page: a library with its checks, its hierarchies and its findings.
package struct PageInput: Sendable {
  /// The themes, in which errors concern single colors.
  package let library: ThemeLibrary

  /// The checks of the library file.
  package let checks: [ColorCheck]

  /// The hierarchies of the folder.
  package let hierarchies: [HierarchyFile]

  /// The names of the library's traits.
  package let names: TraitNames

  /// The findings of validating the files.
  package var findings: [Diagnostic]

  /// The title of the page: the name of the folder.
  package let title: String

  /// The path of the folder.
  let folderPath: String

  /// The absolute path of the folder that paths of files start from, for links to an editor; nil
  /// for a page without such links.
  package var root: String?

  /// Reads and validates a folder.
  ///
  /// - Parameters:
  ///   - folder: The files.
  ///   - library: The themes to show, if they are read already, as with the conditions of an
  ///     output.
  /// - Throws: `ThemeLibraryError` for errors that don't concern single colors alone.
  package init(_ folder: ThemeFolder, showing library: ThemeLibrary? = nil)
    throws(ThemeLibraryError)
  {
    let validator = ThemeValidator(sections: [.outputs])
    try self.init(ValidatedLibrary(folder, by: validator), showing: library)
  }

  /// Uses the results of validating a folder.
  ///
  /// - Parameters:
  ///   - validated: The results, whose themes are not compiled again.
  ///   - library: The themes to show, if they are read already.
  /// - Throws: `ThemeLibraryError` for errors that don't concern single colors alone.
  package init(_ validated: ValidatedLibrary, showing library: ThemeLibrary? = nil)
    throws(ThemeLibraryError)
  {
    let folder = validated.loader.folder
    var loader = LibraryLoader(settingRulesOf: folder, keeping: validated.loader)
    // Conditions of checks must not become conditions of colors.
    var checkLoader = loader
    checks = checkLoader.readChecks()
    if let library {
      self.library = library
    } else {
      self.library = try ThemeLibrary(&loader, allowsErrors: true)
    }
    hierarchies = validated.hierarchies
    names = loader.names
    findings = validated.diagnostics
    folderPath = folder.path
    let parts = folder.path.split(separator: "/").filter { $0 != "." }
    title = parts.last.map(String.init) ?? "Themes"
  }

  /// Returns the path of a file from the parent of the library's folder, so that the page doesn't
  /// depend on where the library is.
  package func shownPath(of file: String) -> String {
    let folder = folderPath + "/"
    return file.hasPrefix(folder) ? "\(title)/\(file.dropFirst(folder.count))" : file
  }
}
