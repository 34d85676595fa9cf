/// Why a text is not a colour, where, and what to write instead.
public struct ColorSyntaxError: Error, Hashable, Sendable {
  /// What kind of mistake it is, with what the message needs to know about it.
  public enum Reason: Hashable, Sendable {
    /// There is no text, or only white space and comments.
    case empty
    /// Something stands where a colour must stand.
    case expectedColor
    /// No colour has this name.
    case unknownName
    /// No function has this name.
    case unknownFunction
    /// No colour space has this name, or the function cannot take it.
    case unknownColorSpace
    /// Digits are followed by a unit that is none of `deg`, `grad`, `rad` and `turn`.
    case unknownUnit
    /// A word stands where a number must stand; `expected` names the words that could.
    case unknownWord(expected: [String])
    /// A byte in a hex colour is no hexadecimal digit.
    case badHexDigit
    /// A hex colour has another number of digits than 3, 4, 6 and 8.
    case badHexLength(Int)
    /// A function ends before all its components are given.
    case missingComponent(function: String, name: String)
    /// Something else stands where the payload describes what must stand.
    case expected(String)
    /// A function of CSS 3 form mixes commas with spaces, or takes no commas at all.
    case separator(String)
    /// `none` is used in a function with commas.
    case noneWithCommas
    /// The comma form of `hsl()` has a plain number for saturation or lightness.
    case hslNeedsPercentages
    /// The comma form of `rgb()` mixes numbers and percentages.
    case mixedNumbersAndPercentages
    /// A percentage stands where it has no meaning; the payload says what must stand.
    case percentageNotAllowed(String)
    /// An angle stands where it has no meaning; the payload says what must stand.
    case angleNotAllowed(String)
    /// A percentage of `color-mix()` is outside 0…100.
    case weightOutOfRange
    /// The percentages of `color-mix()` add up to 0.
    case weightsAreZero
    /// A hue method is given for a space without a hue.
    case spaceHasNoHue
    /// A function has no closing parenthesis.
    case unclosedFunction
    /// A comment has no end.
    case unclosedComment
    /// More text follows a complete colour.
    case trailingText
    /// Functions or parentheses are nested too deeply.
    case tooDeep(limit: Int)
    /// `none` is used in a calculation.
    case noneInCalculation
    /// The operands in `calc()` are of different kinds.
    case mismatchedOperands
    /// A `+` or `-` in `calc()` lacks white space on a side.
    case operatorNeedsSpaces
    /// A reference is used where the text must stand on its own.
    case referenceNotAllowed
    /// `light-dark()` is used where the text must not depend on the appearance.
    case appearanceNotAllowed
    /// `currentcolor` or a system colour, which depend on the element that is drawn.
    case dependsOnElement
    /// A reference has no closing brace.
    case unclosedReference
    /// A reference has no name, or one with other characters than letters, digits, `-` and `.`.
    case badReferenceName
    /// `asset()` has no name.
    case emptyAssetName
  }

  /// What kind of mistake it is.
  public let reason: Reason
  /// Where it is: offsets in the UTF-8 of the text that was given.
  public let range: Range<Int>
  /// The offending part of the text.
  public let text: String
  /// The nearest known names where a name is unknown, best first; otherwise empty.
  public let suggestions: [String]
}
