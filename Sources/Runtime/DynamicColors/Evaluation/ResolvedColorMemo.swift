import ColorValues
import Synchronization
import TraitSystem

/// Values of color expressions, stored by the traits that they depend on.
///
/// Each expression owns one cell for each combination of the values that conditions name on the
/// axes it depends on. A cell is written once and read without a lock: a thread that finds it empty
/// computes the value; the first one to claim the cell writes it, and then marks it as full. Colors
/// with too many combinations share one table behind a lock.
///
/// The cells can be shared although the compiler cannot verify it: a cell's color is written
/// between changing the state from `empty` to `claimed`, which succeeds once, and storing `full`
/// with release order; it is read only after `full` was loaded with acquire order.
@safe final class ResolvedColorMemo: Sendable {
  /// The most values in the shared table before it is emptied: twice as many as one color can lead
  /// to, so that those are not computed repeatedly.
  private let sharedLimit: Int

  /// The cells of a color.
  private struct Place: Sendable {
    let plan: UInt32
    /// The first cell, or -1 if the color uses the shared table.
    let firstCell: Int32
  }

  /// A color under one combination of traits.
  private struct Key: Hashable {
    let entry: Int
    let choices: [UInt8]
  }

  private enum State {
    static let empty: UInt8 = 0
    static let claimed: UInt8 = 1
    static let full: UInt8 = 2
  }

  private let projection: TraitProjection
  private let places = StableBuffer<Place>()
  nonisolated(unsafe) private let states: UnsafeMutablePointer<Atomic<UInt8>>
  nonisolated(unsafe) private let colors: UnsafeMutablePointer<Color>
  private let capacity: Int
  private let shared = Mutex<[Key: Color]>([:])

  /// Creates cells for the entries that are expressions.
  ///
  /// - Parameters:
  ///   - dependencies: For each entry the axes that its value depends on, a bit each.
  ///   - expressions: The entries whose values are stored, in ascending order.
  ///   - conditions: The table to which the axes belong.
  init(dependencies: [UInt64], expressions: [Int], conditions: ConditionTable) {
    projection = TraitProjection(conditions)
    sharedLimit = max(4_096, 2 * expressions.count)
    places.reserve((expressions.last ?? -1) + 1)
    var plans: [UInt64: Int] = [:]
    var capacity = 0
    for index in expressions {
      while places.count < index { places.append(Place(plan: 0, firstCell: -1)) }
      let mask = dependencies[index]
      let plan = plans[mask] ?? projection.addPlan(for: mask)
      plans[mask] = plan
      let cells = Int(projection.plan(plan).cells)
      let fits = cells <= ConditionSpace.cellLimit && capacity + cells < Int(Int32.max)
      places.append(Place(plan: UInt32(plan), firstCell: fits ? Int32(capacity) : -1))
      if fits { capacity += cells }
    }
    self.capacity = capacity
    unsafe states = .allocate(capacity: capacity)
    unsafe colors = .allocate(capacity: capacity)
    for index in 0..<capacity { unsafe (states + index).initialize(to: Atomic(State.empty)) }
  }

  deinit {
    unsafe states.deinitialize(count: capacity)
    unsafe states.deallocate()
    // Colors are trivial values and need no deinitialization.
    unsafe colors.deallocate()
  }

  /// The color of an entry under `traits`, if it is known.
  func knownColor(at index: Int, for traits: TraitCollection) -> Color? {
    let place = places[index]
    let plan = projection.plan(Int(place.plan))
    guard place.firstCell >= 0 else {
      return shared.withLock { $0[key(at: index, plan: plan, for: traits)] }
    }
    let cell = cell(at: place, plan: plan, for: traits)
    return unsafe states[cell].load(ordering: .acquiring) == State.full ? colors[cell] : nil
  }

  /// Stores the color of an entry under `traits`.
  func remember(_ color: Color, at index: Int, for traits: TraitCollection) {
    let place = places[index]
    let plan = projection.plan(Int(place.plan))
    guard place.firstCell >= 0 else {
      shared.withLock { table in
        if table.count >= sharedLimit { table.removeAll(keepingCapacity: true) }
        table[key(at: index, plan: plan, for: traits)] = color
      }
      return
    }
    let cell = cell(at: place, plan: plan, for: traits)
    let claim = unsafe states[cell].compareExchange(
      expected: State.empty,
      desired: State.claimed,
      ordering: .relaxed
    )
    guard claim.exchanged else { return }
    unsafe (colors + cell).initialize(to: color)
    unsafe states[cell].store(State.full, ordering: .releasing)
  }

  /// The cell of a color that has cells.
  @inline(__always)
  private func cell(
    at place: Place,
    plan: TraitProjection.Plan,
    for traits: TraitCollection
  ) -> Int {
    let cell = projection.cell(of: traits, plan: plan)
    precondition(cell < plan.cells, "the color has \(plan.cells) cells, but not \(cell)")
    return Int(place.firstCell) + cell
  }

  /// A description of an inconsistency of the cells; nil if there is none.
  var brokenInvariant: String? {
    var end = 0
    for place in places.elements where place.firstCell >= 0 {
      if Int(place.firstCell) != end { return "cells from \(place.firstCell), not \(end)" }
      end += Int(projection.plan(Int(place.plan)).cells)
    }
    return end == capacity ? nil : "\(capacity) cells, not \(end)"
  }

  private func key(
    at index: Int,
    plan: TraitProjection.Plan,
    for traits: TraitCollection
  ) -> Key {
    Key(entry: index, choices: projection.choices(of: traits, plan: plan))
  }
}
