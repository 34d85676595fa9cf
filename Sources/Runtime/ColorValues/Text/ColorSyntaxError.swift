/// An error in a color text with its position and suggestions.
public struct ColorSyntaxError: Error, Hashable, Sendable {
  /// The kind of an error, with details for the message.
  public enum Reason: Hashable, Sendable {
    /// The text is empty, or only whitespace and comments.
    case empty
    /// A color was expected, and other text was found.
    case expectedColor
    /// No color has this name.
    case unknownName
    /// No function has this name.
    case unknownFunction
    /// No color space has this name, or the function cannot take it.
    case unknownColorSpace
    /// Digits are followed by a unit other than `deg`, `grad`, `rad` and `turn`.
    case unknownUnit
    /// A number was expected, and a word was found; `expected` has the allowed words.
    case unknownWord(expected: [String])
    /// A byte in a hex color is not a hexadecimal digit.
    case badHexDigit
    /// A hex color does not have 3, 4, 6 or 8 digits.
    case badHexLength(Int)
    /// A function ends before all its components are given.
    case missingComponent(function: String, name: String)
    /// Other text was found than the payload describes.
    case expected(String)
    /// A function mixes commas with spaces, or has commas though its form has none.
    case separator(String)
    /// `none` is used in a function with commas.
    case noneWithCommas
    /// The comma form of `hsl()` has a plain number for saturation or lightness.
    case hslNeedsPercentages
    /// The comma form of `rgb()` mixes numbers and percentages.
    case mixedNumbersAndPercentages
    /// A percentage is not allowed; the payload describes what was expected.
    case percentageNotAllowed(String)
    /// An angle is not allowed; the payload describes what was expected.
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
    /// More text follows a complete color.
    case trailingText
    /// Functions or parentheses are nested too deeply.
    case tooDeep(limit: Int)
    /// `none` is used in a calculation.
    case noneInCalculation
    /// The operands in `calc()` are of different kinds.
    case mismatchedOperands
    /// A `+` or `-` in `calc()` lacks whitespace on a side.
    case operatorNeedsSpaces
    /// A reference is used where only constant colors are allowed.
    case referenceNotAllowed
    /// `light-dark()` is used where the color must not depend on the appearance.
    case appearanceNotAllowed
    /// `currentcolor` or a system color, which depend on the displayed element.
    case dependsOnElement
    /// A reference has no closing brace.
    case unclosedReference
    /// A reference has no name, or its name has other characters than letters, digits, `-` and `.`.
    case badReferenceName
    /// `asset()` has no name.
    case emptyAssetName
  }

  /// The kind of the error.
  public let reason: Reason
  /// The range of the error, as offsets in the UTF-8 of the text.
  public let range: Range<Int>
  /// The invalid part of the text.
  public let text: String
  /// The nearest known names for an unknown name, best first; otherwise empty.
  public let suggestions: [String]
}

extension ColorSyntaxError: CustomStringConvertible {
  /// The message in lowercase, with the invalid text in quotes and the correction.
  public var description: String {
    suggestions.isEmpty
      ? message : "\(message); did you mean \(ColorSyntaxError.list(suggestions))?"
  }

  private var message: String {
    switch reason {
    case .empty: "no color is given"
    case .expectedColor: "expected a color, found \(found)"
    case .unknownName: "\(found) is not a color name"
    case .unknownFunction: "\(found) is not a color function"
    case .unknownColorSpace: "\(found) is not a color space here"
    case .unknownUnit: "\(found) has an unknown unit; angles take deg, grad, rad or turn"
    case .unknownWord(let expected):
      "expected a number, found \(found)"
        + (expected.isEmpty ? "" : "; allowed words: \(ColorSyntaxError.list(expected))")
    case .badHexDigit: "\(found) is not a hexadecimal digit; use 0-9 and a-f"
    case .badHexLength(let count):
      "\(found) has \(count) digit\(count == 1 ? "" : "s"); a hex color has 3, 4, 6 or 8"
    case .missingComponent(let function, let name):
      "\(function) has no \(name); expected it before \(found)"
    case .expected(let what): "expected \(what), found \(found)"
    case .separator(let rule): "\(rule), found \(found)"
    case .noneWithCommas: "'none' needs the form without commas"
    case .hslNeedsPercentages:
      "hsl() with commas needs percentages for saturation and lightness, found \(found); "
        + "add '%' or leave out the commas"
    case .mixedNumbersAndPercentages:
      "rgb() with commas takes only numbers or only percentages, found \(found); "
        + "use one kind or leave out the commas"
    case .percentageNotAllowed(let what): "expected \(what), found the percentage \(found)"
    case .angleNotAllowed(let what): "expected \(what), found the angle \(found)"
    case .weightOutOfRange: "\(found) is outside 0% to 100%"
    case .weightsAreZero: "the percentages of color-mix() add up to 0; raise one of them"
    case .spaceHasNoHue:
      "\(found) has no hue, so no hue method can follow; use hsl, hwb, lch or oklch"
    case .unclosedFunction: "\(found) is not closed; add ')'"
    case .unclosedComment: "a comment is not closed; add '*/'"
    case .trailingText: "expected the end after the color, found \(found)"
    case .tooDeep(let limit): "functions are nested more than \(limit) deep at \(found)"
    case .noneInCalculation: "'none' cannot be part of a calculation; write 0, or none by itself"
    case .mismatchedOperands:
      "calc() cannot combine numbers, percentages and angles in this way at \(found)"
    case .operatorNeedsSpaces: "\(found) needs whitespace on both sides in calc()"
    case .referenceNotAllowed:
      "\(found) refers to another color, which is possible only in a theme"
    case .appearanceNotAllowed:
      "\(found) depends on the appearance; a fixed color is required here"
    case .dependsOnElement:
      "\(found) depends on the displayed element; use a color of the theme instead"
    case .unclosedReference: "\(found) is not closed; add '}'"
    case .badReferenceName:
      "\(found) cannot be part of a name in braces; use letters, digits, '-' and '.'"
    case .emptyAssetName: "asset() has no name; write asset(Group/Name)"
    }
  }

  private var found: String { text.isEmpty ? "the end" : "'\(text)'" }

  private static func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
