import FileAccess
import SourceDiagnostics
import ThemeExports
import ThemeFiles
import ThemeValidation

/// The library that `export` and `build` read, once.
struct ExportInput: Sendable {
  let library: ThemeLibrary

  /// The libraries of the themes that declared outputs select, by their names.
  private let selections: [[String]: ThemeLibrary]

  /// The checks of the library file, if outputs need the colors that they pair.
  let checks: [ColorCheck]

  /// The outputs that the library file declares, if they were requested.
  let declarations: [ExportDeclaration]

  /// The folder of the library.
  let folder: ThemeFolder

  /// The reader of files, for templates.
  let reader: any FileReading

  /// The files that outputs must not replace.
  let sources: SourcePaths

  /// The names of traits in the library.
  let names: TraitNames

  /// Reads a library.
  ///
  /// - Parameters:
  ///   - options: Its location.
  ///   - themes: The names of the themes to read; nil for all.
  ///   - readsDeclarations: Whether the declarations of outputs are read.
  ///   - needsChecks: Whether an output needs the colors that checks pair, by the declarations.
  /// - Throws: `ThemeLibraryError`, and ``Failure`` if the folder doesn't exist.
  init(
    _ options: LibraryOptions,
    themes: [String]? = nil,
    readsDeclarations: Bool = false,
    needsChecks: ([ExportDeclaration]) -> Bool
  ) throws {
    var loader = LibraryLoader(try options.folder())
    declarations = readsDeclarations ? loader.readExports() : []
    // Conditions of checks must not become conditions of colors.
    var checkLoader = loader
    checks = needsChecks(declarations) ? checkLoader.readChecks() : []
    if checkLoader.findings.hasErrors { loader = checkLoader }
    let unread = loader
    library = try ThemeLibrary(&loader, themes: themes)
    // A library that has read some themes alone makes the same outputs as `export --theme`.
    var selections: [[String]: ThemeLibrary] = [:]
    for case let themes? in declarations.map(\.themes) where selections[themes] == nil {
      var loader = unread
      selections[themes] = try ThemeLibrary(&loader, themes: themes)
    }
    self.selections = selections
    folder = loader.folder
    reader = InputReader.current
    sources = SourcePaths(of: loader)
    names = loader.names
  }

  /// The themes of a declared output.
  func library(of declaration: ExportDeclaration) -> ThemeLibrary {
    declaration.themes.flatMap { selections[$0] } ?? library
  }

  /// The target of a declared output, with the path of its template from the working folder.
  func target(of declaration: ExportDeclaration) -> OutputTarget {
    guard case .template(let path) = declaration.target else { return declaration.target }
    return .template(folder.path(ofFile: path))
  }
}
