import DynamicColors
import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeFiles

/// A reader of one entry of `exports:`.
struct ExportEntryReader {
  let themes: [String]
  let names: TraitNames
  let themeTrait: TraitKey?
  let scope: OutputScope

  /// Reads an entry; all errors are reported at once, and an output with an error isn't made.
  func read(_ node: SourceNode, reporting findings: inout Findings) -> ExportDeclaration? {
    let count = findings.diagnostics.count
    findings.check(node, as: FormatMapping.output, at: .element(of: FormatKey.exports.name))
    let format = format(node, reporting: &findings)
    let output = output(node, reporting: &findings)
    let themes = selectedThemes(node, reporting: &findings)
    let conditions = conditions(node, reporting: &findings)
    var settings = ExportOptions()
    for option in OutputOption.all {
      if let value = node[option.name] { option.set(value, &settings) }
    }
    for option in [OutputOption.matrix, .traits] {
      guard let list = node[option.name] else { continue }
      for name in list.elements where name.ownText.map({ $0 != "theme" }) == true {
        _ = names.trait(named: name.text, at: name.excerpt, reporting: &findings)
      }
    }
    if let format {
      checkOptions(of: settings, format: format, in: node, reporting: &findings)
      if let conditions = node[.outputConditions],
        let reason = format.reasonAgainstConditions(settings)
      {
        findings.add(.invalidValue, "\(reason); omit 'where'", at: conditions.excerpt)
      }
      if let output { checkEnding(of: output, format: format, in: node, reporting: &findings) }
    }
    guard findings.diagnostics.count == count, let format, let output else { return nil }
    return ExportDeclaration(
      name: node.text(.outputName) ?? "",
      format: format,
      output: output,
      themes: themes.isEmpty ? nil : themes,
      conditions: conditions,
      settings: settings,
      excerpt: node.excerpt,
      nameExcerpt: node[.outputName]?.excerpt,
      outputExcerpt: node[.output]?.excerpt ?? node.excerpt
    )
  }

  // MARK: Format and place

  private func format(_ node: SourceNode, reporting findings: inout Findings) -> OutputFormat? {
    if let word = node.text(.format) { return OutputFormat(rawValue: word) }
    guard let template = node[.template], let path = template.ownText else { return nil }
    do throws(OutputScope.Refusal) {
      try scope.checkRead(path)
      return .template(path)
    } catch {
      findings.add(.invalidValue, Self.message(error, path, isOutput: false), at: template.excerpt)
      return nil
    }
  }

  private func output(_ node: SourceNode, reporting findings: inout Findings) -> OutputPlace? {
    guard let place = node[.output], let text = place.ownText else { return nil }
    do throws(OutputScope.Refusal) {
      return try scope.place(text)
    } catch {
      findings.add(.invalidValue, Self.message(error, text, isOutput: true), at: place.excerpt)
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
    case .reserved where !isOutput:
      "\(FileError.secret(path: text).description)"
    case .reserved(let place):
      "\(name: text) \(place.reason); choose another output\(place == .versionControl ? "" : ", or pass --allow-outside")"
    }
  }

  /// Reports an output whose name has the ending of another format.
  private func checkEnding(
    of output: OutputPlace,
    format: OutputFormat,
    in node: SourceNode,
    reporting findings: inout Findings
  ) {
    guard !format.isTemplate, !output.isFolder,
      let ending = OutputFormat.ending(ofName: output.text), ending != format.ending
    else { return }
    let expected = format.ending.map { "a name that ends in .\($0)" } ?? "another ending"
    findings.add(
      .invalidValue,
      "'to: \(format.name)' contradicts 'output: \(output.text)'; expected \(expected)",
      at: node[.output]?.excerpt
    )
  }

  /// Reports options that the format lacks.
  private func checkOptions(
    of settings: ExportOptions,
    format: OutputFormat,
    in node: SourceNode,
    reporting findings: inout Findings
  ) {
    for option in settings.unsupported(by: format) {
      findings.add(
        .invalidValue,
        "\(name: option.name) is for \(option.formats), not for \(format.isTemplate ? "templates" : format.name)",
        at: node.entries.first { $0.key.text == option.name }?.key.excerpt
      )
    }
  }

  // MARK: Selection

  /// Returns the names of the themes, empty for all.
  private func selectedThemes(_ node: SourceNode, reporting findings: inout Findings) -> [String] {
    var selected: [String] = []
    for node in node.texts(.outputThemes) {
      if !themes.contains(node.text) {
        let hint = Spelling.proposal(for: node.text, among: themes)
        let list = hint.isEmpty ? "; available themes: \(Spelling.list(themes))" : hint
        findings.add(
          .unknownTheme,
          "\(name: node.text) is not a theme\(list)",
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

  private func conditions(_ node: SourceNode, reporting findings: inout Findings)
    -> [TraitCondition]
  {
    guard let node = node[.outputConditions] else { return [] }
    return names.outputConditions(of: node, themeTrait: themeTrait, reporting: &findings) ?? []
  }
}
