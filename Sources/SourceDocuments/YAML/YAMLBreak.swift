/// Line breaks of YAML 1.2, and the additional line breaks of YAML 1.1.
package enum YAMLBreak {
  /// Returns the length of the line break at an offset: CR LF, CR or LF; 0 for none.
  package static func length(in bytes: [UInt8], at index: Int) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "\n"): 1
    case UInt8(ascii: "\r"):
      index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n") ? 2 : 1
    default: 0
    }
  }

  /// Returns the lines of a text.
  package static func lines(of text: String) -> [Substring] {
    var scalars = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar != "\n" || last != "\r" { scalars.append(scalar == "\r" ? "\n" : scalar) }
      last = scalar
    }
    return String(scalars).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the ranges of NEL (U+0085), LS (U+2028) and PS (U+2029), which are line breaks in
  /// libyaml and characters in YAML 1.2.
  package static func former(in bytes: [UInt8]) -> [Range<Int>] {
    bytes.indices.compactMap { index in
      switch bytes[index] {
      case 0xC2:
        bytes[index...].starts(with: [0xC2, 0x85]) ? index..<index + 2 : nil
      case 0xE2:
        bytes[index...].starts(with: [0xE2, 0x80, 0xA8])
          || bytes[index...].starts(with: [0xE2, 0x80, 0xA9]) ? index..<index + 3 : nil
      default: nil
      }
    }
  }

  static func formerBreak(_ bytes: ArraySlice<UInt8>) -> String {
    let escape =
      switch bytes.last {
      case 0xA8: "u2028"
      case 0xA9: "u2029"
      default: "x85"
      }
    return
      "the character '\\\(escape)' ends a line in YAML 1.1 and is text in YAML 1.2; remove it, or write it as an escape in double quotes"
  }
}
