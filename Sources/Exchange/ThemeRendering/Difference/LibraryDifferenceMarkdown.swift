import ColorValues
import DynamicColors
import TextSupport
package import ThemeValidation

/// The differences between two themes or theme libraries as Markdown, for pull requests.
///
/// Checks that fail now or pass now are first, then each theme with its colors before and after, then
/// the nodes and outputs that change with them. The text has at most 60 kB.
package struct LibraryDifferenceMarkdown {
  /// The nodes and outputs that the changes of colors affect.
  package struct Effects: Sendable {
    /// The paths of nodes that look different, by the names of hierarchies.
    package var nodes: [(hierarchy: String, paths: [String])] = []

    /// The outputs of the library that aren't up to date.
    package var outputs: [String] = []

    /// No effects.
    package init() {}
  }

  /// The Markdown.
  package let text: String

  /// Creates the Markdown; `old` and `new` are the names of the compared subjects.
  package init(_ difference: LibraryDifference, old: String, new: String, effects: Effects) {
    var document = MarkdownDocument(title: "Changes of themes")
    document.addParagraph("\(MarkdownText.code(old)) → \(MarkdownText.code(new))")
    document.addParagraph(Self.summary(of: difference))
    document.addTable(
      "Checks",
      columns: ["What is required", "Change", "Before", "Now"],
      rows: difference.requirements.map { requirement in
        let word = requirement.kind.rawValue
        return [
          MarkdownText.escaped(requirement.subject), requirement.isWeaker ? "**\(word)**" : word,
          MarkdownText.code(requirement.old), MarkdownText.code(requirement.new),
        ]
      }
    )
    document.addTable(
      "Results of checks",
      columns: ["Check", "Theme and traits", "Before", "After", "Required", "Result"],
      rows: difference.themes.flatMap(Self.checkRows)
    )
    for theme in difference.themes { Self.add(theme, to: &document) }
    document.addTable(
      "Nodes that look different",
      columns: ["Hierarchy", "Nodes"],
      rows: effects.nodes.map { hierarchy, paths in
        [MarkdownText.code(hierarchy), paths.map(MarkdownText.code).joined(separator: ", ")]
      }
    )
    document.addTable(
      "Outputs that `themetool build` must write",
      columns: ["Output"],
      rows: effects.outputs.map { [MarkdownText.code($0)] }
    )
    text = document.document
  }

  private static func summary(of difference: LibraryDifference) -> String {
    if difference.isEmpty { return "No differences." }
    let colors = difference.themes.flatMap(\.colors)
    let counts = ["removed", "renamed", "deprecated", "added", "changed", "invalid"].compactMap {
      word in
      let count = colors.count { $0.word == word }
      return count == 0 ? nil : "\(count) \(word)"
    }
    var sentences = counts.isEmpty ? [] : ["Colors: \(counts.joined(separator: ", "))."]
    if let theme = difference.defaultTheme {
      let names = [theme.old, theme.new].map(MarkdownText.code)
      sentences.append("The default theme: \(names[0]) → \(names[1]).")
    }
    let weaker = difference.requirements.count(where: \.isWeaker)
    if weaker > 0 {
      sentences.insert(
        "**\(weaker == 1 ? "1 check or setting is" : "\(weaker) checks or settings are") weaker now.**",
        at: 0
      )
    } else if !difference.requirements.isEmpty {
      sentences.append("Checks or settings differ.")
    }
    let failures = difference.failures.count
    if failures > 0 {
      sentences.append("**\(failures == 1 ? "1 check fails" : "\(failures) checks fail") now.**")
    }
    return sentences.joined(separator: " ")
  }

  private static func add(_ theme: ThemeDifference, to document: inout MarkdownDocument) {
    let change = theme.word == "changed" ? "" : ": \(theme.word)"
    document.addTable(
      MarkdownText.escaped(theme.title) + change,
      columns: ["Color", "Change", "Under", "Before", "After", "Difference"],
      rows: theme.colors.flatMap(rows)
    )
    if theme.colors.isEmpty, !change.isEmpty {
      document.addParagraph("Theme \(MarkdownText.code(theme.title)) is \(theme.word).")
    }
    if let words = theme.inheritedText { document.addParagraph(MarkdownText.escaped(words)) }
    if !theme.isComplete {
      document.addParagraph("Incomplete: too many combinations of traits to compare.")
    }
  }

  private static func rows(of color: ColorChange) -> [[String]] {
    let note = color.note.map { "<br>\(MarkdownText.escaped($0))" } ?? ""
    let start = [MarkdownText.code(color.title), color.word + note]
    if case .invalid(let before, let now) = color.kind {
      return [start + ["", before ? "—" : "", now ? "—" : "", ""]]
    }
    if color.values.isEmpty { return [start + ["", "", "", ""]] }
    return color.values.map { value in
      start
        + [
          MarkdownText.escaped(value.conditionText ?? "always"), text(of: value.old),
          text(of: value.new), value.visibility ?? "",
        ]
    }
  }

  /// Returns the value in hexadecimal digits, for which readers show a swatch, and as CSS where
  /// that says more.
  static func text(of color: Color?) -> String {
    guard let color else { return "" }
    let css = color.displayCSS
    let hex = MarkdownText.code(color.hex)
    return css.hasPrefix("#") || color.isInGamut(of: .srgb)
      ? hex : "\(hex) \(MarkdownText.code(css))"
  }

  private static func checkRows(of theme: ThemeDifference) -> [[String]] {
    theme.checks.filter { [.fails, .holds].contains($0.effect) }.map { check in
      let place = [theme.new ?? ""] + check.conditions.map(\.description)
      return [
        MarkdownText.escaped(check.subject), MarkdownText.escaped(place.joined(separator: " ")),
        check.old.map { check.text(of: $0) } ?? "new", check.text(of: check.new),
        check.text(of: check.minimum),
        check.effect == .fails ? "**\(check.effect.words)**" : check.effect.words,
      ]
    }
  }
}
