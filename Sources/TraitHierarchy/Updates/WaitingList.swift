/// What can be in one ``WaitingList`` at a time.
protocol Waiting: AnyObject {
  /// The place in the list, as long as the object is in one.
  var waitingIndex: UInt32 { get set }
}

/// Objects that wait for an update, in the order in which they were added.
///
/// It doesn't keep them alive: one that ends takes itself out.
struct WaitingList<Element: Waiting> {
  /// The objects; nil where one was taken out.
  private var entries: [Unmanaged<Element>?] = []
  /// How many entries are not nil.
  private var count = 0

  /// How many entries there may be before places that have become empty are used again.
  private static var leastEntries: Int { 64 }

  var isEmpty: Bool { count == 0 }

  /// The places in which objects may be.
  var places: Range<Int> { entries.indices }

  /// What is at a place; nil if it was taken out.
  subscript(_ place: Int) -> Unmanaged<Element>? { entries[place] }

  /// Adds an object that is in no list.
  mutating func append(_ element: Element) {
    if entries.count >= Self.leastEntries, count < entries.count / 2 { closeGaps() }
    element.waitingIndex = UInt32(truncatingIfNeeded: entries.count)
    entries.append(.passUnretained(element))
    count += 1
  }

  /// Takes out an object that is in this list.
  mutating func remove(_ element: Element) {
    empty(Int(element.waitingIndex))
    removeGapsIfEmpty()
  }

  /// Empties a place and lets the other objects keep theirs.
  mutating func empty(_ place: Int) {
    entries[place] = nil
    count -= 1
  }

  /// Forgets the places where objects were, if none is left.
  mutating func removeGapsIfEmpty() {
    if count == 0 { entries.removeAll(keepingCapacity: true) }
  }

  /// Takes out all objects.
  mutating func removeAll(_ body: (Element) -> Void) {
    let all = entries
    entries.removeAll(keepingCapacity: true)
    count = 0
    for entry in all {
      if let element = entry?.takeUnretainedValue() { body(element) }
    }
  }

  private mutating func closeGaps() {
    entries.removeAll { $0 == nil }
    for (place, entry) in entries.enumerated() {
      entry?._withUnsafeGuaranteedRef { $0.waitingIndex = UInt32(truncatingIfNeeded: place) }
    }
  }
}
