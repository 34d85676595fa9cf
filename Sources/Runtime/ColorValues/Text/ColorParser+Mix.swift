extension ColorParser {
  /// Reads `[in SPACE [METHOD hue]?,]? PART, PART …` after the parenthesis of `color-mix(`.
  mutating func mix(_ name: Range<Int>) throws(ColorSyntaxError) -> ColorExpression {
    var space = ColorSpace.oklab
    var hue = HueInterpolation.shorter
    if isWord("in") {
      advance()
      (space, hue) = try interpolation()
    }
    var parts = [try part()]
    while token.kind == .comma {
      advance()
      parts.append(try part())
    }
    guard MixWeights(parts.map(\.percentage)) != nil else { throw failure(.weightsAreZero, name) }
    var constants: [WeightedColor] = []
    for part in parts {
      guard let color = part.color.constant else {
        return .mix(ColorMix(space: space, hue: hue, parts: parts))
      }
      constants.append(WeightedColor(color, percentage: part.percentage))
    }
    guard let mixture = Color.mixture(of: constants, in: space, hue: hue) else {
      throw failure(.weightsAreZero, name)
    }
    return .color(mixture)
  }

  /// Reads the space of interpolation, the hue method and the comma after them.
  private mutating func interpolation() throws(ColorSyntaxError) -> (ColorSpace, HueInterpolation) {
    guard token.kind == .identifier else {
      throw unexpected(.expected("the name of a color space"))
    }
    guard let space = unsafe ColorSpace(name: scanner.slice(token.range)), space != .hsv else {
      throw unknownSpace(among: ColorSpace.allCases.filter { $0 != .hsv })
    }
    let spaceRange = token.range
    advance()
    var hue = HueInterpolation.shorter
    if token.kind == .identifier {
      guard space.hueIndex != nil else { throw failure(.spaceHasNoHue, spaceRange) }
      hue = try hueMethod()
    }
    guard token.kind == .comma else { throw unexpected(.expected("',' before the first color")) }
    advance()
    return (space, hue)
  }

  private mutating func hueMethod() throws(ColorSyntaxError) -> HueInterpolation {
    let word = text(in: token.range)
    guard let method = HueInterpolation(rawValue: word.lowercased()) else {
      throw unexpected(
        .expected("shorter, longer, increasing or decreasing"),
        suggestions: HueInterpolation.allCases.map(\.rawValue).nearest(to: word)
      )
    }
    advance()
    guard isWord("hue") else { throw unexpected(.expected("the word 'hue' after the method")) }
    advance()
    return method
  }

  /// Reads a color with an optional percentage before or after it.
  private mutating func part() throws(ColorSyntaxError) -> ColorMix.Part {
    let before = try weight()
    let color = try color()
    let percentage = before == nil ? try weight() : before
    return ColorMix.Part(color: color, percentage: percentage)
  }

  private mutating func weight() throws(ColorSyntaxError) -> Double? {
    if token.kind == .percentage {
      guard token.value >= 0, token.value <= 100 else { throw unexpected(.weightOutOfRange) }
      let value = token.value
      advance()
      return value
    }
    guard token.kind == .function, unsafe MathFunction(functionName(token.range)) != nil else {
      return nil
    }
    let operand = try calculation(nil)
    guard operand.kind == .percentage else {
      throw failure(.expected("a percentage"), operand.range)
    }
    // Calculations are clamped to the range; plain values outside are errors (css-values-4).
    return operand.value.clamped(to: 0...100)
  }
}
