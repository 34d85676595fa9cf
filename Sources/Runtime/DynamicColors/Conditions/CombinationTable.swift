import TraitSystem

/// Values of trait combinations, for reporting them under as few conditions as possible.
///
/// ```swift
/// var contrasts = CombinationTable<Double>()
/// contrasts.append([light, normalContrast], 7)
/// contrasts.append([light, highContrast], 7)
/// contrasts.append([dark, normalContrast], 3)
/// contrasts.append([dark, highContrast], 7)
/// contrasts.minimalConditions(of: 2) { $0 == $1 }.conditions   // dark, normal contrast
/// contrasts.minimalConditions(of: 0) { $0 == $1 }.conditions   // light
/// contrasts.merged { $0 }
/// // light: 7, dark normal contrast: 3, dark high contrast: 7
/// ```
package struct CombinationTable<Value> {
  /// A combination and its value.
  package struct Row {
    /// The conditions that distinguish the combination from others.
    package let conditions: [TraitCondition]
    /// The value.
    package let value: Value

    /// Creates a row from its parts.
    package init(conditions: [TraitCondition], value: Value) {
      self.conditions = conditions
      self.value = value
    }
  }

  /// A trait that conditions name.
  private struct Axis {
    let trait: TraitKey
    /// The number of the condition of each row, 0 if the row has no condition for the trait.
    var choices: [Int]
    /// The conditions, with numbers from 1.
    var conditions: [TraitCondition] = []
  }

  /// The rows, in the order in which they were added.
  package private(set) var rows: [Row] = []

  /// The traits that conditions name, in the order in which they first appear.
  private var axes: [Axis] = []
  private var positions: [TraitKey: Int] = [:]
  private var numbers: [TraitCondition: Int] = [:]

  /// Creates a table of rows.
  package init(_ rows: [Row] = []) {
    for row in rows { append(row.conditions, row.value) }
  }

  /// Adds the value of a combination.
  package mutating func append(_ conditions: [TraitCondition], _ value: Value) {
    for axis in axes.indices { axes[axis].choices.append(0) }
    for condition in conditions {
      let axis = positions[condition.trait] ?? axes.count
      if axis == axes.count {
        let none = Array(repeating: 0, count: rows.count + 1)
        axes.append(Axis(trait: condition.trait, choices: none))
        positions[condition.trait] = axis
      }
      if numbers[condition] == nil {
        axes[axis].conditions.append(condition)
        numbers[condition] = axes[axis].conditions.count
      }
      axes[axis].choices[rows.count] = numbers[condition] ?? 0
    }
    rows.append(Row(conditions: conditions, value: value))
  }

  /// The positions of the rows that meet conditions.
  package func positions(meeting conditions: [TraitCondition]) -> [Int] {
    rows.indices.filter { conditions.allSatisfy(rows[$0].conditions.contains) }
  }

  // MARK: Minimal conditions

  /// Returns the fewest conditions under which all values are the same as that of one row; of
  /// several such sets the one whose traits appear first.
  ///
  /// If there are too many combinations for `effort`, conditions that make no difference are
  /// removed one by one, and a smaller set can exist.
  ///
  /// - Parameters:
  ///   - position: The row.
  ///   - kept: Conditions that hold in all rows and are always part of the result.
  ///   - isKnown: For each row whether it is reported elsewhere; at least one that is not meets the
  ///     result.
  ///   - effort: The most comparisons.
  ///   - areSame: Returns whether two values are reported as one.
  /// - Returns: The conditions, and the position of the first row that meets them and is not known.
  package func minimalConditions(
    of position: Int,
    keeping kept: [TraitCondition] = [],
    except isKnown: [Bool]? = nil,
    effort: Int = ConditionSpace.minimizingEffort(sharedBy: 1),
    where areSame: (Value, Value) -> Bool
  ) -> (position: Int, conditions: [TraitCondition]) {
    let isSame = rows.map { areSame($0.value, rows[position].value) }
    let isWanted = rows.indices.map { isSame[$0] && isKnown?[$0] != true }
    let keptTraits = kept.map(\.trait)
    let kept = axes.filter { keptTraits.contains($0.trait) }
    let free = axes.filter { !keptTraits.contains($0.trait) }
    guard free.count < effort.bitWidth, rows.count <= effort >> free.count else {
      return (position, reducedConditions(of: position, keeping: keptTraits, isSame))
    }
    for count in 0..<free.count {
      var chosen = Array(0..<count)
      repeat {
        let axes = kept + chosen.map { free[$0] }
        if let found = firstWanted(isWanted, by: axes, isSame) {
          return (found, conditions(of: found, on: axes))
        }
      } while Self.advance(&chosen, below: free.count)
    }
    return (position, rows[position].conditions)
  }

  private func conditions(of position: Int, on axes: [Axis]) -> [TraitCondition] {
    rows[position].conditions.filter { condition in axes.contains { $0.trait == condition.trait } }
  }

  /// The first wanted row that shares its conditions on `axes` only with rows of the same value.
  private func firstWanted(_ isWanted: [Bool], by axes: [Axis], _ isSame: [Bool]) -> Int? {
    // A number that two different rows share by overflow only excludes a set of conditions.
    func number(_ row: Int) -> Int {
      axes.reduce(0) { $0 &* ($1.conditions.count + 1) &+ $1.choices[row] }
    }
    var others: Set<Int> = []
    for row in rows.indices where !isSame[row] { others.insert(number(row)) }
    return rows.indices.first { row in
      isWanted[row] && axes.allSatisfy { $0.choices[row] > 0 } && !others.contains(number(row))
    }
  }

  /// The conditions of a row, from which conditions without effect are removed one by one.
  private func reducedConditions(
    of position: Int,
    keeping kept: [TraitKey],
    _ isSame: [Bool]
  ) -> [TraitCondition] {
    var rest = axes.filter { $0.choices[position] > 0 }
    // Traits that decide last are removed first, so that the style is kept where either would do.
    for axis in rest.reversed() where !kept.contains(axis.trait) {
      let fewer = rest.filter { $0.trait != axis.trait }
      let areSame = rows.indices.allSatisfy { row in
        isSame[row] || fewer.contains { $0.choices[row] != $0.choices[position] }
      }
      if areSame { rest = fewer }
    }
    return conditions(of: position, on: rest)
  }

  /// Advances to the next choice of some of `count` positions, in lexical order.
  private static func advance(_ chosen: inout [Int], below count: Int) -> Bool {
    for place in chosen.indices.reversed() where chosen[place] < count - chosen.count + place {
      chosen[place] += 1
      for next in chosen.indices where next > place { chosen[next] = chosen[next - 1] + 1 }
      return true
    }
    return false
  }

  // MARK: Merging

  /// A value for several combinations.
  private struct Merged<Result: Hashable>: Hashable {
    /// The choice on each axis, -1 for any.
    var choices: [Int]
    let value: Result
  }

  /// Returns some of the values in the order of the traits, without the conditions on which a value
  /// does not depend.
  ///
  /// - Parameter select: Returns the reported part of a value; nil for a value that is not
  ///   reported.
  /// - Returns: The values with the conditions under which each is reported.
  package func merged<Result: Hashable>(
    _ select: (Value) -> Result?
  ) -> [(conditions: [TraitCondition], value: Result)] {
    var merged = rows.indices.compactMap { row in
      select(rows[row].value).map { value in
        Merged(choices: axes.map { $0.choices[row] }, value: value)
      }
    }
    for axis in axes.indices.reversed() {
      // Rows that differ only on the axis become one if they are there for all its values.
      let count = Set(axes[axis].choices).count
      func withAny(_ row: Merged<Result>) -> Merged<Result> {
        var row = row
        row.choices[axis] = -1
        return row
      }
      let counts = merged.reduce(into: [Merged<Result>: Int]()) { $0[withAny($1), default: 0] += 1 }
      var seen: Set<Merged<Result>> = []
      merged = merged.compactMap { row in
        let any = withAny(row)
        guard counts[any] == count else { return row }
        return seen.insert(any).inserted ? any : nil
      }
    }
    return merged.sorted { $0.choices.lexicographicallyPrecedes($1.choices) }.map { row in
      let conditions = zip(axes, row.choices).compactMap { axis, choice in
        choice > 0 ? axis.conditions[choice - 1] : nil
      }
      // An unset system trait is not a condition.
      let set = conditions.filter { !$0.trait.isSystem || $0.value != $0.trait.defaultValue }
      return (set, row.value)
    }
  }
}

extension CombinationTable<Double> {
  /// Returns the fewest conditions under which all measurements are that of one row, apart from
  /// rounding.
  package func minimalConditions(
    of position: Int,
    keeping kept: [TraitCondition] = [],
    except isKnown: [Bool]? = nil,
    effort: Int = ConditionSpace.minimizingEffort(sharedBy: 1)
  ) -> (position: Int, conditions: [TraitCondition]) {
    minimalConditions(of: position, keeping: kept, except: isKnown, effort: effort) {
      abs($0 - $1) < 1e-9
    }
  }
}
