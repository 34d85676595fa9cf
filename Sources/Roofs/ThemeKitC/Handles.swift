public import TraitSystem

extension TraitCollection {
  /// Creates a collection from a `tk_traits` of C code, which keeps ownership of the handle.
  ///
  /// - Parameter handle: A handle returned by a function of `themekit.h` or by ``makeHandle()`` and
  ///   not freed; any other address is undefined behavior.
  public init(handle: OpaquePointer) {
    let address = unsafe UnsafeRawPointer(handle)
    self = unsafe Unmanaged<Handle<TraitCollection>>.fromOpaque(address).takeUnretainedValue().value
  }

  /// Creates a `tk_traits` of the collection for C code, to be freed with `tk_traits_free`.
  public func makeHandle() -> OpaquePointer { unsafe Handle.owned(self) }
}

extension TraitKey {
  /// Creates the key of a `tk_trait` of C code.
  ///
  /// - Parameter handle: A handle returned by a function of `themekit.h` or by ``handle``; any
  ///   other address is undefined behavior.
  public init(handle: OpaquePointer) {
    unsafe self.init(reference: handle)
  }

  /// The trait as a `tk_trait` for C code, valid for the lifetime of the process.
  public var handle: OpaquePointer { unsafe reference }
}
