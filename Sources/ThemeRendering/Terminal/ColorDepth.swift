/// How many colours a terminal is asked to show.
public enum ColorDepth: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// No escape sequences at all.
  case none
  /// The sixteen colours that the terminal's user chooses.
  case ansi16
  /// The cube of 216 colours and the ramp of 24 grays of xterm, beside the sixteen.
  case ansi256
  /// Eight bits for each of red, green and blue.
  case truecolor

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
