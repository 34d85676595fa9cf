import DynamicColors
import SourceDiagnostics
import ThemeFiles
import TraitSystem

/// The settings of a template with the traits of a library.
struct ResolvedSettings: Sendable {
  /// The traits of the matrix.
  private(set) var matrix: [TraitKey] = []

  /// Whether the matrix has the themes.
  private(set) var hasThemes = false

  /// The traits that `values` lists; nil for all.
  private(set) var traits: Set<TraitKey>?

  /// The conditions, without one for the theme.
  private(set) var conditions: [TraitCondition] = []

  /// The theme that the conditions require.
  private(set) var theme: String?

  /// Finds the traits of settings; unknown names are reported.
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - positions: The positions of their elements, by key; those of other settings are missing.
  ///   - library: The library.
  ///   - findings: The errors.
  init(
    _ settings: TemplateSettings,
    positions: [String: [SourceExcerpt]],
    library: ThemeLibrary,
    reporting findings: inout Findings
  ) {
    let source = Source(positions: positions, library: library)
    readMatrix(settings.matrix ?? [], from: source, reporting: &findings)
    traits = settings.traits.map { names in
      Set(
        names.enumerated().compactMap {
          source.trait(named: $1, in: "traits", at: $0, reporting: &findings)
        }
      )
    }
    for (index, text) in (settings.conditions ?? []).enumerated() {
      readCondition(text, at: index, from: source, reporting: &findings)
    }
    if let name = ConditionReader.contradiction(in: conditions) {
      findings.add(
        .invalidValue,
        "the conditions require two values of trait \(name: name)",
        at: source.position("where", 0)
      )
    }
  }

  /// The positions of the settings, and the library whose names they refer to.
  private struct Source {
    let positions: [String: [SourceExcerpt]]
    let library: ThemeLibrary

    func position(_ key: String, _ index: Int) -> SourceExcerpt? {
      positions[key].flatMap { index < $0.count ? $0[index] : nil }
    }

    /// Returns the trait with a name of an element of a setting; reports an unknown one.
    func trait(
      named name: String,
      in key: String,
      at index: Int,
      reporting findings: inout Findings
    ) -> TraitKey? {
      if let trait = library.trait(named: name) ?? TraitKey.system(named: name) { return trait }
      let known = TraitKey.system.map(\.outputName) + library.customTraits.map(\.outputName)
      let hint = Spelling.hint(for: name, among: known + ["theme"])
      findings.add(.unknownTrait, "\(name: name) is not a trait\(hint)", at: position(key, index))
      return nil
    }
  }

  /// Reads the traits of the matrix, of which the theme is not one of ``matrix``.
  private mutating func readMatrix(
    _ names: [String],
    from source: Source,
    reporting findings: inout Findings
  ) {
    for (index, name) in names.enumerated() {
      if name == "theme" {
        hasThemes = true
      } else if let key = source.trait(named: name, in: "matrix", at: index, reporting: &findings) {
        if key == source.library.themeTrait { hasThemes = true } else { matrix.append(key) }
      }
    }
  }

  /// Reads a condition: a word, or a value of a trait or of the theme.
  private mutating func readCondition(
    _ text: String,
    at index: Int,
    from source: Source,
    reporting findings: inout Findings
  ) {
    if let condition = ConditionWords.condition(text) { return conditions.append(condition) }
    func report(_ message: Diagnostic.Message) {
      findings.add(.invalidValue, message, at: source.position("where", index))
    }
    let library = source.library
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      let hint = Spelling.hint(for: text, among: ConditionWords.table.map(\.word))
      return report("\(name: text) is not a condition, such as dark or density=compact\(hint)")
    }
    if parts[0] == "theme" || library.trait(named: parts[0]) == library.themeTrait {
      theme = parts[1]
      if !library.themeNames.contains(parts[1]) {
        let hint = Spelling.hint(for: parts[1], among: library.themeNames)
        report("\(name: parts[1]) is not a theme\(hint)")
      }
      return
    }
    guard let key = source.trait(named: parts[0], in: "where", at: index, reporting: &findings)
    else { return }
    guard let value = try? key.value(parts[1]) else {
      return report("\(TraitNames.complaint(about: parts[1], of: key))")
    }
    conditions.append(TraitCondition(key, value))
  }
}

extension ThemeLibrary {
  /// Returns the trait of the library with a name in outputs or an identifier.
  fileprivate func trait(named name: String) -> TraitKey? {
    (customTraits + [themeTrait]).first { $0.outputName == name || $0.identifier == name }
  }
}
