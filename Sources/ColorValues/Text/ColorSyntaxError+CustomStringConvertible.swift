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
