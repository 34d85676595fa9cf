/// A set of the slots 0 ..< 128 with constant-time rank.
@frozen
@usableFromInline
struct TraitBitmap: Equatable, Sendable {
  @usableFromInline var low: UInt64
  @usableFromInline var high: UInt64

  @inlinable
  init(low: UInt64 = 0, high: UInt64 = 0) {
    self.low = low
    self.high = high
  }

  /// The number of slots.
  @inlinable static var capacity: Int { 128 }

  @inlinable var isEmpty: Bool { low | high == 0 }

  @inlinable var count: Int { low.nonzeroBitCount &+ high.nonzeroBitCount }

  /// Returns whether a slot below ``capacity`` is a member.
  ///
  /// In release builds slots aren't checked here and in the methods that change members: any other slot
  /// gives a wrong answer, but no access to memory.
  @inlinable @inline(__always)
  func contains(_ slot: Int) -> Bool {
    assert(slot >= 0 && slot < Self.capacity, "the bitmap has no slot \(slot)")
    return (slot < 64 ? low : high) &>> UInt64(truncatingIfNeeded: slot) & 1 != 0
  }

  /// Returns the number of members below a slot.
  @inlinable @inline(__always)
  func rank(of slot: Int) -> Int {
    let below: UInt64 = (1 &<< UInt64(truncatingIfNeeded: slot)) &- 1
    return slot < 64
      ? (low & below).nonzeroBitCount
      : low.nonzeroBitCount &+ (high & below).nonzeroBitCount
  }

  mutating func insert(_ slot: Int) {
    assert(slot >= 0 && slot < Self.capacity, "the bitmap has no slot \(slot)")
    if slot < 64 { low |= 1 &<< UInt64(slot) } else { high |= 1 &<< UInt64(slot &- 64) }
  }

  mutating func remove(_ slot: Int) {
    assert(slot >= 0 && slot < Self.capacity, "the bitmap has no slot \(slot)")
    if slot < 64 { low &= ~(1 &<< UInt64(slot)) } else { high &= ~(1 &<< UInt64(slot &- 64)) }
  }

  func union(_ other: TraitBitmap) -> TraitBitmap {
    var result = self
    result.low |= other.low
    result.high |= other.high
    return result
  }

  mutating func formIntersection(_ other: TraitBitmap) {
    low &= other.low
    high &= other.high
  }

  /// Removes and returns the lowest member; returns nil if the set is empty.
  mutating func popFirst() -> Int? {
    if low != 0 {
      defer { low &= low &- 1 }
      return low.trailingZeroBitCount
    }
    if high == 0 { return nil }
    defer { high &= high &- 1 }
    return 64 &+ high.trailingZeroBitCount
  }

  /// Calls a closure with each member, in ascending order.
  func forEach<E: Error>(_ body: (Int) throws(E) -> Void) throws(E) {
    var rest = self
    while let slot = rest.popFirst() { try body(slot) }
  }
}

/// The storage location of a trait's values; opaque outside this module.
///
/// Either the number of a slot or, for a Swift type whose values are stored in the form of an
/// earlier definition, a reference to the conversion between the two forms.
@frozen
public struct _TraitSlot: Sendable {
  /// The slot number times two, or the address of an immortal object plus one.
  @usableFromInline let bits: UInt

  @inlinable
  init(bits: UInt) {
    self.bits = bits
  }

  @inlinable
  init(index: Int) {
    bits = UInt(bitPattern: index) &<< 1
  }

  /// Creates a reference to an object that describes a type and, like types, lives as long as the
  /// process.
  init(immortal object: AnyObject) {
    bits = unsafe UInt(bitPattern: Unmanaged.passRetained(object).toOpaque()) | 1
  }

  /// Whether values of the type are stored in their own form.
  @inlinable var isDirect: Bool { bits & 1 == 0 }

  /// Whether values of the type are stored in their own form in a slot of the bitmaps.
  ///
  /// This is a single comparison, because addresses are larger than these numbers.
  @inlinable var isInBitmaps: Bool { bits < UInt(bitPattern: 2 &* TraitBitmap.capacity) }

  /// The number of the slot, if values are stored in their own form.
  @inlinable var index: Int { Int(bitPattern: bits &>> 1) }

  /// The conversion, if there is one.
  var conversion: (any AnyTraitConversion)? {
    object(as: AnyObject.self) as? any AnyTraitConversion
  }

  /// Returns the object that describes a type, if there is one; valid only for the type that was
  /// stored.
  func object<Object: AnyObject>(as type: Object.Type) -> Object? {
    guard !isDirect, let address = unsafe UnsafeRawPointer(bitPattern: bits & ~1) else {
      return nil
    }
    return unsafe Unmanaged<Object>.fromOpaque(address).takeUnretainedValue()
  }
}
