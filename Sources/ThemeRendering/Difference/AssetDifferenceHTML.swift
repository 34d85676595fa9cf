import AssetCatalogs
import ColorValues
import TextSupport
package import ThemeComparison

/// The differences between two asset catalogs as an HTML page in one file.
package struct AssetDifferenceHTML {
  private let differences: [AssetDifference]
  private let old: String
  private let new: String

  /// Prepares the page; `old` and `new` are the names of the catalogs.
  package init(_ differences: [AssetDifference], old: String, new: String) {
    self.differences = differences
    self.old = old
    self.new = new
  }

  /// The page.
  package var text: String {
    let entries = differences.map { difference in
      var entry = DifferencePage.Entry(
        name: difference.name,
        word: difference.change.word,
        note: difference.type == .colorSet ? nil : difference.type.rawValue
      )
      if case .changed(let slots) = difference.change { entry.rows = slots.map(Self.row) }
      return entry
    }
    let section = DifferencePage.Section(title: "The catalog", kind: "Assets", entries: entries)
    return DifferencePage(
      old: old,
      new: new,
      summary: entries.isEmpty ? "No differences." : "Different assets: \(entries.count).",
      failures: [],
      sections: entries.isEmpty ? [] : [section]
    ).text
  }

  private static func row(_ slot: SlotDifference) -> DifferencePage.Row {
    func cell(_ content: AssetSlot.Content?) -> DifferencePage.Cell? {
      content.map {
        DifferencePage.Cell(text: AssetDifferenceText.text($0), color: $0.fixedColor)
      }
    }
    return DifferencePage.Row(
      conditions: "\(slot.conditions)",
      old: cell(slot.old),
      new: cell(slot.new),
      difference: slot.colorDifference.map { "ΔE \(NumberText.message($0, .fixed(1)))" }
    )
  }
}
