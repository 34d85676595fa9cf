/// Paths in reports.
extension String {
  /// The path without leading `./`.
  package var withoutLeadingDot: String {
    var rest = self[...]
    while rest.hasPrefix("./"), rest.utf8.count > 2 { rest = rest.dropFirst(2) }
    return String(rest)
  }

  /// The path as a URI reference: relative for a relative path, else with the scheme `file`.
  ///
  /// Source: RFC 3986, 2.3 "Unreserved Characters" and 4.2 "Relative Reference"; all other
  /// characters except the slash are percent-encoded by their UTF-8 bytes.
  package var uriReference: String {
    let path = withoutLeadingDot
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case _ where byte.isASCIIWord, UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += "%" + UInt64(byte).hexadecimalDigits(count: 2, uppercase: true)
      }
    }
    return result
  }
}
