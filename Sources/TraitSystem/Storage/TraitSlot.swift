/// Where the values of a trait are stored; meaningless outside this module.
///
/// Either the number of a slot, or, for a Swift type whose values are stored in another form (that
/// of a definition that came first), a reference to the conversion between the two.
@frozen
public struct _TraitSlot: Sendable {
  /// The slot number times two, or the address of an immortal ``AnyTraitConversion`` plus one.
  @usableFromInline let bits: UInt

  @inlinable
  init(bits: UInt) {
    self.bits = bits
  }

  @inlinable
  init(index: Int) {
    bits = UInt(bitPattern: index) &<< 1
  }

  init(conversion: AnyTraitConversion) {
    self.init(immortal: conversion)
  }

  /// Refers to what is known about a type, which like types lives as long as the process.
  init(immortal object: AnyObject) {
    bits = UInt(bitPattern: Unmanaged.passRetained(object).toOpaque()) | 1
  }

  /// Whether values of the type are stored as they are.
  @inlinable var isDirect: Bool { bits & 1 == 0 }

  /// Whether values of the type are stored as they are in a slot that the bitmaps hold: one
  /// comparison, because addresses are larger than all of these.
  @inlinable var isInBitmaps: Bool { bits < UInt(bitPattern: 2 &* TraitBitmap.capacity) }

  /// The number of the slot, if the values are stored as they are.
  @inlinable var index: Int { Int(bitPattern: bits &>> 1) }

  /// The conversion, if there is one.
  @usableFromInline var conversion: AnyTraitConversion? { object(as: AnyTraitConversion.self) }

  /// What is known about a type, if that is not just a number; only for the type that was put in.
  func object<Object: AnyObject>(as type: Object.Type) -> Object? {
    guard !isDirect, let address = UnsafeRawPointer(bitPattern: bits & ~1) else { return nil }
    return Unmanaged<Object>.fromOpaque(address).takeUnretainedValue()
  }
}
