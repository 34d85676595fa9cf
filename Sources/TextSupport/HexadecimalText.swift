/// Integers in hexadecimal digits.
package enum HexadecimalText {
  /// Returns the digits of a number, padded with leading zeros to a count.
  package static func digits(_ value: UInt64, count: Int, uppercase: Bool = false) -> String {
    let width = value.bitWidth - value.leadingZeroBitCount
    let length = max(count, (width + 3) / 4, 1)
    return unsafe String(unsafeUninitializedCapacity: length) { buffer in
      var rest = value
      for index in (0..<length).reversed() {
        unsafe buffer[index] = digit(UInt8(truncatingIfNeeded: rest & 15), uppercase: uppercase)
        rest >>= 4
      }
      return length
    }
  }

  /// Returns the digit for a value below 16.
  @inlinable @inline(__always)
  package static func digit(_ value: UInt8, uppercase: Bool = false) -> UInt8 {
    value &+ (value < 10 ? 0x30 : uppercase ? 0x37 : 0x57)
  }
}
