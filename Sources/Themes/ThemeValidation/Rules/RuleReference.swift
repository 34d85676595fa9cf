import AssetCatalogs
package import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles

/// All rules.
package enum RuleReference {
  /// The rules with checks of their own.
  static let checked: [CheckedRule] = [
    .ambiguousVariants, .byteFraction, .colorKeyword, .darkEqualsLight, .deprecatedUse,
    .highContrastLower, .missingColor, .nearDuplicate, .noOpOverride, .outOfGamut, .sameAsParent,
    .stackedContrast, .unknownNodeColor, .unreachableVariant, .unusedOverride, .unusedPalette,
  ]

  /// The rules that reading theme, library and hierarchy files reports.
  private static let reading = Rule.themeFiles + [.ambiguousPath, .undefinedTrait, .unknownRule]

  /// The rules of theme, library and hierarchy files.
  static let themes =
    reading + checked.map { $0.rule } + [
      .contrast, .distinct, .unprovenCheck, .invalidIgnore, .unusedIgnore, .staleBaseline,
      .staleOutput, .notExported, .weakerThanBase,
    ]

  /// The rules in the order of their identifiers.
  ///
  /// A rule of asset catalogs with the identifier of a rule of theme files is not repeated.
  package static let all = (themes + Rule.documents + Rule.catalogs + Rule.templates).uniqued()
    .sorted { $0.id < $1.id }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// Returns the rule with an identifier.
  package static func rule(named id: String) -> Rule? { byName[id] }

  /// The rules that are not about the files of a library, and the reason.
  static let foreign: [Rule: String] = [
    .staleBaseline: "it is about a baseline, which belongs to no library",
    .staleOutput: "it is about outputs, which 'build --check' alone compares",
    .weakerThanBase: "it is about the difference from a commit",
  ]

  /// The rules that `rules:` in a library file can name.
  package static let settable = all.filter { foreign[$0] == nil }

  /// The rules that are always errors: reading cannot continue past a violation.
  ///
  /// A byte-order mark, which belongs to `encoding`, is only a warning.
  private static let always = Set(
    (reading + Rule.documents + Rule.templates).filter { $0.severity == .error && $0 != .encoding }
  )

  /// A way to ignore findings.
  package enum Ignoring: Hashable, Sendable {
    /// A comment at the line, or the library file.
    case comment
    /// The library file only.
    case setting
    case impossible
  }

  /// Returns how a user can ignore findings of a rule of any command.
  package static func ignoring(_ rule: Rule) -> Ignoring {
    guard byName[rule.id] != nil, canIgnore(rule) else { return .impossible }
    // Files of catalogs and templates have no comments.
    return themes.contains(rule) ? .comment : .setting
  }

  /// Returns whether a library file and comments can ignore findings of a rule.
  package static func canIgnore(_ rule: Rule) -> Bool {
    foreign[rule] == nil && !always.contains(rule)
  }
}
