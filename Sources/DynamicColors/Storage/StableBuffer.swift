/// A growing list whose elements can be read by address, without reference counting.
///
/// It is filled by one owner and only read afterwards; the addresses hold from the last `append`
/// until the buffer goes. That is why it is safe to share although the compiler can't see it.
final class StableBuffer<Element: Sendable>: @unchecked Sendable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 0) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = wanted
  }

  func append(_ element: consuming Element) {
    if count == capacity { reserve(max(16, capacity + capacity / 2)) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Takes all elements out of `other` and puts them behind those that are here.
  func append(movingFrom other: StableBuffer) {
    if count + other.count > capacity { reserve(count + other.count) }
    (base + count).moveInitialize(from: other.base, count: other.count)
    count += other.count
    other.count = 0
  }

  /// The elements, for use while the buffer is alive.
  var elements: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: base, count: count)
  }
}
