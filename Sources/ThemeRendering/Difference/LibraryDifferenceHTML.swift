import ColorValues
import DynamicColors
package import ThemeComparison
import ThemeFiles

/// The differences between two themes or theme libraries as an HTML page in one file, without a
/// script.
///
/// Checks that passed and fail now are first, then each theme with its colors, both values side by
/// side, and its checks.
package struct LibraryDifferenceHTML {
  private let difference: LibraryDifference
  private let old: String
  private let new: String

  /// Prepares the page; `old` and `new` are the names of the compared subjects.
  package init(_ difference: LibraryDifference, old: String, new: String) {
    self.difference = difference
    self.old = old
    self.new = new
  }

  /// The page.
  package var text: String {
    DifferencePage(
      old: old,
      new: new,
      summary: summary,
      failures: difference.failures.map { Self.check($0.check, theme: $0.theme.new) },
      sections: difference.themes.map(Self.section)
    ).text
  }

  private var summary: String {
    if difference.isEmpty { return "No differences." }
    let colors = difference.themes.flatMap(\.colors)
    let words = ["removed", "renamed", "deprecated", "added", "changed"]
    let counts = words.compactMap { word -> String? in
      let count = colors.count { $0.word == word }
      return count == 0 ? nil : "\(count) \(word)"
    }
    let themes = difference.defaultTheme.map { "The default theme: \($0.old) → \($0.new). " } ?? ""
    return themes + (counts.isEmpty ? "" : "Colors: \(counts.joined(separator: ", ")).")
  }

  private static func section(_ theme: ThemeDifference) -> DifferencePage.Section {
    let limit = "Incomplete: too many combinations of traits to compare."
    return DifferencePage.Section(
      title: theme.title,
      word: theme.word,
      kind: "Colors",
      entries: theme.colors.map(entry),
      notes: [theme.inheritedText, theme.isComplete ? nil : limit].compactMap(\.self),
      // Checks that fail now are above all sections.
      checks: theme.checks.filter { $0.effect != .fails }.map { check($0, theme: nil) }
    )
  }

  private static func entry(_ color: ColorChange) -> DifferencePage.Entry {
    DifferencePage.Entry(
      name: color.title,
      word: color.word,
      note: color.note,
      rows: color.values.map { value in
        DifferencePage.Row(
          conditions: value.conditionText ?? "always",
          old: value.old.map { DifferencePage.Cell(text: $0.displayCSS, color: $0) },
          new: value.new.map { DifferencePage.Cell(text: $0.displayCSS, color: $0) },
          difference: value.differenceText
        )
      }
    )
  }

  private static func check(_ check: CheckChange, theme: String?) -> DifferencePage.Check {
    DifferencePage.Check(
      subject: check.subject,
      theme: theme,
      conditions: check.conditions.map(\.description).joined(separator: " "),
      old: check.old.map { check.text(of: $0) } ?? "new",
      new: check.text(of: check.new),
      minimum: check.text(of: check.minimum),
      effect: check.effect.words,
      fails: check.new < check.minimum
    )
  }
}
