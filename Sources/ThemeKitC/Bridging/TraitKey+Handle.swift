public import TraitSystem

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
