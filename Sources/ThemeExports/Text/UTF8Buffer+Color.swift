import ColorValues
import TextSupport

extension UTF8Buffer {
  /// Appends the text of `Color.hex` without creating a string, which would take three times as long.
  mutating func append(hexOf color: Color) {
    let (red, green, blue, alpha) = color.rgba8
    append(UInt8(ascii: "#"))
    append(hexadecimal: red)
    append(hexadecimal: green)
    append(hexadecimal: blue)
    if alpha < 255 { append(hexadecimal: alpha) }
  }

  private mutating func append(hexadecimal byte: UInt8) {
    append(HexadecimalText.digit(byte >> 4))
    append(HexadecimalText.digit(byte & 15))
  }
}
