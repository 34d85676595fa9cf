package import SourceDiagnostics
import SourceDocuments

/// Finds everything that is wrong with a folder of theme, library and hierarchy files.
package enum LibraryValidator {
  /// Reads everything in `folder`, and looks at it by all rules that aren't off.
  ///
  /// - Returns: all findings, sorted by place.
  package static func findings(in folder: ThemeFolder) -> [Diagnostic] {
    var loader = LibraryLoader(folder)
    let context = context(of: folder, &loader)
    let catalogs = loader.readCatalogs()
    let isOff = loader.isOff
    loader.report { findings in
      findings.append(contentsOf: catalogs.diagnostics)
      RuleRunner.run(context, isOff: isOff, &findings)
    }
    return loader.diagnosticsWithComments()
  }

  /// What rules look at; what is wrong with the files as such is reported on the way.
  static func context(of folder: ThemeFolder, _ loader: inout LibraryLoader) -> RuleContext {
    let names = folder.themeNames
    let checks = loader.readChecks()
    loader.readThemes(names)
    let members = loader.compile(names)
    var hierarchies: [HierarchyFile] = []
    for file in folder.files {
      switch file.kind {
      case .hierarchy:
        if let hierarchy = readHierarchy(file, &loader) { hierarchies.append(hierarchy) }
      case nil: validateUnknown(file, &loader)
      case .library, .theme: break
      }
    }
    let errors = loader.findings.diagnostics.filter { $0.severity == .error }
    return RuleContext(
      themes: names.compactMap { loader.themes[$0] },
      members: members,
      checks: checks,
      hierarchies: hierarchies,
      names: loader.names,
      themeTrait: loader.themeTrait,
      defaultTheme: loader.defaultTheme,
      table: loader.table,
      faultyFiles: Set(errors.compactMap { $0.excerpt?.file })
    )
  }

  private static func readHierarchy(
    _ file: ThemeFolder.File,
    _ loader: inout LibraryLoader
  ) -> HierarchyFile? {
    guard let document = loader.document(of: file.source) else { return nil }
    let names = loader.names
    var hierarchy: HierarchyFile?
    loader.report { hierarchy = HierarchyReader.read(document, names: names, &$0) }
    return hierarchy
  }

  /// A file that doesn't say what it is, or that can't be read far enough to tell.
  private static func validateUnknown(_ file: ThemeFolder.File, _ loader: inout LibraryLoader) {
    guard let document = loader.document(of: file.source) else { return }
    let root = document.root
    let kinds = ThemeFolder.Kind.allCases.map(\.rawValue)
    loader.report { findings in
      guard let mapping = MappingReader(root, "a file of a theme library", &findings) else {
        return
      }
      let key = mapping.node.entries.first { _ in true }?.key
      let hint = key.map { Spelling.hint(for: $0.text, among: kinds) } ?? ""
      findings.add(
        .unknownKey,
        "the first key must say what the file is, 'library:', 'theme:' or 'hierarchy:'\(hint)",
        at: (key ?? root).excerpt
      )
    }
  }
}
