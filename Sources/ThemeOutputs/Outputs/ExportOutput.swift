package import AssetCatalogs
package import DynamicColors
package import FileAccess
package import SourceDiagnostics
package import ThemeFiles
package import ThemeValidation

/// An output of `export` or `build`: a format with its options, and the place of its file or folder.
package struct ExportOutput: Sendable {
  /// The format or template.
  package let target: OutputTarget
  let settings: ExportSettings
  package let path: String

  /// The conditions that always hold in the output.
  let conditions: [ColorCondition]

  /// Whether the output is declared, so that its catalog has no other colors that themetool has written.
  let isDeclared: Bool

  /// Creates an output.
  package init(
    target: OutputTarget,
    settings: ExportSettings,
    path: String,
    conditions: [ColorCondition],
    isDeclared: Bool = false
  ) {
    self.target = target
    self.settings = settings
    self.path = path
    self.conditions = conditions
    self.isDeclared = isDeclared
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
  }

  /// The files of the output, and the warnings about what the format can't represent.
  package struct Made: Sendable {
    package let content: Content
    package let diagnostics: [Diagnostic]

    /// The templates that were read.
    package var templates: [String] = []
  }

  /// Whether the files depend on existing ones, which must not change until they are written.
  package var isUpdate: Bool { target == .format(.xcassets) }

  /// Makes the files without writing them.
  ///
  /// - Parameters:
  ///   - library: The themes.
  ///   - checks: The checks of the library, which pair colors for pages and templates.
  ///   - reader: The reader of templates.
  ///   - open: Opens an existing catalog.
  /// - Returns: The files.
  /// - Throws: ``OutputError`` if the library has no color, `ExportError`, `ThemeTemplateError`, and the errors
  ///   of reading and changing a catalog.
  package func make(
    of library: ThemeLibrary,
    checks: [ColorCheck],
    reader: any FileReading,
    opening open: (String) throws -> AssetCatalog
  ) throws -> Made {
    guard !library.colorNames.isEmpty else {
      throw OutputError("the library has no color to export; add one to 'colors:' of a theme")
    }
    switch target {
    case .format(let format):
      // Templates have names for conditions themselves.
      let library = try library.restricted(to: conditions)
      return try make(format, of: library, checks: checks, opening: open)
    case .shippedTemplate(let name):
      guard let template = ThemeTemplate(shipped: name) else {
        throw OutputError("'\(name)' is not a template that ships with themetool")
      }
      return try TemplateOutput(template, of: self).make(of: library, checks)
    case .template(let path):
      let template = try ThemeTemplate(contentsOf: path, reader: reader)
      var made = try TemplateOutput(template, of: self).make(of: library, checks)
      made.templates = template.paths
      return made
    }
  }

  private func make(
    _ target: ExportTarget,
    of library: ThemeLibrary,
    checks: [ColorCheck],
    opening open: (String) throws -> AssetCatalog
  ) throws -> Made {
    switch target {
    case .html:
      let pages = HTMLPages(library: library, pairs: ContrastPair.pairs(of: checks))
      return Made(
        content: try content(of: pages),
        diagnostics: ThemeExport.missingColors(in: library)
      )
    case .xcassets:
      let catalog = CatalogOutput(path: path, settings: settings, isDeclared: isDeclared)
      return Made(
        content: folder(try catalog.update(of: library, opening: open), replacing: nil),
        diagnostics: CatalogLosses(of: library).diagnostics
      )
    case .swift where settings.flavor == .embedded:
      let file = try EmbeddedThemes(library).file()
      return Made(
        content: .file(path: filePath(named: file.path), file.bytes),
        diagnostics: library.warnings + ThemeExport.missingColors(in: library)
      )
    case .css: return try make(.css, of: library)
    case .scss: return try make(.scss, of: library)
    case .tailwind: return try make(.tailwind, of: library)
    case .android: return try make(.android, of: library)
    case .swift: return try make(.swift, of: library)
    case .dtcg: return try make(.dtcg, of: library)
    case .json: return try make(.json, of: library)
    case .base16: return try make(.base16, of: library)
    }
  }

  private func make(_ format: ExportFormat, of library: ThemeLibrary) throws -> Made {
    let export = try ThemeExport(library, to: format, options: settings.options)
    if let name = format.fileName, let file = export.files.first {
      let content = Content.file(path: filePath(named: name), file.bytes)
      return Made(content: content, diagnostics: export.diagnostics)
    }
    var update = FolderUpdate()
    for file in export.files { try update.write(file.bytes, to: file.path) }
    return Made(
      content: folder(update, replacing: PreviousExport(of: format)),
      diagnostics: export.diagnostics
    )
  }

  private func folder(_ update: FolderUpdate, replacing previous: PreviousExport?) -> Content {
    var path = path[...]
    while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
    return .folder(path: String(path), update, replacing: previous)
  }

  private func content(of pages: HTMLPages) throws -> Content {
    if OutputFile(path: path).isStream || OutputEnding(of: path) == .html {
      return .file(path: path, pages.page)
    }
    var update = FolderUpdate()
    for file in pages.files { try update.write(file.bytes, to: file.name) }
    return folder(update, replacing: .pages)
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
