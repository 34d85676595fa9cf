import DynamicColors
import FileAccess
import SourceDiagnostics
import ThemeFiles
import ThemeValidation

extension ExportOutput {
  /// Makes the files of a template.
  ///
  /// - Throws: `ThemeTemplateError`, ``OutputError`` for several files on standard output, and
  ///   `FileError` for a path that leads out of the folder.
  fileprivate func make(
    _ template: ThemeTemplate,
    of library: ThemeLibrary,
    _ checks: [ColorCheck]
  ) throws -> Made {
    var settings = TemplateSettings(settings, conditions: conditions)
    let hasMatrix = !(settings.matrix ?? template.settings.matrix ?? []).isEmpty
    let isStream = OutputFile(path: path).isStream
    var folder: String?
    if isStream {
      // The template names its file itself.
    } else if let tag = path.firstRange(of: "{{") {
      // The names of the files, with tags of the template.
      let slash = path[..<tag.lowerBound].lastIndex(of: "/")
      folder = slash.map { String(path[..<$0]) } ?? "."
      settings.output = String(path[(slash.map(path.index(after:)) ?? path.startIndex)...])
    } else if !hasMatrix, isFile(of: template) {
      settings.output = PathParts(path).name
    } else {
      folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    }
    let pairs = CheckedPair.pairs(of: checks)
    let made = try template.outputFiles(for: library, settings: settings, pairs: pairs)
    if isStream, made.files.count != 1 {
      throw OutputError(
        "'\(template.name)' makes \(made.files.count) files: name their folder with --output"
      )
    }
    let content = try content(of: made.files, in: folder, replacesOthers: hasMatrix)
    return Made(content: content, diagnostics: made.diagnostics)
  }

  private func content(
    of files: [ExportedFile],
    in folder: String?,
    replacesOthers: Bool
  ) throws -> Content {
    guard let folder else {
      guard let file = files.first else { throw OutputError("the template makes no file") }
      return .file(path: path, file.bytes)
    }
    var update = FolderUpdate()
    for file in files { try update.write(file.bytes, to: file.path) }
    let previous = replacesOthers ? PreviousExport(besides: files.map(\.path)) : nil
    return .folder(path: folder, update, replacing: previous)
  }

  /// Whether the output is the only file of the template: it has no matrix, and the output looks
  /// like a file where the template names its file itself.
  private func isFile(of template: ThemeTemplate) -> Bool {
    !path.hasSuffix("/") && !Folder.exists(path)
      && (template.settings.output == nil || PathParts(path).name.dropFirst().contains("."))
  }
}

extension ThemeTemplate {
  /// Returns the files as ``files(for:settings:pairs:)`` does; slots without a color are errors of
  /// the themes, and not of the template that lacks them.
  fileprivate func outputFiles(
    for library: ThemeLibrary,
    settings: TemplateSettings,
    pairs: [CheckedPair]
  ) throws -> Output {
    do {
      return try files(for: library, settings: settings, pairs: pairs)
    } catch ThemeTemplateError.invalid(let findings) {
      let slots = library.invalidSlots
      throw slots.isEmpty ? ThemeTemplateError.invalid(findings) : .invalid(slots)
    }
  }
}

extension TemplateSettings {
  /// Creates the settings that an output has instead of those of its template.
  init(_ options: ExportOptions, conditions: [TraitCondition]) {
    matrix = options.matrix
    traits = options.traits
    escape = options.escape
    if !conditions.isEmpty { self.conditions = conditions.map(\.description) }
  }
}

extension OutputFormat {
  /// Creates the format of a template that ships.
  init(shipped name: String) {
    self.init(template: name) { _ in
      guard let template = ThemeTemplate(shipped: name) else {
        throw OutputError("'\(name)' is not a template that ships with themetool")
      }
      return template
    }
  }

  /// Creates the format of a template.
  init(
    template name: String,
    loading load: @escaping @Sendable (ExportOutput.Context) throws -> ThemeTemplate
  ) {
    self.init(
      name,
      nil,
      canBeFile: true,
      options: [.matrix, .traits, .escape],
      usesChecks: true
    ) { output, context in
      let template = try load(context)
      var made = try output.make(template, of: context.library, context.project.checks)
      if output.format.templatePath != nil { made.templates = template.paths }
      return made
    }
  }
}
