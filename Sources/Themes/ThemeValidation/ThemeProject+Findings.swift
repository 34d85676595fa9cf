import DynamicColors
package import SourceDiagnostics
import SourceDocuments
package import ThemeFiles

extension ThemeProject {
  /// The findings of all rules that are not off, sorted by place.
  package var findings: [Diagnostic] {
    answer(to: "findings") { allFindings.filter { $0.suppression == nil } }
  }

  /// The findings that settings and comments suppress, sorted by place.
  package var suppressedFindings: [Diagnostic] { allFindings.filter { $0.suppression != nil } }

  /// The errors of reading and compiling the files, without the errors of checks and of several
  /// files.
  package var readingErrors: [Diagnostic] {
    settings.findings(libraryFindings + readingFindings, in: folder.files.map(\.source)) {
      _,
      _,
      _ in false
    }
    .filter { $0.suppression == nil && $0.severity == .error }
    .filter { !Self.rulesOfOtherFiles.contains($0.rule) }
  }

  /// The rules about catalogs that can't be read, and files that are the same theme or library.
  private static let rulesOfOtherFiles: Set<Rule> = [
    .unreadableFile, .unknownAsset, .duplicateTheme, .duplicateLibrary,
  ]

  /// The findings of all rules, also suppressed ones, sorted by place.
  private var allFindings: [Diagnostic] {
    answer(to: "all findings") {
      let (context, settings, catalogs) = (ruleContext, settings, catalogs)
      var findings = Findings()
      if !compilation().usesCatalogs { findings.append(contentsOf: catalogs.errors) }
      findings.append(contentsOf: catalogs.diagnostics)
      if !settings.isUnused(.nestedTheme) { folder.reportNestedFiles(to: &findings) }
      context.reportFindings(of: self, isUnused: settings.isUnused, to: &findings)
      return settings.findings(
        libraryFindings + readingFindings + findings.diagnostics,
        in: folder.files.map(\.source)
      ) { rule, file, line in
        // Outputs are made by 'build' alone.
        !settings.isOff(rule) && rule != .notExported
          && context.hasJudged(rule, in: file, line: line)
      }
    }
  }

  /// The input of rules.
  ///
  /// - Throws: `ThemeLibraryError` if the files have errors.
  func validContext() throws(ThemeLibraryError) -> RuleContext {
    let diagnostics = reported(readingFindings)
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw .invalid(diagnostics)
    }
    return ruleContext
  }

  /// The findings of reading and compiling the files beyond ``libraryFindings``.
  private var readingFindings: [Diagnostic] {
    answer(to: "reading findings") {
      let compilation = compilation()
      var findings = Findings()
      findings.append(contentsOf: checkReading.diagnostics)
      findings.append(contentsOf: compilation.diagnostics)
      findings.append(contentsOf: sectionFindings)
      reportSchemeSlots(of: compilation.members.filter(\.isComplete), to: &findings)
      for reading in hierarchyReadings { findings.append(contentsOf: reading.diagnostics) }
      findings.append(contentsOf: findingsOfUnknownFiles)
      return findings.diagnostics
    }
  }

  /// The input of rules: all themes and hierarchies as far as their errors allow.
  var ruleContext: RuleContext {
    answer(to: "rule context") {
      let compilation = compilation()
      let errors = (libraryFindings + readingFindings).filter { $0.severity == .error }
      let members = compilation.members
      return RuleContext(
        themes: folder.themeNames.compactMap { compilation.themes[$0] }.filter(\.isWhole),
        members: members.filter(\.isComplete),
        incompleteMembers: members.filter { !$0.isComplete && $0.theme?.isWhole == true },
        checks: checks,
        hierarchies: hierarchyReadings.filter(\.isWhole).compactMap(\.file),
        names: names,
        themeTrait: themeTrait,
        defaultTheme: defaultTheme,
        invalidFiles: Set(errors.compactMap { $0.excerpt?.file }),
        filesWithLostNames: Set(
          errors.filter { !Self.rulesOfValues.contains($0.rule) }.compactMap { $0.excerpt?.file }
        ),
        combinationLimit: CombinationBudget(members.flatMap(\.searches)).limit
      )
    }
  }

  /// The rules whose errors keep the name of a color.
  private static let rulesOfValues: Set<Rule> = [
    .invalidColor, .unquotedHex, .unquotedReference, .unknownReference, .cyclicReference,
    .unknownAsset, .unknownTrait, .unknownValue,
  ]

  /// The findings about the files without a kind.
  package var findingsOfUnknownFiles: [Diagnostic] {
    folder.files.filter { $0.kind == nil }.flatMap { file in
      file.read { document, findings in Self.checkUnknown(document, reporting: &findings) }
        .diagnostics
    }
  }

  /// Reports a file without a kind, or one that cannot be read far enough to determine it.
  private static func checkUnknown(_ document: SourceDocument, reporting findings: inout Findings)
    -> Void?
  {
    let kinds = ThemeFolder.Kind.allCases.map(\.rawValue)
    let root = document.root
    let format = FormatMapping(noun: "a file of a theme library", [])
    guard findings.check(root, as: .mapping(format), allowsUnknownKeys: true) else { return nil }
    let first = root.entries.first { _ in true }
    if let first, kinds.contains(first.key.text) {
      findings.add(
        .invalidValue,
        "\(name: first.key.text) must be a single text: \(first.key.hasText(FormatKey.library.name) ? "the version of the format" : "the name of the \(first.key.text)")",
        at: first.value.excerpt
      )
      return nil
    }
    let key = first?.key
    let hint = key.map { Spelling.proposal(for: $0.text, among: kinds) } ?? ""
    findings.add(
      .unknownKey,
      "the first key of a file must be 'library:', 'theme:' or 'hierarchy:'\(hint)",
      at: (key ?? root).excerpt
    )
    return nil
  }
}
