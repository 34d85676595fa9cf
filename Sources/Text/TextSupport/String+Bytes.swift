extension String {
  /// Returns whether a byte of the UTF-8 encoding satisfies a condition.
  @inlinable @inline(__always)
  package func containsByte(where isWanted: (UInt8) -> Bool) -> Bool {
    // Direct access to the bytes takes 18 instead of 54 instructions for each.
    unsafe utf8.withContiguousStorageIfAvailable { unsafe $0.contains(where: isWanted) }
      ?? utf8.contains(where: isWanted)
  }
}
