/// A bounds-checked reader of numbers and texts in a part of a file.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// Returns a part of the bytes, or nil if it is out of bounds.
  func part(at offset: Int, count: Int) -> ByteReader? {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
      return nil
    }
    let start = bytes.startIndex + offset
    return ByteReader(bytes[start..<start + count])
  }

  /// Returns all bytes from an offset.
  func rest(from offset: Int) -> ByteReader? { part(at: offset, count: max(0, count - offset)) }

  /// Returns a big-endian number.
  func big(_ offset: Int, bytes count: Int = 4) -> Int? {
    number(at: offset, count: count, isBig: true)
  }

  /// Returns a little-endian number.
  func little(_ offset: Int, bytes count: Int = 4) -> Int? {
    number(at: offset, count: count, isBig: false)
  }

  /// Returns a little-endian IEEE 754 number of 64 bits.
  func double(_ offset: Int) -> Double? {
    guard let part = part(at: offset, count: 8) else { return nil }
    return Double(bitPattern: part.bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) })
  }

  /// Returns whether a text is at an offset.
  func has(_ text: String, at offset: Int = 0) -> Bool {
    part(at: offset, count: text.utf8.count)?.bytes.elementsEqual(text.utf8) ?? false
  }

  /// Returns the text up to the first zero byte, or up to the end.
  var text: String { String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }

  private func number(at offset: Int, count: Int, isBig: Bool) -> Int? {
    guard let part = part(at: offset, count: count) else { return nil }
    return isBig
      ? part.bytes.reduce(0) { $0 << 8 | Int($1) }
      : part.bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
