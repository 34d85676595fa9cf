/// Paths in reports.
package enum SourcePathText {
  /// Returns a path without leading `./`.
  package static func withoutDot(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("./"), rest.utf8.count > 2 { rest = rest.dropFirst(2) }
    return String(rest)
  }

  /// Returns a path as a URI reference: relative for a relative path, else with the scheme `file`.
  ///
  /// Source: RFC 3986, 2.3 "Unreserved Characters" and 4.2 "Relative Reference"; all other
  /// characters except the slash are percent-encoded by their UTF-8 bytes.
  package static func uri(_ path: String) -> String {
    let path = withoutDot(path)
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case _ where byte.isASCIIWord, UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += "%" + HexadecimalText.digits(UInt64(byte), count: 2, uppercase: true)
      }
    }
    return result
  }
}
