public import DynamicColors
import PlatformSupport
import SourceDiagnostics
import SourceDocuments
import TextSupport
public import ThemeFiles
import TraitSystem

/// The contrast of all foreground colors on all background colors, by theme.
///
/// Foregrounds are the first colors of the library's contrast checks, backgrounds the second ones.
/// In a library without such checks, names with the word `text`, `on`, `label` or `icon` are
/// foregrounds, and names with `background` or `surface` are backgrounds.
///
/// ```swift
/// let matrix = try ContrastMatrix(of: ThemeFolder(path: "Themes"))
/// for table in matrix.tables {
///   #expect(!table.rows.joined().contains { $0?.fails == true }, "\(table.theme)")
/// }
/// ```
public struct ContrastMatrix: Sendable {
  /// The contrast requirement of a check for a pair in one theme.
  public struct Requirement: Sendable {
    /// The measure of contrast.
    public let method: ColorCheck.ContrastMethod
    /// The required minimum.
    public let required: Double
    /// The lowest measured value under the conditions of the check.
    public let measured: Double
    /// The minimal conditions of the worst value, including those of the check.
    public let conditions: [TraitCondition]

    /// Whether the measured value is below the minimum.
    public var fails: Bool { measured < required }
  }

  /// A pair in one theme.
  public struct Cell: Sendable {
    /// The lowest ratio of WCAG 2.2; if checks require a ratio, the lowest relative to the
    /// requirement.
    public let ratio: Double
    /// The minimal conditions of that ratio; empty if it is always the same.
    public let conditions: [TraitCondition]
    /// The ratio that a check requires of the pair under these conditions, if any.
    public let required: Double?
    /// The requirements of all checks for the pair, in their order.
    public let requirements: [Requirement]

    /// Whether the ratio is below the required ratio.
    public var fails: Bool { required.map { ratio < $0 } ?? false }
  }

  /// The pairs of one theme.
  public struct Table: Sendable {
    /// The name of the theme.
    public let theme: String
    /// A row for each foreground with a cell for each background; nil if the theme lacks a color,
    /// it depends on too many traits, or the pair was not requested.
    public let rows: [[Cell?]]
  }

  /// The foregrounds, in the order of checks or themes.
  public let foregrounds: [String]
  /// The backgrounds.
  public let backgrounds: [String]
  /// A table for each theme, in the order of their files.
  public let tables: [Table]

  /// An error for more pairs of colors than a table can show.
  public struct TooLarge: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of pairs in all themes.
    public let count: Int
    /// The maximum number of pairs.
    public let limit: Int

    /// A description of the error, with both numbers.
    public var description: String {
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
  /// - Parameter folder: The files.
  /// - Throws: `ThemeLibraryError` with the errors of the files, or ``TooLarge``.
  /// - Complexity: O(*c*) in the combinations of traits of each pair.
  public init(of folder: ThemeFolder) throws {
    try self.init(of: ThemeProject(folder, by: ThemeValidator()))
  }

  /// Measures the pairs of some themes of a project that have one of some colors; all themes or
  /// colors if the set is empty.
  package init(
    of project: ThemeProject,
    themes: Set<String> = [],
    colors: Set<String> = []
  ) throws {
    let context = try project.validContext()
    let members = context.members.filter { themes.isEmpty || themes.contains($0.name) }
    let checks = context.checks.filter { $0.displayContrast != nil }
    let names = context.members.flatMap(\.definitions.colorNames).uniqued()
    let foregrounds =
      checks.isEmpty
      ? names.filter(Self.isInFront) : checks.compactMap(\.contrast?.foreground).uniqued()
    let backgrounds =
      checks.isEmpty
      ? names.filter(BackgroundRoles.isPage) : checks.compactMap(\.contrast?.background).uniqued()
    self.foregrounds = foregrounds
    self.backgrounds = backgrounds
    let isNamed = { @Sendable (front: String, back: String) in
      colors.isEmpty || colors.contains(front) || colors.contains(back)
    }
    let pairCount = foregrounds.reduce(0) { sum, front in
      sum + backgrounds.count { isNamed(front, $0) }
    }
    let count = pairCount * members.count
    guard count <= Self.limit else { throw TooLarge(count: count, limit: Self.limit) }
    let required = Dictionary(grouping: checks) { $0.names.map(\.name) }
    let budget = CombinationBudget(
      members.flatMap { member in
        let indices = (foregrounds + backgrounds).compactMap { member.definitions.index(of: $0) }
        let searches = indices.map { member.definitions.search(of: [$0], cost: 1) }
        let largest = (searches.map(\.combinations).max() ?? 1, searches.map(\.cost).max() ?? 1)
        return Array(repeating: largest, count: pairCount)
      }
    )
    let effort = ConditionSpace.minimizingEffort(sharedBy: count)
    tables = ParallelWork.map(members, batchSize: 1) { member in
      Table(
        theme: member.name,
        rows: foregrounds.map { front in
          backgrounds.map {
            guard isNamed(front, $0) else { return nil }
            return Self.cell(
              of: front,
              on: $0,
              requiredBy: required[[front, $0]] ?? [],
              in: member,
              limit: budget.limit,
              effort: effort
            )
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
    of front: String,
    on background: String,
    requiredBy checks: [ColorCheck],
    in member: CompiledTheme,
    limit: Int,
    effort: Int
  ) -> Cell? {
    let colors = member.definitions
    guard front != background, let foregroundIndex = colors.index(of: front),
      let backgroundIndex = colors.index(of: background)
    else { return nil }
    func worst(
      by method: ColorCheck.ContrastMethod,
      given when: [TraitCondition]
    ) -> CombinationTable<Double>.Row? {
      PairMeasurements(
        of: .contrast(
          ColorCheck.Contrast(foreground: front, background: background, method: method)
        ),
        at: [foregroundIndex, backgroundIndex],
        given: when,
        in: colors,
        limit: limit
      ).lowest(keeping: when, effort: effort)
    }
    let requirements = checks.compactMap { check in
      worst(by: check.contrast?.method ?? .wcag, given: check.when).map { worst in
        Requirement(
          method: check.contrast?.method ?? .wcag,
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
    return worst(by: .wcag, given: []).map { worst in
      Cell(
        ratio: worst.value,
        conditions: worst.conditions,
        required: nil,
        requirements: requirements
      )
    }
  }
}
