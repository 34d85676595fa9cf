package import SourceDiagnostics
import TextSupport

/// A pass over all bytes before parsing, so that the parser reads only valid UTF-8.
struct EncodingCheck {
  /// Whether all characters are single bytes, so that characters and bytes have the same offsets.
  private(set) var isASCII = true

  /// The bytes that aren't valid.
  private(set) var invalid: [Range<Int>] = []

  /// Checks a file and adds its diagnostics.
  init(_ file: SourceFile, reporting findings: inout FindingCollector) {
    let bytes = file.bytes
    guard !Self.reportsWideEncoding(of: file, to: &findings) else { return }
    let mark = Self.reportByteOrderMark(of: file, to: &findings)
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe scan(buffer, of: bytes, from: mark, reporting: &findings)
    }
  }

  /// Skips printable ASCII eight bytes at a time and checks other bytes one by one.
  private mutating func scan(
    _ buffer: UnsafeBufferPointer<UInt8>,
    of bytes: [UInt8],
    from first: Int,
    reporting findings: inout FindingCollector
  ) {
    guard let base = unsafe UnsafeRawPointer(buffer.baseAddress) else { return }
    let count = buffer.count
    var index = first
    while index < count {
      if index + 8 <= count,
        Self.isPrintable(unsafe (base + index).loadUnaligned(as: UInt64.self))
      {
        index += 8
        continue
      }
      let end = min(index + 8, count)
      while index < end {
        let byte = unsafe buffer[index]
        if byte >= 0x20 && byte < 0x7F || byte == UInt8(ascii: "\n") {
          index += 1
        } else {
          index = examine(byte, of: bytes, at: index, reporting: &findings)
        }
      }
    }
  }

  /// Whether all eight bytes are from 0x20 to 0x7E.
  ///
  /// Borrows can only mark additional bytes above an invalid byte.
  @inline(__always)
  private static func isPrintable(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let delete = word ^ (ones &* 0x7F)
    let isLow = (word &- ones &* 0x20) & ~word
    let isDelete = (delete &- ones) & ~delete
    return (word | isLow | isDelete) & (ones &* 0x80) == 0
  }

  /// Checks one character and returns the offset after it.
  private mutating func examine(
    _ byte: UInt8,
    of bytes: [UInt8],
    at index: Int,
    reporting findings: inout FindingCollector
  ) -> Int {
    if byte >= 0x80 { isASCII = false }
    let unit = bytes.unit(at: index)
    let range = index..<index + unit.length
    if let scalar = unit.scalar {
      if Self.isForbidden(scalar) {
        findings.add(.controlCharacter, Self.controlCharacter(scalar), at: range)
        invalid.append(range)
      }
    } else {
      findings.add(.encoding, Self.invalidBytes(bytes[range]), at: range)
      invalid.append(range)
    }
    return range.upperBound
  }

  /// Returns whether YAML 1.2.2 (production 1, `c-printable`) excludes a character.
  private static func isForbidden(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A, 0x0D, 0x85: false
    case 0x00...0x1F, 0x7F...0x9F, 0xFFFE...0xFFFF: true
    default: false
    }
  }
}

extension SourceFile {
  /// The error in the encoding, with the message of the document readers.
  ///
  /// For readers of text other than YAML and JSON.
  package func encodingFindings() -> [Diagnostic] {
    var findings = FindingCollector(file: self, limit: ReadingLimits.standard.diagnostics)
    _ = EncodingCheck(self, reporting: &findings)
    return findings.diagnostics().filter { $0.rule == .encoding }
  }
}

extension EncodingCheck {
  /// Reports UTF-16 and UTF-32, and returns whether the file has one of them.
  static func reportsWideEncoding(
    of file: SourceFile,
    to findings: inout FindingCollector
  ) -> Bool {
    guard let encoding = file.wideEncoding else { return false }
    findings.add(
      .encoding,
      "the file is in \(encoding.name), not in UTF-8; save it as UTF-8",
      at: 0..<min(file.bytes.count, encoding.markLength)
    )
    return true
  }

  /// Reports a byte-order mark of UTF-8, and returns its length.
  static func reportByteOrderMark(
    of file: SourceFile,
    to findings: inout FindingCollector
  ) -> Int {
    let mark = file.byteOrderMarkLength
    if mark > 0 {
      findings.add(
        .encoding,
        as: .warning,
        "the file starts with a byte-order mark; save it as UTF-8 without one",
        at: 0..<mark
      )
    }
    return mark
  }

  static func invalidBytes(_ bytes: ArraySlice<UInt8>) -> String {
    let codes = bytes.map { "0x" + UInt64($0).hexadecimalDigits(count: 2, uppercase: true) }
      .joined(separator: " ")
    return "\(bytes.count == 1 ? "the byte" : "the bytes") \(codes) at offset \(bytes.startIndex)"
      + " \(bytes.count == 1 ? "is" : "are") not UTF-8; save the file as UTF-8"
  }

  static func controlCharacter(_ scalar: UInt32) -> String {
    let code = UInt64(scalar).hexadecimalDigits(count: 4, uppercase: true)
    let name =
      switch scalar {
      case 0: "a NUL character (U+0000)"
      case 0x1B: "an escape character (U+001B)"
      case 0xFFFE...: "the noncharacter U+\(code)"
      default: "the control character U+\(code)"
      }
    return "\(name) is not allowed in a file; remove it or write it as an escape in double quotes"
  }
}

extension SourceFile {
  /// The name, with the byte order, of an encoding with more than one byte per character, and the
  /// length of its byte-order mark; nil for other encodings.
  ///
  /// UTF-16 and UTF-32 are detected by the mark or by zero bytes. Without a mark, the first
  /// character is assumed to be ASCII, as in YAML 1.2.2 (section 5.2).
  var wideEncoding: (name: String, markLength: Int)? {
    let (a, b, c, d) = (
      bytes.first, bytes.dropFirst().first, bytes.dropFirst(2).first, bytes.dropFirst(3).first
    )
    return switch (a, b, c, d) {
    case (0xFF, 0xFE, 0, 0): ("UTF-32 (little-endian)", 4)
    case (0, 0, 0xFE, 0xFF): ("UTF-32 (big-endian)", 4)
    case (0xFF, 0xFE, _, _): ("UTF-16 (little-endian)", 2)
    case (0xFE, 0xFF, _, _): ("UTF-16 (big-endian)", 2)
    case (.some(1...0x7F), 0, 0, 0): ("UTF-32 (little-endian)", 0)
    case (0, 0, 0, .some(1...0x7F)): ("UTF-32 (big-endian)", 0)
    case (.some(1...0x7F), 0, .some(1...), 0): ("UTF-16 (little-endian)", 0)
    case (0, .some(1...0x7F), 0, .some(1...)): ("UTF-16 (big-endian)", 0)
    default: nil
    }
  }
}
