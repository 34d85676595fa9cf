import ColorValues
import Testing
import TraitSystem

@testable import DynamicColors

/// A layer from lines such as `accent dark elevated = {rose} `: a name, condition words, a value.
struct LayerText {
  let layer: DefinitionLayer

  init(_ text: String, _ table: inout ConditionTable) throws {
    var order: [String] = []
    var variants: [String: [DefinitionLayer.Variant]] = [:]
    for line in text.split(separator: "\n") {
      let sides = line.split(separator: "=", maxSplits: 1)
      let words = sides[0].split(separator: " ").map(String.init)
      let conditions = words.dropFirst().compactMap(ConditionWords.condition)
      let value = try ColorExpression.parse(sides[1].trimmed).expression
      let variant = DefinitionLayer.Variant(
        conditions: try table.id(for: conditions),
        value: value,
        range: 0..<0
      )
      if variants[words[0]] == nil { order.append(words[0]) }
      variants[words[0], default: []].append(variant)
    }
    let layer = DefinitionLayer()
    for name in order {
      layer.append(
        name: name,
        type: .color,
        isPrimitive: false,
        variants: variants[name] ?? [],
        conditions: table
      )
    }
    self.layer = layer
  }
}

extension Substring {
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// The colors of one text for each layer, the last on top.
func compiled(_ texts: String...) throws -> CompiledDefinitions {
  var table = ConditionTable(precedence: VariantPrecedence())
  let layers = try texts.map { try LayerText($0, &table).layer }
  return try CompiledDefinitions(layers: layers, conditions: table)
}

/// The errors in compiling the layers.
func errors(_ texts: String...) throws -> [CompiledDefinitions.ReferenceError] {
  var table = ConditionTable(precedence: VariantPrecedence())
  let layers = try texts.map { try LayerText($0, &table).layer }
  do {
    _ = try CompiledDefinitions(layers: layers, conditions: table)
    return []
  } catch {
    return error.errors
  }
}

/// Traits from condition words, as in `dark high-contrast`.
func traits(_ words: String) -> TraitCollection {
  TraitCollection { traits in
    for word in words.split(separator: " ") {
      guard let condition = ConditionWords.condition(String(word)) else { continue }
      traits.set(condition.value, for: condition.trait)
    }
  }
}

extension CompiledDefinitions {
  /// The hex value of a color under condition words.
  func hex(_ name: String, _ words: String = "") -> String? {
    index(of: name).map { color(at: $0, for: traits(words)).hex }
  }
}
