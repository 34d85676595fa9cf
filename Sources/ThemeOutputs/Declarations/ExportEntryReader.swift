import AssetCatalogs
import DynamicColors
import FileAccess
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles

/// A reader of one entry of `exports:`.
struct ExportEntryReader {
  let themes: [String]
  let names: TraitNames
  let themeTrait: TraitKey?
  let scope: OutputScope

  mutating func read(_ node: SourceNode, _ findings: inout Findings) -> ExportDeclaration? {
    // All errors are reported at once; an output with an error isn't made.
    let count = findings.diagnostics.count
    findings.check(node, as: FormatMapping.output, .element(of: FormatKey.exports.name))
    let target = target(node, &findings)
    let output = output(node, &findings)
    let themes = selectedThemes(node, &findings)
    let conditions = node.value(.outputConditions).flatMap {
      ExportConditions.read($0, names: names, themeTrait: themeTrait, &findings)
    }
    let settings = settings(node, &findings)
    if let target, let output { checkEnding(of: output, target, node, &findings) }
    if let target { checkOptions(settings, target, node, &findings) }
    guard findings.diagnostics.count == count, let target, let output else { return nil }
    return ExportDeclaration(
      name: node.text(.outputName) ?? "",
      target: target,
      output: output,
      themes: themes.isEmpty ? nil : themes,
      conditions: conditions ?? [],
      settings: settings,
      excerpt: node.excerpt,
      nameExcerpt: node[.outputName]?.excerpt,
      outputExcerpt: node[.output]?.excerpt ?? node.excerpt
    )
  }

  private func target(_ entry: SourceNode, _ findings: inout Findings) -> OutputTarget? {
    if let word = entry.text(.format) { return OutputTarget(word: word) }
    guard let path = entry.text(.template) else { return nil }
    do throws(OutputScope.Refusal) {
      try scope.check(path)
      return .template(path)
    } catch {
      let message = Self.message(error, path, isOutput: false)
      findings.add(.invalidValue, message, at: entry[.template]?.excerpt)
      return nil
    }
  }

  // MARK: Output

  private func output(_ entry: SourceNode, _ findings: inout Findings) -> OutputPlace? {
    guard let text = entry.text(.output) else { return nil }
    do throws(OutputScope.Refusal) {
      return try scope.place(text)
    } catch {
      let message = Self.message(error, text, isOutput: true)
      findings.add(.invalidValue, message, at: entry[.output]?.excerpt)
      return nil
    }
  }

  private static func message(
    _ refusal: OutputScope.Refusal,
    _ text: String,
    isOutput: Bool
  ) -> Diagnostic.Message {
    switch refusal {
    case .absolute: "\(name: text) is an absolute path; write it from the library's folder"
    case .invalidName: "\(name: text) is not the path of a file; write it from the library's folder"
    case .outside(let project):
      "\(name: text) is outside \(name: project), the project folder; choose \(isOutput ? "an output" : "a template") in it"
    case .isLibrary:
      "\(name: text) is the library's folder, or contains it; choose another folder"
    case .isSource: "\(name: text) is one of the files that are read; choose another output"
    case .isThemeFile: "\(name: text) would be read as a theme file; choose another folder"
    case .isTemplate: "\(name: text) would be read as a template; choose another folder"
    case .reserved(.versionControl):
      "\(name: text) is in a folder of a version-control system, where nothing is written; choose another output"
    case .reserved(.automation):
      "\(name: text) is run by continuous integration or as a hook; choose another output, or pass --allow-outside"
    }
  }

  /// Reports an output whose name has the ending of another format.
  private func checkEnding(
    of output: OutputPlace,
    _ target: OutputTarget,
    _ entry: SourceNode,
    _ findings: inout Findings
  ) {
    guard let target = target.format, !output.isFolder,
      let ending = OutputEnding(ofName: output.text),
      ending != target.ending
    else { return }
    let expected = target.ending.map { "a name that ends in .\($0)" } ?? "another ending"
    findings.add(
      .invalidValue,
      "'to: \(target.rawValue)' contradicts 'output: \(output.text)'; expected \(expected)",
      at: entry[.output]?.excerpt
    )
  }

  /// Returns the names of the themes, empty for all.
  private func selectedThemes(_ entry: SourceNode, _ findings: inout Findings) -> [String] {
    var selected: [String] = []
    for node in entry.texts(.outputThemes) {
      if !themes.contains(node.text) {
        let hint = Spelling.hint(for: node.text, among: themes)
        let list = hint.isEmpty ? "; available themes: \(Spelling.list(themes))" : hint
        findings.add(
          .unknownTheme,
          "no theme is called \(name: node.text)\(list)",
          at: node.excerpt
        )
      } else if selected.contains(node.text) {
        findings.add(.invalidValue, "\(name: node.text) is listed twice", at: node.excerpt)
      } else {
        selected.append(node.text)
      }
    }
    return selected
  }

  // MARK: Options

  private func settings(_ entry: SourceNode, _ findings: inout Findings) -> ExportSettings {
    func text(_ option: ExportOption) -> String? { entry.text(option.key) }
    var settings = ExportSettings()
    settings.references = entry.isTrue(ExportOption.references.key)
    settings.merges = entry.isTrue(ExportOption.merge.key)
    settings.isForced = entry.isTrue(ExportOption.force.key)
    settings.styles = text(.styles).flatMap(ExportOptions.StyleSwitch.init)
    settings.flavor = text(.flavor).flatMap(ExportFlavor.init)
    settings.components = text(.components).flatMap(ComponentStyle.init)
    settings.catalogNames = CatalogNames(
      themeMark: text(.perTheme).flatMap(CatalogNames.ThemeMark.init),
      namespace: text(.namespace)
    )
    settings.matrix = traits(.matrix, entry, &findings)
    settings.traits = traits(.traits, entry, &findings)
    settings.escape = text(.escape)
    return settings
  }

  /// Returns the names of traits in a list, of which `theme` is one.
  private func traits(
    _ option: ExportOption,
    _ entry: SourceNode,
    _ findings: inout Findings
  ) -> [String]? {
    guard entry[option.key] != nil else { return nil }
    return entry.texts(option.key).map { node in
      if node.text != TraitNames.themeTrait {
        _ = names.trait(named: node.text, at: node.excerpt, &findings)
      }
      return node.text
    }
  }

  /// Reports options that the format lacks.
  private func checkOptions(
    _ settings: ExportSettings,
    _ target: OutputTarget,
    _ entry: SourceNode,
    _ findings: inout Findings
  ) {
    for option in settings.unsupported(by: target) {
      findings.add(
        .invalidValue,
        "\(name: option.rawValue) is for \(option.formats), not for \(target.format?.rawValue ?? "templates")",
        at: entry.entries.first { $0.key.hasText(option.rawValue) }?.key.excerpt
      )
    }
  }
}
