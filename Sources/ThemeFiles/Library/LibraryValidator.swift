import DynamicColors
package import SourceDiagnostics
import SourceDocuments

/// Finds everything that is wrong with a folder of theme, library and hierarchy files.
package enum LibraryValidator {
  /// Reads everything in `folder`, and proves the library's checks for all themes.
  ///
  /// - Returns: all findings, sorted by place.
  package static func findings(in folder: ThemeFolder) -> [Diagnostic] {
    var loader = LibraryLoader(folder)
    let names = folder.themeNames
    let checks = loader.readChecks()
    loader.readThemes(names)
    let members = loader.compile(names)
    let catalogs = loader.readCatalogs()
    loader.report { $0.append(contentsOf: catalogs.diagnostics) }
    loader.report { CheckRunner(members).run(checks, &$0) }
    for file in folder.files {
      switch file.kind {
      case .hierarchy: validateHierarchy(file, members, &loader)
      case nil: validateUnknown(file, &loader)
      case .library, .theme: break
      }
    }
    return loader.diagnostics
  }

  private static func validateHierarchy(
    _ file: ThemeFolder.File,
    _ members: [ThemeLibrary.Member],
    _ loader: inout LibraryLoader
  ) {
    guard let document = loader.document(of: file.source) else { return }
    let names = loader.names
    loader.report { findings in
      guard let hierarchy = HierarchyReader.read(document, names: names, &findings) else { return }
      reportUnknownColors(hierarchy.root, members, &findings)
    }
  }

  private static func reportUnknownColors(
    _ node: HierarchyFile.Node,
    _ members: [ThemeLibrary.Member],
    _ findings: inout Findings
  ) {
    for use in node.uses where !members.isEmpty {
      guard !members.contains(where: { $0.colors.index(of: use.color) != nil }) else { continue }
      let hint = Spelling.hint(for: use.color, among: members.flatMap { $0.colors.colorNames })
      findings.add(
        .unknownNodeColor,
        "no theme has a colour '\(use.color)'\(hint)",
        at: use.excerpt
      )
    }
    for child in node.children { reportUnknownColors(child, members, &findings) }
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
