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

  private let what = "an entry of 'exports'"

  mutating func read(_ node: SourceNode, _ findings: inout Findings) -> ExportDeclaration? {
    guard let entry = MappingReader(node, what, &findings) else { return nil }
    entry.reportUnknownKeys(known: FormatMapping.outputKeys, &findings)
    // All errors are reported at once; an output with an error isn't made.
    var isValid = true
    let target = target(entry, &findings)
    let output = output(entry, &findings)
    let themes = selectedThemes(entry, &findings)
    let conditions = conditions(entry, &findings)
    let settings = settings(entry, &findings, &isValid)
    let name = entry.string("name", &findings)
    if entry.node["name"] != nil, name == nil { isValid = false }
    if let target, let output, !fits(output, target, entry, &findings) { isValid = false }
    if let target, !hasOptions(of: settings, target, entry, &findings) { isValid = false }
    guard isValid, let target, let output, let themes, let conditions else { return nil }
    return ExportDeclaration(
      name: name ?? "",
      target: target,
      output: output,
      themes: themes.isEmpty ? nil : themes,
      conditions: conditions,
      settings: settings,
      excerpt: node.excerpt,
      nameExcerpt: entry.node["name"]?.excerpt,
      outputExcerpt: entry.node["output"]?.excerpt ?? node.excerpt
    )
  }

  // MARK: Format

  private func target(_ entry: MappingReader, _ findings: inout Findings) -> OutputTarget? {
    switch (entry.node["to"], entry.node["template"]) {
    case (nil, nil):
      findings.add(
        .invalidValue,
        "\(what) needs 'to:' with a format, or 'template:' with a file; available formats: \(Spelling.list(OutputTarget.words))",
        at: entry.node.excerpt
      )
      return nil
    case (_?, let template?):
      findings.add(
        .invalidValue,
        "\(what) has 'to:' or 'template:', not both",
        at: template.excerpt
      )
      return nil
    case (let node?, nil):
      guard let word = entry.string("to", &findings) else { return nil }
      if let target = OutputTarget(word: word) { return target }
      reportUnknown(word, "a format", OutputTarget.words, node, &findings)
      return nil
    case (nil, let node?):
      guard let path = entry.string("template", &findings) else { return nil }
      do throws(OutputScope.Refusal) {
        try scope.check(path)
        return .template(path)
      } catch {
        findings.add(.invalidValue, Self.message(error, path, "template"), at: node.excerpt)
        return nil
      }
    }
  }

  private func reportUnknown(
    _ text: String,
    _ kind: String,
    _ known: [String],
    _ node: SourceNode?,
    _ findings: inout Findings
  ) {
    let hint = Spelling.hint(for: text, among: known)
    let list = hint.isEmpty ? "; available: \(Spelling.list(known))" : hint
    findings.add(.unknownValue, "'\(text)' is not \(kind)\(list)", at: node?.excerpt)
  }

  /// Returns the value of a closed list at a key; an unknown one is reported.
  private func choice<Value: RawRepresentable & CaseIterable>(
    _ key: String,
    _ kind: String,
    of type: Value.Type,
    _ entry: MappingReader,
    _ findings: inout Findings
  ) -> Value? where Value.RawValue == String {
    guard let text = entry.string(key, &findings) else { return nil }
    if let value = Value(rawValue: text) { return value }
    reportUnknown(text, kind, Value.allCases.map(\.rawValue), entry.node[key], &findings)
    return nil
  }

  // MARK: Output

  private func output(_ entry: MappingReader, _ findings: inout Findings) -> OutputPlace? {
    guard let node = entry.node["output"] else {
      findings.add(
        .invalidValue,
        "\(what) needs 'output:' with a file or folder, as a path from the library's folder",
        at: entry.node.excerpt
      )
      return nil
    }
    guard let text = entry.string("output", &findings) else { return nil }
    do throws(OutputScope.Refusal) {
      return try scope.place(text)
    } catch {
      findings.add(.invalidValue, Self.message(error, text, "output"), at: node.excerpt)
      return nil
    }
  }

  private static func message(
    _ refusal: OutputScope.Refusal,
    _ text: String,
    _ kind: String
  ) -> Diagnostic.Message {
    switch refusal {
    case .absolute: "'\(text)' is an absolute path; write it from the library's folder"
    case .invalidName: "'\(text)' is not the path of a file; write it from the library's folder"
    case .outside(let project):
      "'\(text)' is outside '\(project)', the project folder; choose \(kind == "output" ? "an output" : "a template") in it"
    case .isLibrary:
      "'\(text)' is the library's folder, or contains it; choose another folder"
    case .isSource: "'\(text)' is one of the files that are read; choose another output"
    case .isThemeFile: "'\(text)' would be read as a theme file; choose another folder"
    case .isTemplate: "'\(text)' would be read as a template; choose another folder"
    case .reserved(.versionControl):
      "'\(text)' is in a folder of a version-control system, where nothing is written; choose another output"
    case .reserved(.automation):
      "'\(text)' is run by continuous integration or as a hook; choose another output, or pass --allow-outside"
    }
  }

  /// Reports an output whose name has the ending of another format.
  private func fits(
    _ output: OutputPlace,
    _ target: OutputTarget,
    _ entry: MappingReader,
    _ findings: inout Findings
  ) -> Bool {
    guard let target = target.format, !output.isFolder,
      let ending = OutputEnding(ofName: output.text),
      ending != target.ending
    else { return true }
    let expected = target.ending.map { "a name that ends in .\($0)" } ?? "another ending"
    findings.add(
      .invalidValue,
      "'to: \(target.rawValue)' contradicts 'output: \(output.text)'; expected \(expected)",
      at: entry.node["output"]?.excerpt
    )
    return false
  }

  // MARK: Selection

  /// Returns the names of the themes, empty for all; nil if there is an error, which is reported.
  private func selectedThemes(_ entry: MappingReader, _ findings: inout Findings) -> [String]? {
    guard let node = entry.node["themes"] else { return [] }
    let nodes = entry.scalars("themes", &findings)
    var selected: [String] = []
    for node in nodes {
      if !themes.contains(node.text) {
        let hint = Spelling.hint(for: node.text, among: themes)
        let list = hint.isEmpty ? "; available themes: \(Spelling.list(themes))" : hint
        findings.add(
          .unknownTheme,
          "no theme is called '\(node.text)'\(list)",
          at: node.excerpt
        )
      } else if selected.contains(node.text) {
        findings.add(.invalidValue, "'\(node.text)' is listed twice", at: node.excerpt)
      } else {
        selected.append(node.text)
      }
    }
    if node.kind == .sequence, node.elements.isEmpty {
      findings.add(.invalidValue, "'themes' must name at least one theme", at: node.excerpt)
      return nil
    }
    return !selected.isEmpty && selected.count == node.elements.count ? selected : nil
  }

  /// Returns the conditions of `where:`; nil if there is an error, which is reported.
  private func conditions(
    _ entry: MappingReader,
    _ findings: inout Findings
  ) -> [ColorCondition]? {
    guard let node = entry.node["where"] else { return [] }
    return ExportConditions.read(node, names: names, themeTrait: themeTrait, &findings)
  }

  // MARK: Options

  private func settings(
    _ entry: MappingReader,
    _ findings: inout Findings,
    _ isValid: inout Bool
  ) -> ExportSettings {
    let count = findings.diagnostics.count
    var settings = ExportSettings()
    settings.references = entry.bool("references", &findings)
    settings.merges = entry.bool("merge", &findings)
    settings.isForced = entry.bool("force", &findings)
    settings.styles = choice(
      "styles",
      "a way to separate styles",
      of: ExportOptions.StyleSwitch.self,
      entry,
      &findings
    )
    settings.flavor = choice("flavor", "a flavor", of: ExportFlavor.self, entry, &findings)
    settings.components = choice(
      "components",
      "a style of components",
      of: ComponentStyle.self,
      entry,
      &findings
    )
    settings.catalogNames = CatalogNames(
      themeMark: choice(
        "per-theme",
        "a way to separate themes",
        of: CatalogNames.ThemeMark.self,
        entry,
        &findings
      ),
      namespace: entry.string("namespace", &findings)
    )
    settings.matrix = traits("matrix", entry, &findings)
    settings.traits = traits("traits", entry, &findings)
    settings.escape = entry.string("escape", &findings)
    if let escape = settings.escape, !ExportOption.escapes.contains(escape) {
      reportUnknown(escape, "an escape", ExportOption.escapes, entry.node["escape"], &findings)
    }
    if findings.diagnostics.count > count { isValid = false }
    return settings
  }

  /// Returns the names of traits in a list, of which `theme` is one.
  private func traits(
    _ key: String,
    _ entry: MappingReader,
    _ findings: inout Findings
  ) -> [String]? {
    guard entry.node[key] != nil else { return nil }
    return entry.scalars(key, &findings).map { node in
      if node.text != "theme" { _ = names.trait(named: node.text, at: node.excerpt, &findings) }
      return node.text
    }
  }

  /// Reports options that the format lacks.
  private func hasOptions(
    of settings: ExportSettings,
    _ target: OutputTarget,
    _ entry: MappingReader,
    _ findings: inout Findings
  ) -> Bool {
    let unsupported = settings.unsupported(by: target)
    for option in unsupported {
      findings.add(
        .invalidValue,
        "'\(option.rawValue)' is for \(option.formats), not for \(target.format?.rawValue ?? "templates")",
        at: entry.node.entries.first { $0.key.text == option.rawValue }?.key.excerpt
      )
    }
    return unsupported.isEmpty
  }
}
