import PlatformSupport
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation

/// The rendering of a template for all combinations of its matrix.
struct TemplateRendering {
  /// The file of a combination, and what was read for it.
  private struct Rendered: Sendable {
    var path = ""
    var bytes: [UInt8] = []
    var reads: [TemplateReads] = []
    var changedNames: [String: Set<String>] = [:]
    var errors: [Diagnostic] = []
  }

  let template: ThemeTemplate
  private let settings: TemplateSettings
  let library: TemplateLibrary
  private let combinations: [TemplateLibrary.Combination]
  private let pathTemplate: ParsedTemplate

  /// The names that sections test.
  private let testedNames: Set<String>

  init(
    _ template: ThemeTemplate,
    library: ThemeLibrary,
    settings: TemplateSettings,
    pairs: [CheckedPair]
  ) throws(ThemeTemplateError) {
    self.template = template
    let parsed = [template.template] + template.partials.templates.values
    testedNames = Set(parsed.flatMap(\.testedNames))
    var positions = template.frontMatter.positions
    if settings.matrix != nil { positions["matrix"] = nil }
    if settings.traits != nil { positions["traits"] = nil }
    if settings.conditions != nil { positions["where"] = nil }
    self.settings = template.settings.replaced(by: settings)
    var findings = Findings(limit: template.limits.findings)
    let resolved = ResolvedSettings(
      self.settings,
      positions: positions,
      library: library,
      reporting: &findings
    )
    guard !findings.hasErrors else { throw .invalid(findings.diagnostics) }
    self.library = TemplateLibrary(library, resolved, pairs: pairs)
    combinations = self.library.combinations(of: resolved)
    guard combinations.count <= template.limits.files else {
      throw .invalid([
        Diagnostic(
          rule: .templateLimit,
          severity: .error,
          message:
            "the matrix has \(combinations.count) combinations; it can have at most \(template.limits.files)"
        )
      ])
    }
    do throws(MustacheTemplate.Failure) {
      pathTemplate = try Self.pathTemplate(template, settings)
    } catch {
      throw .invalid(error.diagnostics)
    }
  }

  /// Returns the template of the path: that of the settings, or the name of the template.
  private static func pathTemplate(
    _ template: ThemeTemplate,
    _ settings: TemplateSettings
  ) throws(MustacheTemplate.Failure) -> ParsedTemplate {
    if settings.output == nil, let range = template.frontMatter.outputRange {
      let file = template.template.file
      return try TemplateParser.parse(file, in: range, vocabulary: DataKey.vocabulary)
    }
    let text = settings.output ?? template.settings.output ?? template.name
    let file = SourceFile(path: "output", bytes: Array(text.utf8))
    return try TemplateParser.parse(file, vocabulary: DataKey.vocabulary)
  }

  /// Renders all files.
  func output() throws(ThemeTemplateError) -> ThemeTemplate.Output {
    let rendered = ParallelWork.map(combinations, batchSize: 1) { render($0) }
    var errors: [Diagnostic] = []
    for error in rendered.flatMap(\.errors) where !errors.contains(error) { errors.append(error) }
    guard errors.isEmpty else {
      throw .invalid(Array(errors.prefix(template.limits.findings)))
    }
    var paths: [String: Int] = [:]
    for (number, file) in rendered.enumerated() {
      // Some systems don't distinguish case.
      if let other = paths.updateValue(number, forKey: file.path.lowercased()) {
        throw .invalid([clash(file.path, of: combinations[other], and: combinations[number])])
      }
    }
    return ThemeTemplate.Output(
      files: rendered.map { ExportedFile($0.path, bytes: $0.bytes) },
      diagnostics: losses(
        files: rendered.map(\.reads),
        changedNames: rendered.reduce(into: [:]) { names, file in
          names.merge(file.changedNames) { $0.union($1) }
        }
      )
    )
  }

  private func render(_ combination: TemplateLibrary.Combination) -> Rendered {
    let data = TemplateData(library, combination, testedNames: testedNames)
    let root = TemplateValue.members(RootFrame(data))
    var rendered = Rendered()
    do throws(MustacheTemplate.Failure) {
      var names = TemplateRenderer(
        partials: template.partials,
        escape: .none,
        limits: template.limits
      )
      let path = String(decoding: try names.render(pathTemplate, root), as: UTF8.self)
      if let problem = Self.problem(ofPath: path) {
        throw MustacheTemplate.Failure([invalidPath(path, reason: problem)])
      }
      rendered.path = path
      data.reservedWords = reservedWords(for: path)
      var renderer = TemplateRenderer(
        partials: template.partials,
        escape: settings.escape ?? TemplateEscape(forFile: path),
        limits: template.limits,
        escapesLabels: settings.escape == nil
      )
      rendered.bytes = try renderer.render(template.template, root)
    } catch {
      rendered.errors = error.diagnostics
    }
    rendered.reads = data.tables.map { TemplateReads($0) }
    rendered.changedNames = data.changedNames
    return rendered
  }

  /// Returns the words of the language of an output: that of its extension or, for an unknown
  /// extension, of the file that the template writes by default.
  private func reservedWords(for path: String) -> Set<String> {
    let words = NameSpelling.reservedWords(forFile: path)
    guard words.isEmpty else { return words }
    return NameSpelling.reservedWords(forFile: template.settings.output ?? template.name)
  }

  /// Returns an error for each name in the template that is not a part of any name of the data,
  /// whether or not a section with the name is rendered.
  func unknownNames() -> [Diagnostic] {
    let known = library.allNames
    var findings = Findings(limit: template.limits.findings)
    for parsed in [template.template]
      + template.partials.templates.values.sorted(by: {
        $0.file.path < $1.file.path
      })
    {
      for (path, range) in parsed.readNames {
        for part in path
        where !known.contains(part.text) && !TemplateRenderer.positionNames.contains(part.text) {
          let hint = Spelling.hint(for: part.text, among: known)
          findings.add(
            .templateName,
            "\(name: part.text) is not a name of the data\(hint)",
            at: parsed.file.excerpt(range)
          )
        }
      }
    }
    return findings.diagnostics
  }

  /// The longest path of an output in bytes.
  private static let pathLimit = 1_024

  /// Returns the reason why a file in the output folder can't have a path; nil if it can.
  private static func problem(ofPath path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if path.isEmpty || path.hasSuffix("/") { return "it has no file name" }
    if path.hasPrefix("/") || parts.contains("..") || path.contains("\\") {
      return "it leads out of the output folder"
    }
    if parts.contains("") || parts.contains(".") { return "a part of it is empty or '.'" }
    if path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return "it has a control character"
    }
    return path.utf8.count > pathLimit || parts.contains { $0.utf8.count > 255 }
      ? "it is too long" : nil
  }

  private func invalidPath(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(
      rule: .templateSyntax,
      severity: .error,
      message: "'\(path)' can't be the path of an output: \(reason)",
      excerpt: outputExcerpt
    )
  }

  private func clash(
    _ path: String,
    of first: TemplateLibrary.Combination,
    and second: TemplateLibrary.Combination
  ) -> Diagnostic {
    let names = [first, second].map { combination in
      let words = combination.choices.sorted { $0.key < $1.key }
        .map { library.space.axes[$0.key].word($0.value) }
      return ([combination.theme].compactMap(\.self) + words).joined(separator: " ")
    }
    return Diagnostic(
      rule: .templateSyntax,
      severity: .error,
      message:
        "the files for '\(names[0])' and '\(names[1])' would both be '\(path)'; name the traits of the matrix in 'output', as in {{theme.name}}-{{style}}",
      excerpt: outputExcerpt
    )
  }

  /// The position of the output in the front matter.
  private var outputExcerpt: SourceExcerpt? {
    guard let range = template.frontMatter.outputRange,
      pathTemplate.file === template.template.file
    else { return nil }
    return pathTemplate.file.excerpt(range)
  }
}
