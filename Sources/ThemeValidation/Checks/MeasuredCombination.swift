import DynamicColors
import TraitSystem

/// The value measured under one trait combination.
struct MeasuredCombination {
  let conditions: [ColorCondition]
  let value: Double
}

/// The values measured under all combinations of some traits, with a search for minimal conditions.
struct MeasuredCombinations {
  /// The conditions of the combinations for one trait.
  private struct Axis {
    let trait: TraitKey
    /// Whether the conditions of the trait are always included in the result.
    let isKept: Bool
    /// An identifier for the condition of each combination; 0 without a condition.
    var choices: [Int]
    var count = 1
  }

  private let all: [MeasuredCombination]
  /// The traits of the conditions, in the order of their precedence.
  private let axes: [Axis]

  /// The maximum number of comparisons in a search for minimal conditions.
  private let effort: Int

  /// Returns the number of comparisons for each of `count` tables.
  static func effort(for count: Int) -> Int { (1 << 26) / max(64, count) }

  /// - Parameters:
  ///   - all: The measured values.
  ///   - kept: Conditions that all combinations have, and that are included in the result.
  ///   - effort: The maximum number of comparisons in a search for minimal conditions.
  init(
    _ all: [MeasuredCombination],
    keeping kept: [ColorCondition] = [],
    effort: Int = effort(for: 1)
  ) {
    self.all = all
    self.effort = effort
    var axes: [Axis] = []
    var positions: [TraitKey: Int] = [:]
    var choices: [ColorCondition: Int] = [:]
    for (row, combination) in all.enumerated() {
      for condition in combination.conditions {
        let trait = condition.trait
        let axis = positions[trait] ?? axes.count
        if axis == axes.count {
          let isKept = kept.contains { $0.trait == trait }
          let none = Array(repeating: 0, count: all.count)
          axes.append(Axis(trait: trait, isKept: isKept, choices: none))
          positions[trait] = axis
        }
        if choices[condition] == nil {
          choices[condition] = axes[axis].count
          axes[axis].count += 1
        }
        axes[axis].choices[row] = choices[condition] ?? 0
      }
    }
    self.axes = axes
  }

  /// Returns the minimal conditions under which the value is always that of one combination; of
  /// several such sets, the one whose traits have the highest precedence.
  ///
  /// With very many combinations, the result may not be minimal.
  ///
  /// - Parameters:
  ///   - position: The combination with the value.
  ///   - isKnown: Whether each combination was already reported; at least one that wasn't must meet
  ///     the conditions.
  /// - Returns: The conditions, and the first unreported combination that meets them.
  func smallest(
    _ position: Int,
    except isKnown: [Bool]? = nil
  ) -> (position: Int, conditions: [ColorCondition]) {
    let value = all[position].value
    let isTold = all.map { abs($0.value - value) < 1e-9 }
    let isWanted = all.indices.map { isTold[$0] && isKnown?[$0] != true }
    let kept = axes.filter(\.isKept)
    let free = axes.filter { !$0.isKept }
    guard free.count < effort.bitWidth, all.count <= effort >> free.count else {
      return (position, few(position, isTold))
    }
    for count in 0..<free.count {
      var chosen = Array(0..<count)
      repeat {
        let axes = kept + chosen.map { free[$0] }
        if let found = firstWanted(isWanted, by: axes, isTold) {
          let traits = axes.map(\.trait)
          return (found, all[found].conditions.filter { traits.contains($0.trait) })
        }
      } while Self.advance(&chosen, below: free.count)
    }
    return (position, all[position].conditions)
  }

  /// Returns the combinations that meet conditions.
  func positions(meeting conditions: [ColorCondition]) -> [Int] {
    all.indices.filter { conditions.allSatisfy(all[$0].conditions.contains) }
  }

  /// The first wanted combination that shares what it asks of some traits only with those that are
  /// told with it.
  private func firstWanted(_ isWanted: [Bool], by axes: [Axis], _ isTold: [Bool]) -> Int? {
    // A number that is the same for two different rows by overflow only costs a set of conditions.
    func number(_ row: Int) -> Int {
      axes.reduce(0) { $0 &* $1.count &+ $1.choices[row] }
    }
    var others: Set<Int> = []
    for row in all.indices where !isTold[row] { others.insert(number(row)) }
    return all.indices.first { row in
      isWanted[row] && axes.allSatisfy { $0.choices[row] > 0 } && !others.contains(number(row))
    }
  }

  /// Returns the conditions of a combination, with each condition that has no effect removed.
  private func few(_ position: Int, _ isTold: [Bool]) -> [ColorCondition] {
    var rest = axes.filter { $0.choices[position] > 0 }
    // Traits of low precedence are removed first, so that style is kept if either could be.
    for axis in rest.reversed() where !axis.isKept {
      let fewer = rest.filter { $0.trait != axis.trait }
      let isSame = all.indices.allSatisfy { row in
        isTold[row] || fewer.contains { $0.choices[row] != $0.choices[position] }
      }
      if isSame { rest = fewer }
    }
    let traits = rest.map(\.trait)
    return all[position].conditions.filter { traits.contains($0.trait) }
  }

  /// Advances to the next combination of positions, in lexicographic order.
  private static func advance(_ chosen: inout [Int], below count: Int) -> Bool {
    for place in chosen.indices.reversed() where chosen[place] < count - chosen.count + place {
      chosen[place] += 1
      for next in chosen.indices where next > place { chosen[next] = chosen[next - 1] + 1 }
      return true
    }
    return false
  }
}
