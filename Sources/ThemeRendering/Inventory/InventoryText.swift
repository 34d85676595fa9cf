import TextSupport

/// Inventories as text: one in full, several as an overview with counts.
package enum InventoryText {
  /// Returns a line for each item: its name, its facts and its description, after a sample of a
  /// color where the terminal has colors.
  ///
  /// Descriptions that don't fit the columns are on lines of their own.
  package static func text(_ inventory: Inventory, depth: ColorDepth, columns: Int) -> String {
    let rows = inventory.items.map { item in
      ([item.name] + item.facts.map(\.text) + [item.summary ?? ""])
        .map(VisibleText.of)
    }
    let hasSamples = depth != .none && inventory.items.contains { $0.sample != nil }
    let margin = hasSamples ? "      " : ""
    let blocks = TextTable(rows).blocks(columns: columns - margin.utf8.count)
    return zip(inventory.items, blocks).flatMap { item, lines in
      lines.enumerated().map { index, line in
        let sample = index == 0 && hasSamples ? item.sample : nil
        let start = sample.map { $0.text(depth: depth) + "  " } ?? margin
        return start + line.withoutTrailingSpaces + "\n"
      }
    }.joined()
  }

  /// Returns a line for each kind: its name, its count and the first names.
  package static func overview(_ inventories: [Inventory], columns: Int) -> String {
    let rows = inventories.map { [$0.kind, "\($0.items.count)"] }
    let heads = TextTable(rows.map { [$0[0], $0[1]] }).lines(separator: "  ")
    let width = heads.map { TextWidth.columns(of: $0) }.max() ?? 0
    return zip(inventories, heads).map { inventory, head in
      let start = TextWidth.padded(head, to: width) + "  "
      return (start + names(of: inventory, columns: columns - width - 2)).withoutTrailingSpaces
        + "\n"
    }.joined()
  }

  /// The maximum number of names in an overview.
  private static let shownCount = 8

  private static func names(of inventory: Inventory, columns: Int) -> String {
    var text = ""
    var shown = 0
    for (index, item) in inventory.items.prefix(shownCount).enumerated() {
      let longer = text + (text.isEmpty ? "" : ", ") + VisibleText.of(item.name)
      let rest = index + 1 < inventory.items.count ? ", …" : ""
      guard TextWidth.columns(of: longer + rest) <= columns else { break }
      text = longer
      shown += 1
    }
    return shown == 0 || shown == inventory.items.count ? text : text + ", …"
  }
}
