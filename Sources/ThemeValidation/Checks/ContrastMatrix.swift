package import DynamicColors
import SourceDiagnostics
import SourceDocuments
package import ThemeFiles
import TextSupport
import PlatformSupport
import TraitSystem

/// The contrast of all foreground colors on all background colors, by theme.
///
/// Foregrounds are the first colors of the library's contrast checks, backgrounds the second ones.
/// In a library without such checks, names with the word `text`, `on`, `label` or `icon` are
/// foregrounds, and names with `background` or `surface` are backgrounds.
package struct ContrastMatrix: Sendable {
  /// The contrast requirement of a check for a pair in one theme.
  package struct Requirement: Sendable {
    /// How contrast is measured.
    package enum Method: String, Sendable {
      /// The ratio of WCAG 2.2.
      case wcag
      /// The difference of CIE L\*.
      case tone
    }

    /// The measure of contrast.
    package let method: Method
    /// The required minimum.
    package let required: Double
    /// The lowest measured value under the conditions of the check.
    package let measured: Double
    /// The minimal conditions of the worst value, including those of the check.
    package let conditions: [ColorCondition]

    /// Whether the measured value is below the minimum.
    package var fails: Bool { measured < required }
  }

  /// A pair in one theme.
  package struct Cell: Sendable {
    /// The lowest ratio of WCAG 2.2; if checks require a ratio, the lowest relative to the
    /// requirement.
    package let ratio: Double
    /// The minimal conditions of that ratio; empty if it is always the same.
    package let conditions: [ColorCondition]
    /// The ratio that a check requires of the pair under these conditions, if any.
    package let required: Double?
    /// The requirements of all checks for the pair, in their order.
    package let requirements: [Requirement]

    /// Whether the ratio is below the required ratio.
    package var fails: Bool { required.map { ratio < $0 } ?? false }
  }

  /// The pairs of one theme.
  package struct Table: Sendable {
    /// The name of the theme.
    package let theme: String
    /// A row for each foreground with a cell for each background; nil if the theme lacks a color or
    /// it depends on too many traits.
    package let rows: [[Cell?]]
  }

  /// The foregrounds, in the order of checks or themes.
  package let foregrounds: [String]
  /// The backgrounds.
  package let backgrounds: [String]
  /// A table for each theme, in the order of their files.
  package let tables: [Table]

  /// An error for more pairs of colors than a table can show.
  package struct TooLarge: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of pairs in all themes, and the limit.
    package let count: Int, limit: Int

    package var description: String {
      """
      the matrix has \(count) pairs of colors in all themes, and at most \(limit) are shown; name the \
      pairs of interest in 'checks:'
      """
    }
  }

  /// The maximum number of pairs in all themes.
  private static let limit = 250_000

  /// Measures all pairs of the themes in a folder.
  ///
  /// - Throws: ``ThemeLibraryError`` with the errors of the files, or ``TooLarge``.
  package init(of folder: ThemeFolder) throws {
    var loader = LibraryLoader(settingRulesOf: folder)
    let context = LibraryValidator.context(of: folder, &loader).context
    let diagnostics = loader.diagnostics
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw ThemeLibraryError.invalid(diagnostics)
    }
    try self.init(context)
  }

  init(_ context: RuleContext) throws(TooLarge) {
    let checks = context.checks.compactMap(StackedCheck.init)
    let names = context.members.flatMap(\.colors.colorNames).uniqued()
    let foregrounds =
      checks.isEmpty ? names.filter(Self.isInFront) : checks.map(\.front).uniqued()
    let backgrounds =
      checks.isEmpty ? names.filter(BackgroundRoles.isPage) : checks.map(\.behind).uniqued()
    self.foregrounds = foregrounds
    self.backgrounds = backgrounds
    let count = foregrounds.count * backgrounds.count * context.members.count
    guard count <= Self.limit else { throw TooLarge(count: count, limit: Self.limit) }
    let required = Dictionary(grouping: checks) { [$0.front, $0.behind] }
    let budget = CombinationBudget(
      context.members.flatMap { member in
        let indices = (foregrounds + backgrounds).compactMap { member.colors.index(of: $0) }
        let searches = indices.map { member.colors.search(of: [$0], cost: 1) }
        let largest = (searches.map(\.combinations).max() ?? 1, searches.map(\.cost).max() ?? 1)
        return foregrounds.flatMap { _ in backgrounds.map { _ in largest } }
      }
    )
    let effort = ConditionSpace.minimizingEffort(sharedBy: count)
    tables = ParallelWork.map(context.members, share: 1) { member in
      Table(
        theme: member.name,
        rows: foregrounds.map { front in
          backgrounds.map {
            Self.cell(front, $0, required[[front, $0]] ?? [], member, budget.limit, effort)
          }
        }
      )
    }
  }

  private static func isInFront(_ name: String) -> Bool {
    let words = name.split { $0 == "-" || $0 == "." }
    return ["text", "on", "label", "icon"].contains { words.contains($0) }
  }

  private static func cell(
    _ front: String,
    _ background: String,
    _ checks: [StackedCheck],
    _ member: CompiledTheme,
    _ limit: Int,
    _ effort: Int
  ) -> Cell? {
    let colors = member.colors
    guard front != background, let ink = colors.index(of: front),
      let behind = colors.index(of: background)
    else { return nil }
    let requirements = checks.compactMap { check in
      worst(ink, behind, check.method, check.when, colors, limit, effort).map { worst in
        Requirement(
          method: check.method == .wcag ? .wcag : .tone,
          required: check.minimum,
          measured: worst.value,
          conditions: worst.conditions
        )
      }
    }
    let tightest = requirements.filter { $0.method == .wcag }
      .min { $0.measured / $0.required < $1.measured / $1.required }
    if let tightest {
      return Cell(
        ratio: tightest.measured,
        conditions: tightest.conditions,
        required: tightest.required,
        requirements: requirements
      )
    }
    return worst(ink, behind, .wcag, [], colors, limit, effort).map { worst in
      Cell(
        ratio: worst.value,
        conditions: worst.conditions,
        required: nil,
        requirements: requirements
      )
    }
  }

  /// Returns the worst value of a pair; nil if there are too many combinations.
  private static func worst(
    _ front: Int,
    _ background: Int,
    _ method: ColorCheck.ContrastMethod,
    _ when: [ColorCondition],
    _ colors: CompiledColors,
    _ limit: Int,
    _ effort: Int
  ) -> CombinationTable<Double>.Row? {
    var all = CombinationTable<Double>()
    let isComplete = colors.forEachCombination(of: [front, background], given: when, limit: limit) {
      traits,
      conditions in
      let pair = [front, background].map {
        MeasuredColor(colors.color(at: $0, for: traits), for: traits)
      }
      all.append(conditions, pair[0].contrast(to: pair[1], by: method))
    }
    let rows = all.rows
    guard isComplete, let worst = rows.indices.min(by: { rows[$0].value < rows[$1].value }) else {
      return nil
    }
    let (_, conditions) = all.minimalConditions(of: worst, keeping: when, effort: effort)
    return CombinationTable.Row(conditions: conditions, value: rows[worst].value)
  }
}
