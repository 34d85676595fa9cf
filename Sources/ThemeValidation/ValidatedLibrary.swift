package import SourceDiagnostics
package import ThemeFiles
package import ThemeHierarchies

/// A folder of theme files with its findings, compiled as far as its errors allow.
package struct ValidatedLibrary {
  /// The findings of all rules that are not off, sorted by place.
  package let diagnostics: [Diagnostic]

  /// The findings that settings and comments suppress, sorted by place.
  package let suppressed: [Diagnostic]

  /// The contents of the files.
  package let loader: LibraryLoader

  /// The themes as far as they could be read, compiled with the themes that they extend.
  package let themes: [CompiledTheme]

  /// The valid checks of the library file.
  package let checks: [ColorCheck]

  /// The severities that the library file sets, nil for a disabled rule.
  package var severities: [Rule: Severity?] { RuleSettings(of: loader).severities }

  /// The hierarchies as far as they could be read.
  package let hierarchies: [HierarchyFile]

  /// The positions of the checks of each color in ``checks``.
  private let checkNumbers: [String: [Int]]

  /// The colors that are in use together by names, for each theme that a repair changes.
  let namesInUse = ThemeMemo<Int, NamesInUse>()

  /// The nodes of hierarchies that use colors, once a repair needs them; there is one result.
  let nodesInUse = ThemeMemo<Int, NodesInUse>()

  private let memo: ValidationMemo

  /// Validates a folder.
  ///
  /// - Parameters:
  ///   - folder: The files.
  ///   - earlier: An earlier state of the folder, whose results for themes that depend on no change
  ///     are used.
  ///   - validator: The validator, with the sections of the library file that it reads.
  package init(
    _ folder: ThemeFolder,
    keeping earlier: ValidatedLibrary? = nil,
    by validator: ThemeValidator = ThemeValidator()
  ) {
    var loader = LibraryLoader(settingRulesOf: folder, keeping: earlier?.loader)
    let (context, members, hierarchies) = validator.context(of: folder, &loader)
    memo = ValidationMemo(keeping: earlier?.memo, of: folder.themeNames)
    let findings = ThemeValidator.findings(of: context, &loader, memo)
    diagnostics = findings.filter { $0.suppression == nil }
    suppressed = findings.filter { $0.suppression != nil }
    self.loader = loader
    themes = members
    checks = context.checks
    var numbers: [String: [Int]] = [:]
    for (number, check) in checks.enumerated() {
      for (name, _) in check.names { numbers[name, default: []].append(number) }
    }
    checkNumbers = numbers
    self.hierarchies = hierarchies
  }

  /// Returns the checks of a color, in the order of the library file.
  package func checks(of name: String) -> [ColorCheck] {
    (checkNumbers[name] ?? []).map { checks[$0] }
  }
}
