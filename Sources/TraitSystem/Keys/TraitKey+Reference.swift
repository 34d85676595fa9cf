extension TraitKey {
  /// The address that represents the trait in other languages, unique for each trait and valid for
  /// the lifetime of the process.
  package var reference: OpaquePointer {
    OpaquePointer(Unmanaged.passUnretained(descriptor).toOpaque())
  }

  /// Creates the key for an address obtained from ``reference``.
  package init(reference: OpaquePointer) {
    let address = UnsafeRawPointer(reference)
    self.init(Unmanaged<TraitDescriptor>.fromOpaque(address).takeUnretainedValue())
  }
}
