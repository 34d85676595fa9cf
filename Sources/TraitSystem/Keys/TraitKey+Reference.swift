extension TraitKey {
  /// The address that represents the trait in other languages, unique for each trait and valid for
  /// the lifetime of the process.
  package var reference: OpaquePointer {
    unsafe OpaquePointer(Unmanaged.passUnretained(descriptor).toOpaque())
  }

  /// Creates the key for an address obtained from ``reference``.
  package init(reference: OpaquePointer) {
    let address = unsafe UnsafeRawPointer(reference)
    unsafe self.init(Unmanaged<TraitDescriptor>.fromOpaque(address).takeUnretainedValue())
  }
}
