import AssetCatalogs
import ColorValues
import TextSupport
package import ThemeValidation

/// The differences between two asset catalogs as Markdown of at most 60 kB, for pull requests.
package struct AssetDifferenceMarkdown {
  /// The Markdown.
  package let text: String

  /// Creates the Markdown; `old` and `new` are the names of the catalogs.
  package init(_ differences: [AssetDifference], old: String, new: String) {
    var document = MarkdownDocument(title: "Changes of assets")
    document.addParagraph("\(MarkdownText.code(old)) → \(MarkdownText.code(new))")
    let count = differences.count
    document.addParagraph(count == 0 ? "No differences." : "Different assets: \(count).")
    document.addTable(
      "Assets",
      columns: ["Asset", "Change", "Under", "Before", "After", "Difference"],
      rows: differences.flatMap(Self.rows)
    )
    text = document.document
  }

  private static func rows(of difference: AssetDifference) -> [[String]] {
    let kind = difference.type == .colorSet ? "" : " (\(difference.type.rawValue))"
    let start = [MarkdownText.code(difference.name) + kind, difference.change.word]
    guard case .changed(let slots) = difference.change else { return [start + ["", "", "", ""]] }
    return slots.map { slot in
      start
        + [
          MarkdownText.escaped("\(slot.conditions)"), text(of: slot.old), text(of: slot.new),
          slot.colorDifference.map(ColorDifference.visibility(ofCIEDE2000:)) ?? "",
        ]
    }
  }

  private static func text(of content: AssetSlot.Content?) -> String {
    if let color = content?.fixedColor { return LibraryDifferenceMarkdown.text(of: color) }
    return MarkdownText.escaped(AssetDifferenceText.text(content))
  }
}
