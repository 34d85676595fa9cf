public import TraitSystem

extension TraitKey {
  /// The trait that a `tk_trait` of C code is.
  ///
  /// - Parameter handle: What a function of `themekit.h` gave, or ``handle``; any other address is
  ///   undefined behavior.
  public init(handle: OpaquePointer) {
    self.init(reference: handle)
  }

  /// The trait as a `tk_trait`, to be handed to C code; it is good for as long as the process lives.
  public var handle: OpaquePointer { reference }
}
