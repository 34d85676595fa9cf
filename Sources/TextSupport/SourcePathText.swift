/// Paths as reports write them.
package enum SourcePathText {
  /// The path without the `./` that says nothing.
  package static func withoutDot(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("./"), rest.utf8.count > 2 { rest = rest.dropFirst(2) }
    return String(rest)
  }

  /// The path as a reference to a URI: relative where the path is, else with the scheme `file`.
  ///
  /// Source: RFC 3986, 2.3 "Unreserved Characters" and 4.2 "Relative Reference"; everything else but
  /// the slash is percent-encoded by its bytes in UTF-8.
  package static func uri(_ path: String) -> String {
    let path = withoutDot(path)
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += "%" + HexadecimalText.digits(byte, count: 2, uppercase: true)
      }
    }
    return result
  }
}
