import DynamicColors
package import SourceDiagnostics
import SourceDocuments
import SwiftSymbols
package import ThemeFiles
public import ThemeValidation

extension ThemeProject {
  /// The valid outputs that the library file declares, in their order, and the errors.
  package var exports: (declarations: [ExportDeclaration], diagnostics: [Diagnostic]) {
    answer(to: "exports") {
      guard let node = library.exports else { return ([], []) }
      var findings = Findings()
      let declarations = ExportDeclaration.entries(
        of: node,
        themes: folder.themeNames,
        names: names,
        themeTrait: themeTrait,
        scope: OutputScope(
          of: folder,
          catalogs: library.catalogs.map(\.path),
          templates: templates
        ),
        reporting: &findings
      )
      return (declarations, findings.diagnostics)
    }
  }

  /// The files of the library, and the catalogs and templates that it lists.
  package var sources: SourcePaths {
    var sources = SourcePaths(files: folder.paths, folders: catalogPaths)
    sources.insert(templates: templatePaths)
    return sources
  }

  /// The paths of the templates that the library file declares, also in entries with errors.
  package var templatePaths: [String] { templates.map(folder.path(ofFile:)) }

  private var templates: [String] {
    library.exports?.elements.compactMap { $0[.template]?.text } ?? []
  }

  /// Returns the library from which outputs are made, in which errors concern single colors.
  ///
  /// - Parameters:
  ///   - themes: The names of the themes; nil for all.
  ///   - readsExports: Whether errors of the declarations of outputs count.
  ///   - usesChecks: Whether an output needs the colors that checks pair, so that errors of checks
  ///     count.
  /// - Returns: The library.
  /// - Throws: `ThemeLibraryError`.
  package func outputLibrary(
    of themes: [String]? = nil,
    readsExports: Bool = false,
    usesChecks: Bool
  ) throws(ThemeLibraryError) -> ThemeLibrary {
    let errors = usesChecks ? checkReading.diagnostics.filter { $0.severity == .error } : []
    return try themeLibrary(
      of: themes,
      allowsErrors: true,
      with: (readsExports ? exports.diagnostics : []) + errors
    )
  }

  /// Returns the themes of a declared output among those of `library`, which has all.
  ///
  /// A library that has read some themes alone makes the same outputs as `export --theme`.
  func library(
    of declaration: ExportDeclaration,
    in library: ThemeLibrary
  ) throws(ThemeLibraryError) -> ThemeLibrary {
    guard let themes = declaration.themes else { return library }
    return try themeLibrary(of: themes, allowsErrors: true)
  }

  /// The format of a declared output, with the path of its template from the working folder.
  func format(of declaration: ExportDeclaration) -> OutputFormat {
    declaration.format.templatePath.map { .template(folder.path(ofFile: $0)) } ?? declaration.format
  }

  /// Returns the findings about the colors that replace those of Apple's frameworks in an output,
  /// which must not wait until the code is compiled.
  fileprivate func replacedNames(in declaration: ExportDeclaration) -> [Diagnostic] {
    let settings = declaration.settings
    guard declaration.format == .swift, settings.swiftFlavor == .embedded,
      settings.catalogNames.namespace == nil
    else { return [] }
    var losses = LossReport(declaration.format.title)
    let selected = compilation().themes.filter { declaration.themes?.contains($0.key) ?? true }
    let names = selected.sorted { $0.key < $1.key }.flatMap { theme in
      theme.value.layer.definitions.filter { !$0.isPrimitive }.map(\.name)
    }
    for name in SwiftColor.replacedNames(among: names) { losses.add(.replacedName, name) }
    return losses.diagnostics.map { loss in
      var placed = loss
      placed.excerpt = declaration.excerpt
      return placed
    }
  }
}

extension ThemeValidator.Section {
  /// The outputs in `exports:` of the library file.
  public static let outputs = Self { project in
    let exports = project.exports
    return exports.diagnostics + exports.declarations.flatMap(project.replacedNames)
  }
}
