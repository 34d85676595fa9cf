extension CompiledColors {
  /// A description of an inconsistency of the tables, which are read by address; nil if there is
  /// none.
  ///
  /// - Complexity: O(*n*) in the number of colors; only tests read this property.
  var brokenInvariant: String? {
    let all = stack.entryCount
    guard [dependencies.count, costs.count, aliases.count].allSatisfy({ $0 == all }) else {
      return "tables of different sizes"
    }
    for (index, entry) in entries.enumerated() {
      let name = entry.definition.name
      let layer = stack.layers[Int(entry.layer)]
      let position = Int(entry.position)
      guard layer.definitions.indices.contains(position), layer.definitions[position].name == name,
        layer.definitions[position].variants.count == entry.variants.count, !entry.variants.isEmpty
      else { return "'\(name)' doesn't have its definition" }
      if index < count, self.index(of: name)?.position != index { return "'\(name)' isn't found" }
      if entry.variants.contains(where: { $0.conditions >= conditions.entries.count }) {
        return "'\(name)' has unknown conditions"
      }
      if entry.replaced >= 0 {
        let replaced = Int(entry.replaced)
        guard (count..<all).contains(replaced), entries[replaced].definition.name == name,
          entries[replaced].layer < entry.layer
        else { return "'\(name)' replaces entry \(replaced)" }
      }
      if aliases[index] >= 0 {
        let target = Int(aliases[index])
        guard target < count, entry.variants.count == 1,
          entry.variants[0].value == .reference(entries[target].definition.name)
        else { return "'\(name)' is an alias of entry \(target)" }
      }
    }
    return memo.brokenInvariant
  }
}
