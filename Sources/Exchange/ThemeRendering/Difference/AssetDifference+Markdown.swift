import AssetCatalogs
import ColorValues
import TextSupport
import ThemeValidation

extension [AssetDifference] {
  /// Returns the differences as Markdown of at most 60 kB, for pull requests.
  ///
  /// `old` and `new` are the names of the catalogs.
  package func markdownDocument(old: String, new: String) -> String {
    var document = MarkdownDocument(title: "Changes of assets")
    document.addParagraph("\(MarkdownText.code(old)) → \(MarkdownText.code(new))")
    document.addParagraph(isEmpty ? "No differences." : "Different assets: \(count).")
    document.addTable(
      "Assets",
      columns: ["Asset", "Change", "Under", "Before", "After", "Difference"],
      rows: flatMap(Self.rows)
    )
    return document.document
  }

  private static func rows(of difference: AssetDifference) -> [[String]] {
    let kind = difference.type == .colorSet ? "" : " (\(difference.type.rawValue))"
    let start = [MarkdownText.code(difference.name) + kind, difference.change.word]
    guard case .changed(let slots) = difference.change else { return [start + ["", "", "", ""]] }
    return slots.map { slot in
      start
        + [
          MarkdownText.escaped("\(slot.conditions)"), markdown(of: slot.old),
          markdown(of: slot.new),
          slot.colorDifference.map(ColorDifference.visibility(ofCIEDE2000:)) ?? "",
        ]
    }
  }

  private static func markdown(of content: AssetSlot.Content?) -> String {
    if let color = content?.fixedColor { return LibraryDifferenceMarkdown.text(of: color) }
    return MarkdownText.escaped(content.words)
  }
}
