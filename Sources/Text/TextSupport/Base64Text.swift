extension [UInt8] {
  /// The bytes as text in Base64 (RFC 4648, section 4), with padding.
  package var base64Text: String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((count + 2) / 3 * 4)
    var start = 0
    while start < count {
      let group = self[start...].prefix(3)
      start += 3
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        let digit = Int(bits >> UInt32(18 - 6 * place) & 63)
        text.append(place <= group.count ? alphabet[digit] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
