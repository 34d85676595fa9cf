/// Reads numbers and texts from a part of a file, and never beyond it.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// A part of the bytes; nil where it leaves them.
  func part(at offset: Int, count: Int) -> ByteReader? {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
      return nil
    }
    let start = bytes.startIndex + offset
    return ByteReader(bytes[start..<start + count])
  }

  /// All bytes from an offset on.
  func rest(from offset: Int) -> ByteReader? { part(at: offset, count: max(0, count - offset)) }

  /// A number of some bytes, the highest first.
  func big(_ offset: Int, bytes count: Int = 4) -> Int? { number(offset, count, isBig: true) }

  /// A number of some bytes, the lowest first.
  func little(_ offset: Int, bytes count: Int = 4) -> Int? { number(offset, count, isBig: false) }

  /// A number in the binary format of 64 bits of IEEE 754, the lowest byte first.
  func double(_ offset: Int) -> Double? {
    guard let part = part(at: offset, count: 8) else { return nil }
    return Double(bitPattern: part.bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) })
  }

  /// Whether a text stands at an offset.
  func has(_ text: String, at offset: Int = 0) -> Bool {
    part(at: offset, count: text.utf8.count)?.bytes.elementsEqual(text.utf8) ?? false
  }

  /// The text up to the first zero, or up to the end.
  var text: String { String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }

  private func number(_ offset: Int, _ count: Int, isBig: Bool) -> Int? {
    guard let part = part(at: offset, count: count) else { return nil }
    return isBig
      ? part.bytes.reduce(0) { $0 << 8 | Int($1) }
      : part.bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
