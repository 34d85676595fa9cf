import TraitSystem

/// Projects trait collections to the cells of a color: one digit for each axis that the color
/// depends on, which says which of the values that conditions name the collection has there.
final class TraitProjection: Sendable {
  /// The axes that colors depend on.
  struct Plan: Sendable {
    let firstAxis: Int32
    let axisCount: Int32
    /// The number of cells, which is the product of the axes' choices, or more than the limit.
    let cells: Int32
  }

  /// One axis with the words of the values that conditions name.
  private struct Axis: Sendable {
    let slot: Int32
    let firstWord: Int32
    let wordCount: Int32
    let choiceWhenUnset: Int32
    /// The axis of the table if the trait's values are stored as objects, else -1.
    let object: Int32
  }

  private let axes = StableBuffer<Axis>()
  private let words = StableBuffer<UInt64>()
  private let plans = StableBuffer<Plan>()
  private let table: ConditionTable

  init(_ table: ConditionTable) {
    self.table = table
  }

  /// Adds a plan for the axes of `mask`, a bit each, and returns its number.
  func addPlan(for mask: UInt64) -> Int {
    let first = axes.count
    var cells = 1
    for index in table.axes.indices where mask & 1 << UInt64(index) != 0 {
      append(index)
      cells = min(cells * (table.axes[index].values.count + 1), ConditionSpace.cellLimit + 1)
    }
    plans.append(
      Plan(
        firstAxis: Int32(truncatingIfNeeded: first),
        axisCount: Int32(truncatingIfNeeded: axes.count - first),
        cells: Int32(truncatingIfNeeded: cells)
      )
    )
    return plans.count - 1
  }

  private func append(_ index: Int) {
    let axis = table.axes[index]
    let values = axis.values.compactMap(\.word)
    let unset = axis.values.firstIndex(of: axis.key.assumedValue).map { $0 + 1 } ?? 0
    axes.append(
      Axis(
        slot: Int32(truncatingIfNeeded: axis.key.slot),
        firstWord: Int32(truncatingIfNeeded: words.count),
        wordCount: Int32(truncatingIfNeeded: axis.values.count),
        choiceWhenUnset: Int32(truncatingIfNeeded: unset),
        object: values.count == axis.values.count ? -1 : Int32(truncatingIfNeeded: index)
      )
    )
    for word in values { words.append(word) }
  }

  /// The plan with a number.
  func plan(_ number: Int) -> Plan { plans[number] }

  /// The cell of `traits`.
  func cell(of traits: TraitCollection, plan: Plan) -> Int {
    var cell = 0
    for index in Int(plan.firstAxis)..<Int(plan.firstAxis &+ plan.axisCount) {
      let axis = axes[index]
      cell = cell &* Int(axis.wordCount &+ 1) &+ choice(axis, traits)
    }
    return cell
  }

  /// The choice of `traits` on each axis of a plan.
  func choices(of traits: TraitCollection, plan: Plan) -> [UInt8] {
    (Int(plan.firstAxis)..<Int(plan.firstAxis &+ plan.axisCount)).map { index in
      UInt8(truncatingIfNeeded: choice(axes[index], traits))
    }
  }

  @inline(__always)
  private func choice(_ axis: Axis, _ traits: TraitCollection) -> Int {
    if axis.object >= 0 { return objectChoice(Int(axis.object), traits) }
    guard let word = traits.word(atSlot: Int(axis.slot)) else {
      return Int(axis.choiceWhenUnset)
    }
    for index in 0..<Int(axis.wordCount)
    where words[Int(axis.firstWord) &+ index] == word {
      return index &+ 1
    }
    return 0
  }

  private func objectChoice(_ index: Int, _ traits: TraitCollection) -> Int {
    let axis = table.axes[index]
    let choice = axis.values.firstIndex { TraitCondition(axis.key, $0).holds(in: traits) }
    return choice.map { $0 + 1 } ?? 0
  }
}
