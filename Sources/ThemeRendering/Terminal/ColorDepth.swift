/// The number of colors of a terminal.
public enum ColorDepth: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// No color and no escape sequences.
  case none
  /// The 16 colors that users can change.
  case ansi16
  /// The 16 colors, and the 216 colors and 24 grays of xterm.
  case ansi256
  /// Eight bits for each of red, green and blue.
  case truecolor

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }

  /// A note on colors that differ from those shown; nil where they are exact or there are none.
  var approximationNote: String? {
    switch self {
    case .none, .truecolor: nil
    case .ansi16: "The swatches are approximate: the terminal shows 16 colors."
    case .ansi256: "The swatches are approximate: the terminal shows 256 colors."
    }
  }
}

/// Whether output has color: the value of the option `--color`.
public enum ColorMode: String, CaseIterable, Hashable, Sendable {
  /// Color that depends on the environment and the output.
  case auto
  /// Color also in files and pipes.
  case always
  /// No color.
  case never
}
