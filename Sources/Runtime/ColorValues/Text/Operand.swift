import TextSupport

/// The text of one component.
struct Operand {
  enum Kind: UInt8 {
    case none
    case number
    case percentage
    /// In degrees.
    case angle
    /// A channel keyword of a relative color, by position.
    case channel
  }

  var kind: Kind
  /// The number, or the position of the channel.
  var value: Double
  /// A calculation over channels; empty for constants.
  var steps: [CalculationStep] = []
  var start: Int
  var end: Int

  var range: Range<Int> { start..<end }
}

/// The channel keywords of a relative color.
struct ChannelKeywords {
  /// The space of the channels, or `nil` in `alpha()`, which has only `alpha`.
  let space: ColorSpace?

  /// Returns the position of a keyword, 3 for `alpha`.
  func index(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    if unsafe word.equalsIgnoringASCIICase("alpha") { return 3 }
    guard let space, word.count == 1 else { return nil }
    let letters = unsafe space.componentLetters.utf8Start
    return (0..<3).first { unsafe letters[$0] == word[0].lowercasedASCII }
  }

  var all: [String] { (space?.componentNames ?? []) + ["alpha"] }
}
