import SwiftSymbols
import ThemeOutputs

/// The ownership marker in the file of a picture.
extension ThemeTool.Preview.Format {
  /// Returns a picture of this format with the marker.
  func marked(_ bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .ansi: Array("\(OwnershipMarker.pictureLine)\n".utf8) + bytes
    case .svg, .html:
      Self.adding(
        Array("\(OwnershipMarker.comment(OwnershipMarker.pictureLine))\n".utf8),
        to: bytes
      ) {
        // Below the first line, which says what the file is.
        $0.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
      }
    case .png:
      Self.adding(
        Self.chunk("tEXt", Array("Comment\0\(OwnershipMarker.pictureLine)".utf8)),
        to: bytes
      ) {
        // Behind the signature and the first chunk, which has a length of its own.
        $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) && $0.count > 33 ? 33 : nil
      }
    }
  }

  private static func adding(
    _ mark: [UInt8],
    to bytes: [UInt8],
    at place: ([UInt8]) -> Int?
  ) -> [UInt8] {
    guard let place = place(bytes) else { return bytes }
    return bytes[..<place] + mark + bytes[place...]
  }

  /// A chunk of a PNG, as section 5.3 of its specification lays it out.
  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + content + bigEndian(checksum(content))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The CRC-32 of ISO 3309, as annex D of the specification computes it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in
        rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1
      }
    }
  }
}
