/// Elements of a ``StableBuffer``, valid from its last change until it is released; opaque outside
/// this package.
///
/// They are read without reference counting, and can be shared although the compiler cannot verify
/// it: the buffer does not change anymore. The type is public because the compiler doesn't
/// specialize algorithms for collections of another module with package access, which makes a loop
/// over the variants of a color 40 times slower.
@safe
public struct _StableElements<Element: Sendable>: RandomAccessCollection, @unchecked Sendable {
  @usableFromInline let base: UnsafePointer<Element>
  /// The number of elements; four bytes, so that the entries of a stack of layers are small.
  @usableFromInline let size: UInt32

  init(base: UnsafePointer<Element>, count: Int) {
    unsafe self.base = base
    size = UInt32(truncatingIfNeeded: count)
  }

  /// The index of the first element.
  @inlinable public var startIndex: Int { 0 }

  /// The number of elements.
  @inlinable public var endIndex: Int { Int(truncatingIfNeeded: size) }

  /// The element at an index; any other index stops the program.
  @inlinable public subscript(_ index: Int) -> Element {
    unsafeAddress { unsafe address(of: index) }
  }

  /// Returns the address of the element at an index.
  @inlinable
  func address(of index: Int) -> UnsafePointer<Element> {
    precondition(index >= 0 && index < endIndex, "no element has index \(index)")
    return unsafe base + index
  }
}
