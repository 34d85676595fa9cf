/// Line breaks as libyaml counts them: those of YAML 1.1, which are more than those of YAML 1.2.
enum YAMLBreak {
  /// The bytes of the break at an offset: CR LF, CR, LF, NEL (U+0085), LS (U+2028) or PS (U+2029); 0
  /// where none is.
  static func length(in bytes: [UInt8], at index: Int) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "\n"): 1
    case UInt8(ascii: "\r"):
      index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n") ? 2 : 1
    case 0xC2: index + 1 < bytes.count && bytes[index + 1] == 0x85 ? 2 : 0
    case 0xE2:
      index + 2 < bytes.count && bytes[index + 1] == 0x80
        && (bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9) ? 3 : 0
    default: 0
    }
  }

  /// The lines of a text whose breaks are those of YAML 1.2.
  static func lines(of text: String) -> [Substring] {
    var scalars = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar != "\n" || last != "\r" { scalars.append(scalar == "\r" ? "\n" : scalar) }
      last = scalar
    }
    return String(scalars).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Whether a text holds one of the breaks that YAML 1.2 takes for characters.
  static func isUnusual(_ text: String) -> Bool {
    text.unicodeScalars.contains { ["\u{85}", "\u{2028}", "\u{2029}"].contains($0) }
  }
}
