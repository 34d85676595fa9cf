/// An object that can be in one ``WaitingList`` at a time.
protocol Waiting: AnyObject {
  /// The index in the list, while the object is in one.
  var waitingIndex: UInt32 { get set }
}

/// A list of objects with pending updates, in the order in which they were added.
///
/// The objects aren't retained; they remove themselves when they are deallocated.
struct WaitingList<Element: Waiting> {
  /// The objects; nil where one was removed.
  private var entries: [Unmanaged<Element>?] = []
  /// The number of entries that aren't nil.
  private var count = 0

  /// The number of entries up to which gaps are kept.
  private static var leastEntries: Int { 64 }

  var isEmpty: Bool { count == 0 }

  /// The indices of the entries.
  var places: Range<Int> { entries.indices }

  /// The object at an index; nil if it was removed.
  subscript(_ place: Int) -> Unmanaged<Element>? { entries[place] }

  /// Adds an object that isn't in a list.
  mutating func append(_ element: Element) {
    if entries.count >= Self.leastEntries, count < entries.count / 2 { closeGaps() }
    element.waitingIndex = UInt32(truncatingIfNeeded: entries.count)
    entries.append(.passUnretained(element))
    count += 1
  }

  /// Removes an object of this list.
  mutating func remove(_ element: Element) {
    empty(Int(element.waitingIndex))
    removeGapsIfEmpty()
  }

  /// Removes the object at an index without changing the indices of others.
  mutating func empty(_ place: Int) {
    entries[place] = nil
    count -= 1
  }

  /// Removes the gaps if no objects are left.
  mutating func removeGapsIfEmpty() {
    if count == 0 { entries.removeAll(keepingCapacity: true) }
  }

  /// Removes all objects.
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
