public import FileAccess
public import SourceDiagnostics
import SourceDocuments
public import ThemeFiles

/// A template for files with the colors of themes, in the Mustache language.
///
/// ```swift
/// let template = try ThemeTemplate("{{#colors}}{{name}}: {{hex}}\n{{/colors}}", name: "colors.txt")
/// let output = try template.files(for: library)
/// output.files[0].path   // "colors.txt"
/// ```
public struct ThemeTemplate: Sendable {
  /// The files of a template and the warnings about what it doesn't read.
  public struct Output: Sendable {
    /// The files.
    public let files: [ExportedFile]

    /// The warnings of the rule `not-exported`.
    public let diagnostics: [Diagnostic]
  }

  /// The name of the template, without folders and the extension `.mustache`.
  public let name: String

  /// The settings of the front matter.
  public var settings: TemplateSettings { frontMatter.settings }

  /// The files of the template and of the templates in it.
  package var paths: [String] {
    [template.file.path] + partials.templates.values.map(\.file.path)
  }

  let template: ParsedTemplate
  let partials: TemplatePartials
  let frontMatter: FrontMatter
  let limits: TemplateLimits

  /// Whether the template ships with the library, so that its users can't change it.
  private(set) var isShipped = false

  /// Reads a template and the templates that it contains, which are files of its folder or below.
  ///
  /// - Parameters:
  ///   - path: The path of the template.
  ///   - isNamed: Whether a user named the template, so that it can be a pipe.
  ///   - reader: The reader of files.
  /// - Throws: ``ThemeTemplateError``, with all syntax errors at once.
  public init(
    contentsOf path: String,
    isNamed: Bool = true,
    reader: some FileReading = LocalFiles()
  ) throws(ThemeTemplateError) {
    let limits = TemplateLimits()
    let folder = PathParts(path).folder
    let bytes: [UInt8]
    let root: String
    do throws(FileError) {
      let limit = limits.templateBytes
      bytes =
        isNamed
        ? try reader.contents(of: path, limit: limit)
        : try reader.regularContents(of: path, limit: limit)
      root = try reader.canonicalPath(of: folder)
    } catch {
      throw .file(error)
    }
    let confined = ConfinedFiles(reader, in: root)
    let ending = TemplatePartials.ending
    let names = ((try? reader.names(in: folder)) ?? []).filter { $0.hasSuffix(ending) }
      .map { String($0.dropLast(ending.count)) }
    try self.init(SourceFile(path: path, bytes: bytes), limits: limits, names: names) {
      name throws(FileError) in
      let file = (folder == "." ? "" : folder == "/" ? "/" : "\(folder)/") + name + ending
      do throws(FileError) {
        _ = try confined.canonicalPath(of: file)
        let bytes = try reader.regularContents(of: file, limit: limits.templateBytes)
        return SourceFile(path: file, bytes: bytes)
      } catch {
        if case .notFound = error { return nil }
        throw error
      }
    }
  }

  /// Parses a template.
  ///
  /// - Parameters:
  ///   - text: The text of the template.
  ///   - name: Its name, which is that of its file in errors.
  ///   - partials: The texts of the templates that it contains, by name.
  /// - Throws: ``ThemeTemplateError``, with all syntax errors at once.
  public init(
    _ text: String,
    name: String,
    partials: [String: String] = [:]
  ) throws(ThemeTemplateError) {
    let file = SourceFile(path: name, bytes: Array(text.utf8))
    try self.init(file, limits: TemplateLimits(), names: partials.keys.sorted()) {
      name throws(FileError) in
      partials[name].map { SourceFile(path: "\(name).mustache", bytes: Array($0.utf8)) }
    }
  }

  /// Creates a template that ships with the library; nil if no template has the name.
  public init?(shipped name: String) {
    guard let text = ShippedTemplate.text(named: name),
      var template = try? ThemeTemplate(text, name: "\(name).mustache")
    else { return nil }
    template.isShipped = true
    self = template
  }

  private init(
    _ file: SourceFile,
    limits: TemplateLimits,
    names: [String],
    read: (String) throws(FileError) -> SourceFile?
  ) throws(ThemeTemplateError) {
    self.limits = limits
    let last = PathParts(file.path).name
    let ending = TemplatePartials.ending
    name = last.hasSuffix(ending) && last != ending ? String(last.dropLast(ending.count)) : last
    var findings = Findings(limit: limits.findings)
    findings.append(contentsOf: file.templateEncodingErrors)
    guard !findings.hasErrors else { throw .invalid(findings.diagnostics) }
    frontMatter = FrontMatter(file, reporting: &findings)
    do throws(MustacheTemplate.Failure) {
      template = try TemplateParser.parse(
        file,
        in: frontMatter.end..<file.bytes.count,
        vocabulary: DataKey.vocabulary,
        limits: limits
      )
    } catch {
      findings.append(contentsOf: error.diagnostics)
      throw .invalid(findings.diagnostics)
    }
    do throws(FileError) {
      partials = try TemplatePartials(of: template, reporting: &findings, names: names, read: read)
    } catch {
      throw .file(error)
    }
    guard !findings.hasErrors else { throw .invalid(findings.diagnostics) }
  }

  /// Returns the files of the template for a library, without writing them.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - settings: Settings that replace those of the front matter.
  ///   - pairs: The pairs of the library's contrast checks.
  /// - Returns: The files, one for each combination of the matrix, and the warnings.
  /// - Throws: ``ThemeTemplateError`` if a name is unknown, several files would have the same path,
  ///   a path leads out of the output folder, or a limit is exceeded.
  /// - Complexity: O(*n*) in the tags that are rendered.
  public func files(
    for library: ThemeLibrary,
    settings: TemplateSettings = TemplateSettings(),
    pairs: [CheckedPair] = []
  ) throws(ThemeTemplateError) -> Output {
    try TemplateRendering(self, library: library, settings: settings, pairs: pairs).output()
  }
}

extension ThemeTemplate {
  /// Finds all errors of the template with a library, also names in sections that are not rendered,
  /// and the values that the template doesn't read.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - settings: Settings that replace those of the front matter.
  /// - Returns: The errors and warnings, by position.
  public func findings(
    for library: ThemeLibrary,
    settings: TemplateSettings = TemplateSettings()
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    do throws(ThemeTemplateError) {
      let rendering = try TemplateRendering(self, library: library, settings: settings, pairs: [])
      let unknown = rendering.unknownNames()
      do throws(ThemeTemplateError) {
        findings = try rendering.output().diagnostics
      } catch {
        findings = error.diagnostics
      }
      let places = Set(findings.compactMap(\.excerpt))
      findings += unknown.filter { $0.excerpt.map { !places.contains($0) } ?? true }
    } catch {
      findings = error.diagnostics
    }
    return findings.sortedByPosition()
  }

  /// Returns the error of a template that would make other files without the colors of a library
  /// that have no valid value.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - pairs: The pairs of the library's contrast checks.
  /// - Returns: The error; nil if the template doesn't need the colors, or makes no file of them.
  package func invalidColorsError(
    for library: ThemeLibrary,
    pairs: [CheckedPair]
  ) -> InvalidColorsError? {
    let invalid = library.invalidColors
    guard !invalid.isEmpty, let whole = try? files(for: library, pairs: pairs) else { return nil }
    let rest = try? files(for: library.withoutInvalidColors(), pairs: pairs)
    return rest?.files == whole.files
      ? nil : InvalidColorsError(invalid, template: template.file.path)
  }
}
