package import AssetCatalogs
package import DynamicColors
package import FileAccess
package import SourceDiagnostics
package import ThemeFiles

/// An output of `export` or `build`: a format with its options, and the place of its file or
/// folder.
package struct ExportOutput: Sendable {
  /// The format.
  package let format: OutputFormat
  let settings: ExportOptions
  package let path: String

  /// The conditions that always hold in the output.
  let conditions: [TraitCondition]

  /// Whether the output is declared, so that its catalog has no other colors that themetool has
  /// written.
  let isDeclared: Bool

  /// Whether colors without a valid value are left out instead of preventing the output.
  let keepsGoing: Bool

  /// Creates an output.
  package init(
    format: OutputFormat,
    settings: ExportOptions,
    path: String,
    conditions: [TraitCondition],
    isDeclared: Bool = false,
    keepsGoing: Bool = false
  ) {
    self.format = format
    self.settings = settings
    self.path = path
    self.conditions = conditions
    self.isDeclared = isDeclared
    self.keepsGoing = keepsGoing
  }

  /// The files of an output.
  package enum Content: Sendable {
    case file(path: String, [UInt8])
    /// The files of a folder, in which other files of a previous export are replaced.
    case folder(path: String, FolderUpdate, replacing: PreviousExport?)

    /// The file or the folder, without a slash at its end.
    package var path: String {
      switch self {
      case .file(let path, _): path
      case .folder(let path, _, _): path
      }
    }

    /// Returns whether another output has the same files.
    func hasSameFiles(as other: Content) -> Bool {
      switch (self, other) {
      case (.file(let path, let bytes), .file(let otherPath, let otherBytes)):
        path == otherPath && bytes == otherBytes
      case (.folder(_, let update, _), .folder(_, let other, _)):
        update.writtenPaths == other.writtenPaths && update.removedPaths == other.removedPaths
          && update.writtenPaths.allSatisfy { update.bytes(of: $0) == other.bytes(of: $0) }
      default: false
      }
    }
  }

  /// The files of the output, and the warnings about what the format can't represent.
  package struct Made: Sendable {
    package let content: Content
    package let diagnostics: [Diagnostic]

    /// The templates that were read.
    package var templates: [String] = []

    /// A sentence about the colors without a valid value that were left out; nil if none were.
    package var omission: String?
  }

  /// Whether the files depend on existing ones, which must not change until they are written.
  package var isUpdate: Bool { format == .xcassets }

  /// The data from which files are made.
  struct Context {
    /// The themes; under the conditions of the output, except for templates.
    let library: ThemeLibrary
    /// The files of the library.
    let project: ThemeProject
    /// Opens an existing catalog.
    let open: (String) throws -> AssetCatalog
  }

  /// Makes the files without writing them.
  ///
  /// A color without a valid value prevents an output that would be another one without it.
  ///
  /// - Parameters:
  ///   - library: The themes.
  ///   - project: The files of the library, whose checks pair colors for templates.
  ///   - open: Opens an existing catalog.
  /// - Returns: The files.
  /// - Throws: ``InvalidColorsError``, ``OutputError`` if the library has no color, `ExportError`,
  ///   `ThemeTemplateError`, and the errors of reading and changing a catalog.
  package func make(
    of library: ThemeLibrary,
    in project: ThemeProject,
    opening open: @escaping (String) throws -> AssetCatalog
  ) throws -> Made {
    func made(of library: ThemeLibrary) throws -> Made {
      try makeAll(of: library, in: project, opening: open)
    }
    let whole = try made(of: library)
    guard !library.invalidNames.isEmpty else { return whole }
    let rest = try? made(of: library.withoutInvalidColors())
    if let rest, rest.content.hasSameFiles(as: whole.content) { return whole }
    guard keepsGoing, var rest else {
      throw InvalidColorsError(library.invalidColors, path: path, canOmit: rest != nil)
    }
    rest.omission = InvalidColorsError.omission(of: library, from: "'\(path)'")
    return rest
  }

  /// Makes the files of all colors of a library.
  private func makeAll(
    of library: ThemeLibrary,
    in project: ThemeProject,
    opening open: @escaping (String) throws -> AssetCatalog
  ) throws -> Made {
    guard !library.colorNames.isEmpty else {
      throw OutputError("the library has no color to export; add one to 'colors:' of a theme")
    }
    // Templates have names for conditions themselves.
    let library = format.isTemplate ? library : try library.restricted(to: conditions)
    switch format.maker {
    case .output(let make):
      return try make(
        self,
        Context(library: library, project: project, open: open)
      )
    case .themes:
      let export = try ThemeExport(library, to: format, options: settings)
      // Embedded themes are read without the warnings of the library.
      let warnings = settings.swiftFlavor == .embedded ? library.warnings : []
      return Made(content: try content(of: export), diagnostics: warnings + export.diagnostics)
    }
  }

  private func content(of export: ThemeExport) throws -> Content {
    if format.canBeFile, let file = export.files.first {
      return .file(path: filePath(named: file.path), file.bytes)
    }
    return folder(try export.update(), replacing: format.previous)
  }

  func folder(_ update: FolderUpdate, replacing previous: PreviousExport? = nil) -> Content {
    var path = path[...]
    while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
    return .folder(path: String(path), update, replacing: previous)
  }

  /// Whether the path is that of a file, not of an existing folder, with an ending.
  func endsAsFile(_ ending: String) -> Bool {
    OutputFormat.ending(ofName: path) == ending && !Folder.exists(path)
  }

  /// The path of the only file, which is in the output if that is a folder.
  private func filePath(named name: String) -> String {
    let isFolder = path != OutputFile.standardOutput && Folder.exists(path)
    let place = isFolder ? path + "/" : path
    guard place.hasSuffix("/") else { return path }
    var folder = place[...]
    while folder.hasSuffix("//") { folder.removeLast() }
    return folder + name
  }
}
