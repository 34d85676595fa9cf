import TextSupport

/// Inventories as JSON, in a stable, versioned format: a member for each kind.
package enum InventoryJSON {
  /// Returns the JSON text.
  package static func text(_ inventories: [Inventory]) -> String {
    let members = inventories.map { inventory in
      JSONText.member(inventory.kind, JSONText.lines(inventory.items.map(object), indentation: 2))
    }
    return "{\n  " + ([JSONText.member("version", "1")] + members).joined(separator: ",\n  ")
      + "\n}\n"
  }

  private static func object(_ item: Inventory.Item) -> String {
    JSONText.object(
      [("name", JSONText.string(item.name))]
        + item.facts.map { ($0.key, $0.json) }
        + (item.summary.map { [("about", JSONText.string($0))] } ?? [])
    )
  }
}
