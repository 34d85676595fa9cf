extension ColorParser {
  /// Reads a function, whose token is current.
  mutating func function() throws(ColorSyntaxError) -> ColorExpression {
    let name = unsafe functionName(token.range)
    let range = token.range
    if let notation = unsafe Notation(name, at: range) {
      return try nested { parser throws(ColorSyntaxError) in
        if parser.isWord("from") { return try parser.relative(notation) }
        return .color(try parser.absolute(notation))
      }
    }
    if unsafe name.equalsIgnoringASCIICase("color") {
      return try nested { parser throws(ColorSyntaxError) in try parser.colorFunction(range) }
    }
    if unsafe name.equalsIgnoringASCIICase("color-mix") {
      return try nested { parser throws(ColorSyntaxError) in try parser.mix(range) }
    }
    if unsafe name.equalsIgnoringASCIICase("light-dark") {
      guard syntax.contains(.appearance) else { throw unexpected(.appearanceNotAllowed) }
      return try nested { parser throws(ColorSyntaxError) in try parser.lightDark() }
    }
    if unsafe name.equalsIgnoringASCIICase("contrast-color") {
      return try nested { parser throws(ColorSyntaxError) in
        let background = try parser.color()
        return background.constant.map { .color($0.contrasting) } ?? .contrast(background)
      }
    }
    if unsafe name.equalsIgnoringASCIICase("alpha") {
      return try nested { parser throws(ColorSyntaxError) in try parser.alphaFunction(range) }
    }
    if unsafe name.equalsIgnoringASCIICase("asset") { return try asset() }
    throw unsafe failure(
      .unknownFunction,
      range,
      suggestions: ColorParser.functionNames
        .nearest(to: String(decoding: name, as: UTF8.self))
        .map { $0 + "()" }
    )
  }

  /// The names of color functions, without aliases of legacy notations.
  static let functionNames = [
    "rgb", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "light-dark",
    "contrast-color", "alpha", "asset",
  ]

  /// Reads `color(…)` after its parenthesis.
  private mutating func colorFunction(_ name: Range<Int>) throws(ColorSyntaxError)
    -> ColorExpression
  {
    if isWord("from") {
      advance()
      let origin = try color()
      return try channels(of: Notation(try predefinedSpace(), name: name), from: origin)
    }
    return .color(try absolute(Notation(try predefinedSpace(), name: name)))
  }

  private mutating func predefinedSpace() throws(ColorSyntaxError) -> ColorSpace {
    guard token.kind == .identifier else {
      throw unexpected(.expected("the name of a color space"))
    }
    guard let space = unsafe ColorSpace(name: scanner.slice(token.range)), space.isPredefinedInCSS
    else {
      throw unknownSpace(among: ColorSpace.allCases.filter(\.isPredefinedInCSS))
    }
    advance()
    return space
  }

  func unknownSpace(among spaces: [ColorSpace]) -> ColorSyntaxError {
    unexpected(
      .unknownColorSpace,
      suggestions: spaces.map(\.cssName).nearest(to: text(in: token.range))
    )
  }

  private mutating func lightDark() throws(ColorSyntaxError) -> ColorExpression {
    let light = try color()
    guard token.kind == .comma else {
      throw unexpected(.expected("',' and the color for dark appearance"))
    }
    advance()
    return .lightDark(light, try color())
  }
}
