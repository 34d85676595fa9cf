/// Conversion between the URIs of files and their paths (RFC 8089).
extension String {
  /// The path of the local file with this URI; nil for all other URIs.
  var pathOfFileURI: String? {
    guard lowercased().hasPrefix("file://") else { return nil }
    let rest = dropFirst("file://".count)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let host = rest[..<slash]
    guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
    var bytes: [UInt8] = []
    var encoded = Array(rest[slash...].utf8)[...]
    while let byte = encoded.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        // The path ends before a query or a fragment.
        if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
        bytes.append(byte)
        continue
      }
      guard encoded.count >= 2,
        let value = UInt8(String(decoding: encoded.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      encoded.removeFirst(2)
    }
    guard !bytes.contains(0) else { return nil }
    let path = String(decoding: bytes, as: UTF8.self)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The URI of the file at this absolute path.
  var fileURI: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text = Array("file://".utf8)
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.append(byte)
      default:
        text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
