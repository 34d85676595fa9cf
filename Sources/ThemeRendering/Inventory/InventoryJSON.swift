import TextSupport

/// Inventories as JSON, in a stable, versioned format: a member for each kind.
package enum InventoryJSON {
  /// Returns the JSON text, with the name of the theme that the names are of.
  package static func text(_ inventories: [Inventory], theme: String? = nil) -> String {
    let lists = inventories.map { inventory in
      let items = inventory.items.map(object).jsonLines(indentation: 2)
      return (inventory.kind, items as (any JSONEncodable)?)
    }
    return (["version": 1, "theme": theme] + JSONObject(lists)).document
  }

  private static func object(_ item: Inventory.Item) -> JSONObject {
    ["name": item.name] + JSONObject(item.facts.map { ($0.key, $0.value) })
      + ["about": item.summary]
  }
}
