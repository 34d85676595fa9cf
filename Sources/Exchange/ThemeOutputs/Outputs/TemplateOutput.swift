import DynamicColors
import FileAccess
import SourceDiagnostics
import ThemeFiles
import ThemeValidation

/// The files that a template makes for an output.
struct TemplateOutput {
  private let template: ThemeTemplate
  private let output: ExportOutput
  private let settings: TemplateSettings

  init(_ template: ThemeTemplate, of output: ExportOutput) {
    self.template = template
    self.output = output
    settings = TemplateSettings(output.settings, conditions: output.conditions)
  }

  /// Makes the files.
  ///
  /// - Throws: `ThemeTemplateError`, ``OutputError`` for several files on standard output, and
  ///   `FileError` for a path that leads out of the folder.
  func make(of library: ThemeLibrary, _ checks: [ColorCheck]) throws -> ExportOutput.Made {
    let pairs = CheckedPair.pairs(of: checks)
    if OutputFile(path: output.path).isStream { return try stream(of: library, pairs) }
    var settings = settings
    let folder: String
    if let tag = output.path.firstRange(of: "{{") {
      // The names of the files, with tags of the template.
      let slash = output.path[..<tag.lowerBound].lastIndex(of: "/")
      let start = slash.map(output.path.index(after:)) ?? output.path.startIndex
      folder = slash.map { String(output.path[..<$0]) } ?? "."
      settings.output = String(output.path[start...])
    } else if isFile {
      settings.output = PathParts(output.path).name
      let made = try files(of: library, settings, pairs)
      guard let file = made.files.first else { throw OutputError("the template makes no file") }
      return ExportOutput.Made(
        content: .file(path: output.path, file.bytes),
        diagnostics: made.diagnostics
      )
    } else {
      folder = output.path.hasSuffix("/") ? String(output.path.dropLast()) : output.path
    }
    let made = try files(of: library, settings, pairs)
    var update = FolderUpdate()
    for file in made.files { try update.write(file.bytes, to: file.path) }
    let previous = matrix.isEmpty ? nil : PreviousExport(besides: made.files.map(\.path))
    return ExportOutput.Made(
      content: .folder(path: folder, update, replacing: previous),
      diagnostics: made.diagnostics
    )
  }

  /// Returns the files of the template; slots without a color are errors of the themes, and not of
  /// the template that lacks them.
  private func files(
    of library: ThemeLibrary,
    _ settings: TemplateSettings,
    _ pairs: [CheckedPair]
  ) throws -> ThemeTemplate.Output {
    do {
      return try template.files(for: library, settings: settings, pairs: pairs)
    } catch ThemeTemplateError.invalid(let findings) {
      let slots = library.invalidSlots
      throw slots.isEmpty ? ThemeTemplateError.invalid(findings) : .invalid(slots)
    }
  }

  /// The only file, on standard output or another stream.
  private func stream(
    of library: ThemeLibrary,
    _ pairs: [CheckedPair]
  ) throws -> ExportOutput.Made {
    let made = try files(of: library, settings, pairs)
    guard let file = made.files.first, made.files.count == 1 else {
      throw OutputError(
        "'\(template.name)' makes \(made.files.count) files: name their folder with --output"
      )
    }
    return ExportOutput.Made(
      content: .file(path: output.path, file.bytes),
      diagnostics: made.diagnostics
    )
  }

  private var matrix: [String] { settings.matrix ?? template.settings.matrix ?? [] }

  /// Whether the output is the only file of the template: it has no matrix, and the output looks
  /// like a file where the template names its file itself.
  private var isFile: Bool {
    guard matrix.isEmpty, !output.path.hasSuffix("/") else { return false }
    return !Folder.exists(output.path)
      && (template.settings.output == nil || PathParts(output.path).name.dropFirst().contains("."))
  }
}

extension TemplateSettings {
  /// Creates the settings that an output has instead of those of its template.
  init(_ options: ExportOptions, conditions: [ColorCondition]) {
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
      var made = try TemplateOutput(template, of: output)
        .make(of: context.library, context.project.checks)
      if output.format.templatePath != nil { made.templates = template.paths }
      return made
    }
  }
}
