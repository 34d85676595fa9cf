package import FileAccess
package import SourceDiagnostics
package import ThemeFiles
package import ThemeValidation

/// The library that `export` and `build` read, once.
package struct ExportInput: Sendable {
  package let library: ThemeLibrary

  /// The libraries of the themes that declared outputs select, by their names.
  private let selections: [[String]: ThemeLibrary]

  /// The checks of the library file, if outputs need the colors that they pair.
  package let checks: [ColorCheck]

  /// The outputs that the library file declares, if they were requested.
  package let declarations: [ExportDeclaration]

  /// The folder of the library.
  package let folder: ThemeFolder

  /// The reader of files, for templates.
  package let reader: any FileReading

  /// The files that outputs must not replace.
  package let sources: SourcePaths

  /// The names of traits in the library.
  package let names: TraitNames

  /// Returns the findings that the library file doesn't ignore, with its severities.
  package let selection: @Sendable ([Diagnostic]) -> [Diagnostic]

  /// Reads a library.
  ///
  /// - Parameters:
  ///   - folder: Its files.
  ///   - reader: The reader of templates.
  ///   - themes: The names of the themes to read; nil for all.
  ///   - readsDeclarations: Whether the declarations of outputs are read.
  ///   - allowsErrors: Whether errors that concern single colors are findings of the library.
  ///   - needsChecks: Whether an output needs the colors that checks pair, by the declarations.
  /// - Throws: `ThemeLibraryError`.
  package init(
    _ folder: ThemeFolder,
    reader: any FileReading,
    themes: [String]? = nil,
    readsDeclarations: Bool = false,
    allowsErrors: Bool = false,
    needsChecks: ([ExportDeclaration]) -> Bool
  ) throws {
    var loader = LibraryLoader(settingRulesOf: folder)
    declarations = readsDeclarations ? loader.readExports() : []
    // Conditions of checks must not become conditions of colors.
    var checkLoader = loader
    checks = needsChecks(declarations) ? checkLoader.readChecks() : []
    if checkLoader.findings.hasErrors { loader = checkLoader }
    let unread = loader
    library = try ThemeLibrary(&loader, themes: themes, allowsErrors: allowsErrors)
    // A library that has read some themes alone makes the same outputs as `export --theme`.
    var selections: [[String]: ThemeLibrary] = [:]
    for case let themes? in declarations.map(\.themes) where selections[themes] == nil {
      var loader = unread
      selections[themes] = try ThemeLibrary(&loader, themes: themes, allowsErrors: true)
    }
    self.selections = selections
    self.folder = loader.folder
    self.reader = reader
    sources = SourcePaths(of: loader)
    names = loader.names
    selection = loader.selection
  }

  /// The themes of a declared output.
  package func library(of declaration: ExportDeclaration) -> ThemeLibrary {
    declaration.themes.flatMap { selections[$0] } ?? library
  }

  /// The format of a declared output, with the path of its template from the working folder.
  func format(of declaration: ExportDeclaration) -> OutputFormat {
    declaration.format.templatePath.map { .template(folder.path(ofFile: $0)) } ?? declaration.format
  }
}
