package import DynamicColors
import ColorValues
import SourceDocuments
import TraitSystem

/// The contrast of everything that is in front on everything that is behind, theme by theme.
///
/// In front are the first colours of the library's contrast checks, behind are the second ones. A
/// library without such checks goes by names: in front is what has `text`, `on`, `label` or `icon`
/// as a word of its name, behind is what has `background` or `surface`.
package struct ContrastMatrix: Sendable {
  /// One pair in one theme, where it is worst.
  package struct Cell: Sendable {
    /// The least ratio of WCAG 2.2.
    package let ratio: Double
    /// The fewest conditions under which it is so low; none where it is always the same.
    package let conditions: [ColorCondition]
    /// The highest ratio that a check asks of the pair there, if any does.
    package let asked: Double?
    /// Whether a check that asks a ratio of the pair fails somewhere in the theme.
    package let fails: Bool
  }

  /// The pairs of one theme.
  package struct Table: Sendable {
    /// The theme's name.
    package let theme: String
    /// A row for each colour in front, a cell for each one behind; nil where the theme lacks a
    /// colour or it depends on too many traits.
    package let rows: [[Cell?]]
  }

  /// What is in front, in the order in which checks or themes name it.
  package let fronts: [String]
  /// What is behind.
  package let grounds: [String]
  /// A table for each theme, in the order of their files.
  package let tables: [Table]

  /// Measures all pairs of the themes in a folder; those with errors are left out.
  package init(of folder: ThemeFolder) {
    var loader = LibraryLoader(folder)
    self.init(LibraryValidator.context(of: folder, &loader).withoutFaultyMembers)
  }

  init(_ context: RuleContext) {
    let checks = context.checks.compactMap(StackedCheck.init)
    let names = Self.unique(context.members.flatMap(\.colors.colorNames))
    let fronts =
      checks.isEmpty ? names.filter(Self.isInFront) : Self.unique(checks.map(\.front))
    let grounds =
      checks.isEmpty ? names.filter(StackedColor.isPage) : Self.unique(checks.map(\.behind))
    self.fronts = fronts
    self.grounds = grounds
    tables = ParallelWork.map(context.members, share: 1) { member in
      Table(
        theme: member.name,
        rows: fronts.map { front in
          grounds.map { Self.cell(front, $0, checks.filter { $0.method == .wcag }, member) }
        }
      )
    }
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen = Set<String>()
    return names.filter { seen.insert($0).inserted }
  }

  private static func isInFront(_ name: String) -> Bool {
    let words = name.split { $0 == "-" || $0 == "." }
    return ["text", "on", "label", "icon"].contains { words.contains($0) }
  }

  private static func cell(
    _ front: String,
    _ ground: String,
    _ checks: [StackedCheck],
    _ member: ThemeLibrary.Member
  ) -> Cell? {
    let colors = member.colors
    guard front != ground, let ink = colors.index(of: front), let behind = colors.index(of: ground)
    else { return nil }
    let checks = checks.filter { $0.front == front && $0.behind == ground }
    var worst: MeasuredCombination?
    var asked: Double?
    var fails = false
    var all: [MeasuredCombination] = []
    let isComplete = colors.forEachCombination(of: [ink, behind]) { traits, conditions in
      let grounds = SeenContrast.appearances(of: colors.color(at: behind, for: traits))
      let ink = colors.color(at: ink, for: traits)
      let ratio = SeenContrast.measure(ink, on: grounds, by: .wcag)
      let measured = MeasuredCombination(conditions: conditions, value: ratio)
      all.append(measured)
      // A condition of a check on which the colours don't depend holds for some device.
      let depends = Set(conditions.map(\.trait))
      let limits = checks.filter { check in
        check.when.allSatisfy { !depends.contains($0.trait) || $0.holds(in: traits) }
      }.map(\.minimum)
      fails = fails || limits.contains { ratio < $0 }
      guard ratio < worst?.value ?? .infinity else { return }
      worst = measured
      asked = limits.max()
    }
    guard let worst, isComplete else { return nil }
    return Cell(
      ratio: worst.value,
      conditions: MeasuredCombination.smallest(worst, among: all),
      asked: asked ?? checks.map(\.minimum).min(),
      fails: fails
    )
  }
}
