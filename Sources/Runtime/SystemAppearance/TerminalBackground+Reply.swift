import ColorValues

/// Parses the reply of a terminal to a query of its background color.
///
/// The query is xterm's OSC 11, followed by the request for device attributes (DA1), which every
/// terminal answers: a reply to only the second means that the first is not supported.
extension TerminalBackground {
  /// The query to write to the terminal.
  static let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"

  /// The OKLab lightness below which a background counts as dark.
  static let darkLimit = 0.6

  /// Returns whether terminals of this type answer; tmux does with the color of its own terminal.
  static func isWorthSending(term: String) -> Bool { !term.hasPrefix("dumb") }

  /// Returns whether the answer contains the reply to the second request, which is the last.
  static func isComplete(_ answer: [UInt8]) -> Bool {
    guard let start = answer.lastIndex(of: UInt8(ascii: "?")), start >= 2 else { return false }
    let prefix = [0x1B, UInt8(ascii: "[")]
    return Array(answer[(start - 2)..<start]) == prefix && answer.last == UInt8(ascii: "c")
  }

  /// Returns whether the background is dark, or nil where the answer has no color.
  ///
  /// The color is `rgb:R/G/B` with one to four hexadecimal digits each, or `rgba:`.
  static func isDark(_ answer: [UInt8]) -> Bool? {
    let text = String(decoding: answer, as: UTF8.self)
    guard let start = text.firstRange(of: "]11;rgb") else { return nil }
    let rest = text[start.upperBound...].drop { $0 == "a" }
    guard rest.first == ":" else { return nil }
    let digits = rest.dropFirst().prefix { $0.isHexDigit || $0 == "/" }
    let parts = digits.split(separator: "/", omittingEmptySubsequences: false)
    let channels = parts.compactMap { part -> Double? in
      guard (1...4).contains(part.count), let value = Int(part, radix: 16) else { return nil }
      return Double(value) / Double((1 << (4 * part.count)) - 1)
    }
    guard parts.count >= 3, channels.count == parts.count else { return nil }
    let color = Color(.srgb, channels[0], channels[1], channels[2])
    return color.converted(to: .oklab).components.0 < darkLimit
  }

  /// Returns whether the background is dark by the variable `COLORFGBG`, whose last field is one of
  /// the 16 colors: 0 to 6 and 8 are dark.
  static func isDark(colorFGBG text: String) -> Bool? {
    guard let last = text.split(separator: ";").last, let number = Int(last) else { return nil }
    guard (0...15).contains(number) else { return nil }
    return number < 7 || number == 8
  }
}
