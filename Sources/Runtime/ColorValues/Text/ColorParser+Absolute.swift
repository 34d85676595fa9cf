extension ColorParser {
  /// Reads the components of a plain color, up to the closing parenthesis.
  mutating func absolute(_ notation: Notation) throws(ColorSyntaxError) -> Color {
    let first = try operand(0, of: notation)
    if token.kind == .comma, notation.hasCommaForm {
      return try commaForm(notation, first)
    }
    let second = try operand(1, of: notation)
    let third = try operand(2, of: notation)
    var missing: MissingComponents = []
    if first.kind == .none { missing.insert(.first) }
    if second.kind == .none { missing.insert(.second) }
    if third.kind == .none { missing.insert(.third) }
    var alpha = 1.0
    if token.kind == .slash {
      advance()
      let operand = try operand(3, of: notation)
      if operand.kind == .none { missing.insert(.alpha) }
      alpha = try alphaValue(operand)
    }
    if token.kind != .closeParenthesis, token.kind != .end { throw surplus(notation) }
    let components = Vector3(
      try value(first, 0, of: notation),
      try value(second, 1, of: notation),
      try value(third, 2, of: notation)
    )
    return color(in: notation, components, alpha: alpha, missing: missing)
  }

  /// Reads the rest of `rgb(r, g, b, a)` or `hsl(h, s%, l%, a)`; the first comma is current.
  private mutating func commaForm(_ notation: Notation, _ first: Operand) throws(ColorSyntaxError)
    -> Color
  {
    try checkCommaForm(of: first, at: 0, in: notation, first: first)
    try comma(notation)
    let second = try operand(1, of: notation)
    try checkCommaForm(of: second, at: 1, in: notation, first: first)
    try comma(notation)
    let third = try operand(2, of: notation)
    try checkCommaForm(of: third, at: 2, in: notation, first: first)
    var alpha = 1.0
    if token.kind == .comma {
      advance()
      let operand = try operand(3, of: notation)
      if operand.kind == .none { throw failure(.noneWithCommas, operand.range) }
      alpha = try alphaValue(operand)
    }
    if token.kind != .closeParenthesis, token.kind != .end {
      let name = text(in: notation.name)
      throw unexpected(
        token.kind == .slash
          ? .separator("\(name)) with commas takes alpha after a comma") : .expected("')'")
      )
    }
    let components = Vector3(
      try value(first, 0, of: notation),
      try value(second, 1, of: notation),
      try value(third, 2, of: notation)
    )
    return color(in: notation, components, alpha: alpha, missing: [])
  }

  private mutating func comma(_ notation: Notation) throws(ColorSyntaxError) {
    guard token.kind == .comma else {
      if token.kind == .closeParenthesis || token.kind == .end {
        throw unexpected(.expected("',' and the next component"))
      }
      throw unexpected(
        .separator(
          "\(text(in: notation.name))) takes a comma between all components or between none"
        )
      )
    }
    advance()
  }

  /// Checks a component of the form with commas against its stricter rules.
  private func checkCommaForm(
    of operand: Operand,
    at index: Int,
    in notation: Notation,
    first: Operand
  ) throws(ColorSyntaxError) {
    if operand.kind == .none { throw failure(.noneWithCommas, operand.range) }
    if notation.space == .hsl {
      if index > 0, operand.kind == .number { throw failure(.hslNeedsPercentages, operand.range) }
    } else if operand.kind != first.kind, operand.kind != .angle {
      throw failure(.mixedNumbersAndPercentages, operand.range)
    }
  }

  @inline(never)
  func surplus(_ notation: Notation) -> ColorSyntaxError {
    if token.kind == .comma {
      let name = text(in: notation.name)
      return unexpected(
        .separator(
          notation.hasCommaForm
            ? "\(name)) without commas takes alpha after a slash" : "\(name)) takes no commas"
        )
      )
    }
    return unexpected(.expected("')' or '/' and alpha"))
  }

  /// Applies the clamping that css-color-4 requires in parsing.
  @inline(__always)
  private func color(
    in notation: Notation,
    _ components: Vector3,
    alpha: Double,
    missing: MissingComponents
  ) -> Color {
    let space = notation.space
    var value = components
    if notation.countsBytes {
      value = value.clampedToUnit
    } else {
      value = space.bounded(value)
      if space == .hsl { value.y = max(0, value.y) }
    }
    return Color(
      space,
      value,
      alpha: alpha,
      missing: missing,
      isLegacyNotation: space.hasLegacyNotation
        && (space != .srgb || notation.countsBytes)
    )
  }
}
