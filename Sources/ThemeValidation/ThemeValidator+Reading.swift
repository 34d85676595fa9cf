import DynamicColors
package import SourceDiagnostics
import SourceDocuments
package import ThemeFiles
import ThemeHierarchies

extension ThemeValidator {
  /// Returns the errors of reading and compiling the files of a folder, without the errors of checks
  /// and of several files.
  package func readingErrors(in folder: ThemeFolder) -> [Diagnostic] {
    var loader = LibraryLoader(settingRulesOf: folder)
    _ = context(of: folder, &loader)
    return RuleSettings(of: loader).findings(of: loader) { _, _, _ in false }
      .filter { $0.suppression == nil && $0.severity == .error }
      .filter { !Self.rulesOfOtherFiles.contains($0.rule) }
  }

  /// The rules about catalogs that can't be read, and files that are the same theme or library.
  private static let rulesOfOtherFiles: Set<Rule> = [
    .unreadableFile, .unknownAsset, .duplicateTheme, .duplicateLibrary,
  ]

  /// Returns the findings of a folder whose files were read, also suppressed ones.
  static func findings(
    of context: RuleContext,
    _ loader: inout LibraryLoader,
    _ memo: ValidationMemo
  ) -> [Diagnostic] {
    let catalogs = loader.readCatalogs()
    let settings = RuleSettings(of: loader)
    let folder = loader.folder
    loader.report { findings in
      findings.append(contentsOf: catalogs.diagnostics)
      if !settings.isUnused(.nestedTheme) { folder.reportNestedFiles(to: &findings) }
      RuleRunner.run(context, memo: memo, isUnused: settings.isUnused, reporting: &findings)
    }
    return settings.findings(of: loader) { rule, file, line in
      // Outputs are made by 'build' alone.
      !settings.isOff(rule) && rule != .notExported
        && RuleRunner.hasJudged(rule, in: file, line: line, context)
    }
  }

  /// Returns the input of rules of a folder whose files are valid.
  func validContext(of folder: ThemeFolder) throws(ThemeLibraryError) -> RuleContext {
    var loader = LibraryLoader(settingRulesOf: folder)
    let context = context(of: folder, &loader).context
    let diagnostics = loader.diagnostics
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw .invalid(diagnostics)
    }
    return context
  }

  /// Returns the input of rules, and all themes and hierarchies as far as their errors allow;
  /// reports the errors of reading and compiling.
  func context(
    of folder: ThemeFolder,
    _ loader: inout LibraryLoader
  ) -> (context: RuleContext, members: [CompiledTheme], hierarchies: [HierarchyFile]) {
    let names = folder.themeNames
    let checks = loader.readChecks()
    loader.readThemes(names)
    let members = loader.compile(names)
    for section in sections { section.read(&loader) }
    loader.reportSchemeSlots(of: members.filter(\.isComplete))
    var hierarchies: [(isWhole: Bool, file: HierarchyFile)] = []
    for file in folder.files where file.kind == .hierarchy {
      guard let hierarchy = loader.readHierarchy(file) else { continue }
      hierarchies.append((file.content.isWhole, hierarchy))
    }
    Self.checkUnknownFiles(of: folder, &loader)
    let errors = loader.findings.diagnostics.filter { $0.severity == .error }
    let context = RuleContext(
      themes: names.compactMap { loader.themes[$0] }.filter(\.isWhole),
      members: members.filter(\.isComplete),
      incompleteMembers: members.filter { !$0.isComplete && $0.theme?.isWhole == true },
      checks: checks,
      hierarchies: hierarchies.filter(\.isWhole).map(\.file),
      names: loader.names,
      themeTrait: loader.themeTrait,
      defaultTheme: loader.defaultTheme,
      invalidFiles: Set(errors.compactMap { $0.excerpt?.file }),
      filesWithLostNames: Set(
        errors.filter { !Self.rulesOfValues.contains($0.rule) }.compactMap { $0.excerpt?.file }
      ),
      combinationLimit: CombinationBudget(members.flatMap(\.searches)).limit
    )
    return (context, members, hierarchies.map(\.file))
  }

  /// The rules whose errors keep the name of a color.
  private static let rulesOfValues: Set<Rule> = [
    .invalidColor, .unquotedHex, .unquotedReference, .unknownReference, .cyclicReference,
    .unknownAsset, .unknownTrait, .unknownValue,
  ]

  /// Reports the files without a kind.
  package static func checkUnknownFiles(of folder: ThemeFolder, _ loader: inout LibraryLoader) {
    for file in folder.files where file.kind == nil { validateUnknown(file, &loader) }
  }

  /// Reports a file without a kind, or one that cannot be read far enough to determine it.
  private static func validateUnknown(_ file: ThemeFolder.File, _ loader: inout LibraryLoader) {
    let kinds = ThemeFolder.Kind.allCases.map(\.rawValue)
    loader.read(file) { document, findings in
      let root = document.root
      let format = FormatMapping(noun: "a file of a theme library", [])
      guard findings.check(root, as: .mapping(format), allowsUnknownKeys: true) else { return }
      let first = root.entries.first { _ in true }
      if let first, kinds.contains(first.key.text) {
        findings.add(
          .invalidValue,
          "\(name: first.key.text) must be a single text: \(first.key.hasText(FormatKey.library.name) ? "the version of the format" : "the name of the \(first.key.text)")",
          at: first.value.excerpt
        )
        return
      }
      let key = first?.key
      let hint = key.map { Spelling.proposal(for: $0.text, among: kinds) } ?? ""
      findings.add(
        .unknownKey,
        "the first key of a file must be 'library:', 'theme:' or 'hierarchy:'\(hint)",
        at: (key ?? root).excerpt
      )
    }
  }
}
