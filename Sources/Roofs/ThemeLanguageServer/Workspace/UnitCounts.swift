/// The units before places of a text, so that a position in a very long line is found without
/// reading the line.
///
/// The units before each block of bytes are known; those in the block of a place are counted.
struct UnitCounts: Sendable {
  private static let blockSize = 256

  /// The units before each block; empty for a text in ASCII, each byte of which is one unit.
  private var utf16: [Int] = []
  private var utf32: [Int] = []

  /// Counts the units of a text in UTF-8.
  ///
  /// - Complexity: O(*n*) in the size of the text.
  init(of bytes: [UInt8]) {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    utf16 = Self.counts(of: bytes, .utf16)
    utf32 = Self.counts(of: bytes, .utf32)
  }

  private static func counts(of bytes: [UInt8], _ encoding: PositionEncoding) -> [Int] {
    var counts: [Int] = []
    var count = 0
    for start in stride(from: 0, through: bytes.count, by: blockSize) {
      counts.append(count)
      for byte in bytes[start..<min(start + blockSize, bytes.count)] {
        count += encoding.units(ofByte: byte)
      }
    }
    return counts
  }

  private func counts(_ encoding: PositionEncoding) -> [Int] {
    switch encoding {
    case .utf8: []
    case .utf16: utf16
    case .utf32: utf32
    }
  }

  /// Returns the number of units before the byte at `offset`.
  func count(before offset: Int, in bytes: [UInt8], _ encoding: PositionEncoding) -> Int {
    let counts = counts(encoding)
    guard !counts.isEmpty else { return offset }
    let block = offset / Self.blockSize
    return bytes[block * Self.blockSize..<offset].reduce(counts[block]) {
      $0 + encoding.units(ofByte: $1)
    }
  }

  /// Returns the offset of the character of a line that has the unit `number`; the end of a shorter
  /// line.
  func offset(
    of number: Int,
    in bytes: [UInt8],
    _ line: Range<Int>,
    _ encoding: PositionEncoding
  ) -> Int {
    let counts = counts(encoding)
    guard !counts.isEmpty else {
      var offset = line.lowerBound + min(number, line.count)
      while offset > line.lowerBound, offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 {
        offset -= 1
      }
      return offset
    }
    let (wanted, overflow) = count(before: line.lowerBound, in: bytes, encoding)
      .addingReportingOverflow(number)
    guard !overflow else { return line.upperBound }
    var low = line.lowerBound / Self.blockSize
    var high = line.upperBound / Self.blockSize + 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if counts[middle] <= wanted { low = middle } else { high = middle }
    }
    var offset = max(line.lowerBound, low * Self.blockSize)
    var rest = wanted - count(before: offset, in: bytes, encoding)
    // A position inside a character is its start.
    while offset < line.upperBound {
      let units = encoding.units(ofByte: bytes[offset])
      guard units <= rest else { break }
      rest -= units
      offset += 1
    }
    return offset
  }
}
