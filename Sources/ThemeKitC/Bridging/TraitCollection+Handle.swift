public import TraitSystem

extension TraitCollection {
  /// The collection that a `tk_traits` of C code holds, which goes on to own its handle.
  ///
  /// - Parameter handle: What a function of `themekit.h` or ``makeHandle()`` gave and nobody has
  ///   freed; any other address is undefined behavior.
  public init(handle: OpaquePointer) {
    let address = UnsafeRawPointer(handle)
    self = Unmanaged<Handle<TraitCollection>>.fromOpaque(address).takeUnretainedValue().value
  }

  /// Makes a `tk_traits` of the collection, to be handed to C code, and to be freed by
  /// `tk_traits_free`.
  public func makeHandle() -> OpaquePointer { Handle.owned(self) }
}
