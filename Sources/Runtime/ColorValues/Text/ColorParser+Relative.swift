extension ColorParser {
  /// Reads `from ORIGIN c1 c2 c3 [/ alpha]`; `from` is current.
  mutating func relative(_ notation: Notation) throws(ColorSyntaxError) -> ColorExpression {
    advance()
    return try channels(of: notation, from: try color())
  }

  /// Reads the channels of a relative color, after its origin.
  mutating func channels(of notation: Notation, from origin: ColorExpression)
    throws(ColorSyntaxError) -> ColorExpression
  {
    let keywords = ChannelKeywords(space: notation.space)
    var recipes: [ChannelRecipe] = []
    for slot in 0..<3 {
      recipes.append(
        try recipe(try operand(slot, of: notation, channels: keywords), slot, of: notation)
      )
    }
    var alpha = ChannelRecipe.channel(3)
    if token.kind == .slash {
      advance()
      alpha = try recipe(try operand(3, of: notation, channels: keywords), 3, of: notation)
    } else if token.kind != .closeParenthesis, token.kind != .end {
      throw surplus(notation)
    }
    return folded(
      RelativeColor(
        origin: origin,
        space: notation.space,
        countsBytes: notation.countsBytes,
        c1: recipes[0],
        c2: recipes[1],
        c3: recipes[2],
        alpha: alpha
      )
    )
  }

  /// Reads `alpha(from ORIGIN / alpha)` after its parenthesis: another opacity, nothing else.
  mutating func alphaFunction(_ name: Range<Int>) throws(ColorSyntaxError) -> ColorExpression {
    guard isWord("from") else { throw unexpected(.expected("'from' and a color")) }
    advance()
    let origin = try color()
    guard token.kind == .slash else { throw unexpected(.expected("'/' and alpha")) }
    advance()
    // The space does not matter for alpha.
    let notation = Notation(.srgb, name: name)
    let operand = try operand(3, of: notation, channels: ChannelKeywords(space: nil))
    return folded(
      RelativeColor(
        origin: origin,
        space: nil,
        countsBytes: false,
        c1: .channel(0),
        c2: .channel(1),
        c3: .channel(2),
        alpha: try recipe(operand, 3, of: notation)
      )
    )
  }

  private func folded(_ relative: RelativeColor) -> ColorExpression {
    relative.origin.constant.map { .color(relative.applied(to: $0)) } ?? .relative(relative)
  }
}
