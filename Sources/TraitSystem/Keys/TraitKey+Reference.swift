extension TraitKey {
  /// The address that stands for the trait in other languages: one for each trait, good for as long
  /// as the process lives.
  package var reference: OpaquePointer {
    OpaquePointer(Unmanaged.passUnretained(descriptor).toOpaque())
  }

  /// The trait that an address stands for, which must be one that ``reference`` gave.
  package init(reference: OpaquePointer) {
    let address = UnsafeRawPointer(reference)
    self.init(Unmanaged<TraitDescriptor>.fromOpaque(address).takeUnretainedValue())
  }
}
