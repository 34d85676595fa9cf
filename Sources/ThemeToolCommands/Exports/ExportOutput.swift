import FileAccess
import SourceDiagnostics
import ThemeExports
import ThemeFiles
import ThemeValidation

/// An output of `export` or `build`: a format with its options, and the place of its file or folder.
struct ExportOutput: Sendable {
  let target: ExportTarget
  let settings: ExportSettings
  let path: String

  /// The files of an output.
  enum Content: Sendable {
    case file(path: String, [UInt8])
    /// The files of a folder, in which other files of a previous export are replaced.
    case folder(FolderUpdate, replacing: PreviousExport?)
  }

  /// The files of the output, and the warnings about what the format can't represent.
  struct Made: Sendable {
    let content: Content
    let diagnostics: [Diagnostic]
  }

  /// Whether the files depend on those that exist, which must not change until they are written.
  var isUpdate: Bool { target == .xcassets }

  /// Makes the files without writing them.
  ///
  /// - Parameters:
  ///   - library: The themes.
  ///   - pairs: The colors that checks pair, for pages.
  ///   - color: Whether messages are colored.
  /// - Throws: ``Failure`` if the library has no color, `ExportError`, and the errors of reading and
  ///   changing a catalog.
  func make(
    of library: ThemeLibrary,
    pairs: [ContrastPair],
    color: ColorOptions
  ) throws -> Made {
    guard !library.colorNames.isEmpty else {
      throw Failure.cannot("the library has no color to export; add one to 'colors:' of a theme")
    }
    switch target {
    case .html:
      let pages = PreviewPages(library: library, pairs: pairs)
      return Made(
        content: try content(of: pages),
        diagnostics: ThemeExport.missingColors(in: library)
      )
    case .xcassets:
      let diagnostics = CatalogLosses(of: library).diagnostics
      let update = try CatalogOutput(path: path, settings: settings).update(of: library, color: color)
      return Made(content: .folder(update, replacing: nil), diagnostics: diagnostics)
    case .swift where settings.flavor == .embedded:
      let file = try EmbeddedThemes(library).file()
      return Made(
        content: .file(path: filePath(named: file.path), file.bytes),
        diagnostics: library.warnings + ThemeExport.missingColors(in: library)
      )
    case .css, .scss, .tailwind, .android, .swift, .dtcg, .json, .base16:
      return try make(of: library)
    }
  }

  private func make(of library: ThemeLibrary) throws -> Made {
    guard let format = target.format else {
      return Made(content: .folder(FolderUpdate(), replacing: nil), diagnostics: [])
    }
    let export = try ThemeExport(library, to: format, options: settings.options)
    if let name = format.fileName, let file = export.files.first {
      let content = Content.file(path: filePath(named: name), file.bytes)
      return Made(content: content, diagnostics: export.diagnostics)
    }
    var update = FolderUpdate()
    for file in export.files { try update.write(file.bytes, to: file.path) }
    return Made(
      content: .folder(update, replacing: PreviousExport(of: format)),
      diagnostics: export.diagnostics
    )
  }

  private func content(of pages: PreviewPages) throws -> Content {
    if OutputFile(path: path).isStream || OutputEnding(of: path) == .html {
      return .file(path: path, pages.page)
    }
    var update = FolderUpdate()
    for file in pages.files { try update.write(file.bytes, to: file.name) }
    return .folder(update, replacing: .pages)
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
