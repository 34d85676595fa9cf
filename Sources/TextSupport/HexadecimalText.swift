/// Integers in hexadecimal digits.
package enum HexadecimalText {
  /// Returns the digits of a number, padded with leading zeros to a count.
  @inlinable
  package static func digits(
    _ value: some FixedWidthInteger & UnsignedInteger,
    count: Int,
    uppercase: Bool = false
  ) -> String {
    let text = String(value, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}
