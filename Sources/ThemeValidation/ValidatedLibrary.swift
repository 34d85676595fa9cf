package import SourceDiagnostics
package import ThemeFiles
package import ThemeHierarchies

/// A folder of theme files with its findings, compiled as far as its errors allow.
package struct ValidatedLibrary {
  /// The findings of all rules that are not off, sorted by place.
  package let diagnostics: [Diagnostic]

  /// The contents of the files.
  package let loader: LibraryLoader

  /// The themes as far as they could be read, compiled with the themes that they extend.
  package let themes: [CompiledTheme]

  /// The valid checks of the library file.
  package let checks: [ColorCheck]

  /// The hierarchies as far as they could be read.
  package let hierarchies: [HierarchyFile]

  /// Validates a folder, with the sections of its library file that modules above describe.
  package init(
    _ folder: ThemeFolder,
    reading others: LibraryValidator.OtherSections = { _ in }
  ) {
    var loader = LibraryLoader(settingRulesOf: folder)
    let (context, members, hierarchies) = LibraryValidator.context(
      of: folder,
      &loader,
      reading: others
    )
    diagnostics = LibraryValidator.findings(of: context, &loader)
    self.loader = loader
    themes = members
    checks = context.checks
    self.hierarchies = hierarchies
  }
}
