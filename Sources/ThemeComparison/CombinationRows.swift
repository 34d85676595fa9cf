import DynamicColors
import TraitSystem

/// Values by combination of traits, merged where a trait makes no difference.
struct CombinationRows<Value: Hashable> {
  /// The value of one trait in a row.
  private enum Choice: Hashable {
    case value(ColorCondition)
    /// Any value without its own condition.
    case other
    case any
  }

  /// A value with the choice for each trait.
  private struct Row: Hashable {
    var choices: [TraitKey: Choice]
    let value: Value
  }

  private var traits: [TraitKey] = []
  private var combinations: [(conditions: [ColorCondition], value: Value?)] = []

  /// Adds the value under a combination; nil for a combination that is not reported.
  mutating func add(_ conditions: [ColorCondition], _ value: Value?) {
    for condition in conditions where !traits.contains(condition.trait) {
      traits.append(condition.trait)
    }
    combinations.append((conditions, value))
  }

  /// The values under minimal conditions, in the order of the traits.
  var merged: [(conditions: [ColorCondition], value: Value)] {
    var options: [TraitKey: [Choice]] = [:]
    var rows: [Row] = []
    for (conditions, value) in combinations {
      var choices: [TraitKey: Choice] = [:]
      for trait in traits {
        let choice = conditions.first { $0.trait == trait }.map(Choice.value) ?? .other
        choices[trait] = choice
        if options[trait]?.contains(choice) != true { options[trait, default: []].append(choice) }
      }
      if let value { rows.append(Row(choices: choices, value: value)) }
    }
    for trait in traits.reversed() {
      rows = Self.merge(rows, trait, count: options[trait]?.count ?? 0)
    }
    let placed = rows.map { row in
      let places = traits.map { trait in
        row.choices[trait].flatMap { options[trait]?.firstIndex(of: $0) } ?? -1
      }
      return (row, places)
    }
    return placed.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map { row, _ in
      (traits.compactMap { Self.condition(row.choices[$0]) }, row.value)
    }
  }

  /// Returns the condition of a choice, unless it is the default of a system trait.
  private static func condition(_ choice: Choice?) -> ColorCondition? {
    guard case .value(let condition)? = choice else { return nil }
    let isUnset = condition.trait.isSystem && condition.value == condition.trait.defaultValue
    return isUnset ? nil : condition
  }

  /// Merges rows that differ only in the trait, where they cover all its values.
  private static func merge(_ rows: [Row], _ trait: TraitKey, count: Int) -> [Row] {
    func merged(_ row: Row) -> Row {
      var merged = row
      merged.choices[trait] = .any
      return merged
    }
    let counts = rows.reduce(into: [Row: Int]()) { $0[merged($1), default: 0] += 1 }
    var seen: Set<Row> = []
    return rows.compactMap { row in
      let merged = merged(row)
      guard counts[merged] == count else { return row }
      return seen.insert(merged).inserted ? merged : nil
    }
  }
}
