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
  private(set) var conditions: [ColorCondition] = []

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
    _ findings: inout Findings
  ) {
    func position(_ key: String, _ index: Int) -> SourceExcerpt? {
      positions[key].flatMap { index < $0.count ? $0[index] : nil }
    }
    func trait(named name: String, in key: String, at index: Int) -> TraitKey? {
      if let trait = library.trait(named: name) ?? TraitKey.system(named: name) { return trait }
      let known = TraitKey.system.map(\.outputName) + library.customTraits.map(\.outputName)
      let hint = Spelling.hint(for: name, among: known + ["theme"])
      findings.add(.unknownTrait, at: position(key, index), "\(name: name) is not a trait\(hint)")
      return nil
    }
    for (index, name) in (settings.matrix ?? []).enumerated() {
      if name == "theme" {
        hasThemes = true
      } else if let key = trait(named: name, in: "matrix", at: index) {
        if key == library.themeTrait { hasThemes = true } else { matrix.append(key) }
      }
    }
    if let names = settings.traits {
      traits = Set(names.enumerated().compactMap { trait(named: $1, in: "traits", at: $0) })
    }
    for (index, text) in (settings.conditions ?? []).enumerated() {
      if let condition = ConditionWords.condition(text) {
        conditions.append(condition)
        continue
      }
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        let hint = Spelling.hint(for: text, among: ConditionWords.table.map(\.word))
        findings.add(
          .invalidValue,
          at: position("where", index),
          "\(name: text) is not a condition, such as dark or density=compact\(hint)"
        )
        continue
      }
      if parts[0] == "theme" || library.trait(named: parts[0]) == library.themeTrait {
        theme = parts[1]
        if !library.themeNames.contains(parts[1]) {
          let hint = Spelling.hint(for: parts[1], among: library.themeNames)
          findings.add(
            .invalidValue,
            at: position("where", index),
            "\(name: parts[1]) is not a theme\(hint)"
          )
        }
        continue
      }
      guard let key = trait(named: parts[0], in: "where", at: index) else { continue }
      guard let value = try? key.value(parts[1]) else {
        findings.add(
          .invalidValue,
          at: position("where", index),
          "\(TraitNames.complaint(about: parts[1], of: key))"
        )
        continue
      }
      conditions.append(ColorCondition(key, value))
    }
    if let name = ConditionReader.contradiction(in: conditions) {
      findings.add(
        .invalidValue,
        at: position("where", 0),
        "the conditions require two values of trait \(name: name)"
      )
    }
  }
}

extension ThemeLibrary {
  /// Returns the trait of the library with a name in outputs or an identifier.
  fileprivate func trait(named name: String) -> TraitKey? {
    (customTraits + [themeTrait]).first { $0.outputName == name || $0.identifier == name }
  }
}
