import SourceDiagnostics
import SourceDocuments
package import ThemeFiles
public import ThemeValidation

extension LibraryLoader {
  /// Reads the outputs that the library file declares; errors are reported.
  @discardableResult
  package mutating func readExports() -> [ExportDeclaration] {
    guard let node = library.exports else { return [] }
    let scope = OutputScope(
      of: folder,
      catalogs: library.catalogs.map(\.path),
      templates: templates
    )
    let (themes, names, themeTrait) = (folder.themeNames, names, themeTrait)
    var declarations: [ExportDeclaration] = []
    report { findings in
      declarations = ExportDeclarationReader.read(
        node,
        themes: themes,
        names: names,
        themeTrait: themeTrait,
        scope: scope,
        reporting: &findings
      )
    }
    return declarations
  }

  /// The paths of the templates that the library file declares, also in entries with errors.
  package var templatePaths: [String] { templates.map(folder.path(ofFile:)) }

  private var templates: [String] {
    library.exports?.elements.compactMap { $0[.template]?.text } ?? []
  }
}

extension ThemeValidator.Section {
  /// The outputs in `exports:` of the library file.
  public static let outputs = Self { $0.readExports() }
}
