/// A growing list whose elements are read by address.
///
/// It is filled by one owner and only read afterwards, and the addresses are valid from the last
/// `append` until the buffer is released. It can therefore be shared although the compiler cannot
/// verify it.
///
/// With plain arrays in its place, resolving a color takes 18.0 instead of 12.2 ns on average (7.5
/// instead of 4.2 ns for a constant, 21.5 instead of 13.8 ns for a color with variants; release
/// build, x86-64).
@safe final class StableBuffer<Element: Sendable>: @unchecked Sendable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 0) {
    self.capacity = capacity
    unsafe base = .allocate(capacity: capacity)
  }

  deinit {
    unsafe base.deinitialize(count: count)
    unsafe base.deallocate()
  }

  func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    unsafe larger.moveInitialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
    capacity = wanted
  }

  func append(_ element: consuming Element) {
    if count == capacity { reserve(max(16, capacity + capacity / 2)) }
    unsafe (base + count).initialize(to: element)
    count += 1
  }

  /// Removes the last elements.
  func removeLast(_ number: Int) {
    precondition(number >= 0 && number <= count, "the buffer has \(count) elements")
    count -= number
    unsafe (base + count).deinitialize(count: number)
  }

  /// The element at an index; any other index stops the program.
  subscript(_ index: Int) -> Element {
    unsafeAddress {
      precondition(index >= 0 && index < count, "no element has index \(index)")
      return unsafe UnsafePointer(base + index)
    }
    unsafeMutableAddress {
      precondition(index >= 0 && index < count, "no element has index \(index)")
      return unsafe base + index
    }
  }

  /// All elements.
  var elements: _StableElements<Element> { elements(0..<count) }

  /// The elements in a range.
  func elements(_ range: Range<Int>) -> _StableElements<Element> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "no elements in \(range)")
    return unsafe _StableElements(base: base + range.lowerBound, count: range.count)
  }
}
