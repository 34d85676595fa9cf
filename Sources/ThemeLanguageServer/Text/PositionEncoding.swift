/// The units in which the protocol counts characters.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  /// Unicode scalars, which the columns of findings count.
  case utf32 = "utf-32"

  /// Returns the number of units of a character with a first byte in UTF-8; 0 for a following byte.
  func units(ofByte byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}
