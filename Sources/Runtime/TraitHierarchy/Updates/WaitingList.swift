/// An object that can be in one ``WaitingList`` at a time.
protocol Waiting: AnyObject {
  /// The index in the list, while the object is in one.
  var waitingIndex: UInt32 { get set }
}

/// A list of objects with pending updates, in the order in which they were added.
///
/// The objects aren't retained; they remove themselves when they are deallocated.
@safe struct WaitingList<Element: Waiting> {
  /// The objects; nil where one was removed.
  private var entries: [Unmanaged<Element>?] = unsafe []
  /// The number of entries that aren't nil.
  private var count = 0

  /// The number of entries up to which gaps are kept.
  private static var leastEntries: Int { 64 }

  var isEmpty: Bool { count == 0 }

  /// The object at an index; nil if it was removed.
  subscript(_ place: Int) -> Unmanaged<Element>? { unsafe entries[place] }

  /// Returns whether this list contains an object.
  func contains(_ element: Element) -> Bool {
    let place = Int(element.waitingIndex)
    return unsafe place < entries.count
      && entries[place]?.toOpaque()
        == Unmanaged.passUnretained(element).toOpaque()
  }

  /// Adds an object that isn't in a list.
  mutating func append(_ element: Element) {
    if unsafe entries.count >= Self.leastEntries, unsafe count < entries.count / 2 { closeGaps() }
    element.waitingIndex = unsafe UInt32(truncatingIfNeeded: entries.count)
    unsafe entries.append(.passUnretained(element))
    count += 1
  }

  /// Removes an object of this list.
  mutating func remove(_ element: Element) {
    // A wrong index would keep a reference to an object that is gone.
    precondition(contains(element), "the list doesn't contain the object")
    unsafe entries[Int(element.waitingIndex)] = nil
    count -= 1
    removeGapsIfEmpty()
  }

  /// Removes the objects for which a closure returns true, without changing the indices of others.
  ///
  /// - Parameter isRemoved: Returns whether to remove an object; its arguments are the object and
  ///   its index.
  mutating func removeAll(where isRemoved: (Element, Int) -> Bool) {
    for place in unsafe entries.indices {
      guard let entry = unsafe entries[place],
        unsafe entry._withUnsafeGuaranteedRef({ isRemoved($0, place) })
      else { continue }
      unsafe entries[place] = nil
      count -= 1
    }
    removeGapsIfEmpty()
  }

  private mutating func removeGapsIfEmpty() {
    if count == 0 { unsafe entries.removeAll(keepingCapacity: true) }
  }

  /// Removes all objects.
  mutating func removeAll(_ body: (Element) -> Void) {
    let all = unsafe entries
    unsafe entries.removeAll(keepingCapacity: true)
    count = 0
    for place in unsafe all.indices {
      if let element = unsafe all[place]?.takeUnretainedValue() { body(element) }
    }
  }

  /// A description of an inconsistency; nil if there is none.
  var brokenInvariant: String? {
    let places = unsafe entries.indices.filter { unsafe entries[$0] != nil }
    if places.count != count { return "\(places.count) entries, not \(count)" }
    let isInPlace = places.allSatisfy { place in
      unsafe entries[place]?._withUnsafeGuaranteedRef { Int($0.waitingIndex) } == place
    }
    return isInPlace ? nil : "an entry in another's place"
  }

  private mutating func closeGaps() {
    unsafe entries.removeAll { unsafe $0 == nil }
    for place in unsafe entries.indices {
      unsafe entries[place]?._withUnsafeGuaranteedRef {
        $0.waitingIndex = UInt32(truncatingIfNeeded: place)
      }
    }
  }
}
