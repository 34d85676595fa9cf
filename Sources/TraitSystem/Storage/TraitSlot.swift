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
