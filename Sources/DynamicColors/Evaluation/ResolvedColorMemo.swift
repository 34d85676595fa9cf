import ColorValues
import Synchronization
import TraitSystem

/// Values of colour expressions, remembered by the traits that they depend on.
///
/// Each expression owns one cell for each combination of the values that conditions name on the
/// axes it depends on. A cell is written once and read without a lock: whoever finds it empty
/// computes the value; the first to claim the cell writes it, and only then marks it as full.
/// Colours with too many combinations share one table under a lock.
///
/// The cells are safe to share although the compiler can't see it: a cell's colour is written between
/// taking the state from `empty` to `claimed`, which succeeds once, and storing `full` with release
/// order; it is read only after `full` was loaded with acquire order.
final class ResolvedColorMemo: Sendable {
  /// The most values that the shared table holds before it starts afresh: twice as many as one color
  /// can lead to, so that those are not computed over and over.
  private let sharedLimit: Int

  /// Where the cells of a colour are.
  private struct Place: Sendable {
    let plan: UInt32
    /// The first cell, or -1 where the colour uses the shared table.
    let firstCell: Int32
  }

  /// A colour under one combination of traits.
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

  /// Makes room for the entries that are expressions.
  ///
  /// - Parameters:
  ///   - dependencies: For each entry the axes that its value depends on, a bit each.
  ///   - expressions: The entries with a value that is worth remembering, in ascending order; no
  ///     other is asked for.
  ///   - conditions: The table that the axes are of.
  init(dependencies: [UInt64], expressions: [Int], conditions: ConditionTable) {
    projection = TraitProjection(conditions, cellLimit: ConditionSpace.cellLimit)
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
    states = .allocate(capacity: capacity)
    colors = .allocate(capacity: capacity)
    for index in 0..<capacity { (states + index).initialize(to: Atomic(State.empty)) }
  }

  deinit {
    states.deinitialize(count: capacity)
    states.deallocate()
    // Colours are plain values: they need no deinitialisation.
    colors.deallocate()
  }

  /// The colour of an entry under `traits`, if it is known already.
  func knownColor(at index: Int, for traits: TraitCollection) -> Color? {
    let place = places.base[index]
    let plan = projection.plan(Int(place.plan))
    guard place.firstCell >= 0 else {
      return shared.withLock { $0[key(index, plan, traits)] }
    }
    let cell = Int(place.firstCell) + projection.cell(of: traits, plan: plan)
    return states[cell].load(ordering: .acquiring) == State.full ? colors[cell] : nil
  }

  /// Keeps the colour of an entry under `traits`.
  func remember(_ color: Color, at index: Int, for traits: TraitCollection) {
    let place = places.base[index]
    let plan = projection.plan(Int(place.plan))
    guard place.firstCell >= 0 else {
      shared.withLock { table in
        if table.count >= sharedLimit { table.removeAll(keepingCapacity: true) }
        table[key(index, plan, traits)] = color
      }
      return
    }
    let cell = Int(place.firstCell) + projection.cell(of: traits, plan: plan)
    let claim = states[cell].compareExchange(
      expected: State.empty,
      desired: State.claimed,
      ordering: .relaxed
    )
    guard claim.exchanged else { return }
    (colors + cell).initialize(to: color)
    states[cell].store(State.full, ordering: .releasing)
  }

  private func key(_ index: Int, _ plan: TraitProjection.Plan, _ traits: TraitCollection) -> Key {
    Key(entry: index, choices: projection.choices(of: traits, plan: plan))
  }
}
