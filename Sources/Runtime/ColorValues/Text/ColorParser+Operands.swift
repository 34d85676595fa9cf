import TextSupport

extension ColorParser {
  /// Reads the operand of one component.
  mutating func operand(_ slot: Int, of notation: Notation, channels: ChannelKeywords? = nil)
    throws(ColorSyntaxError) -> Operand
  {
    switch token.kind {
    case .number: return constant(.number)
    case .percentage: return constant(.percentage)
    case .angle: return constant(.angle)
    case .identifier:
      if isWord("none") { return constant(.none) }
      if let channels, let index = unsafe channels.index(of: scanner.slice(token.range)) {
        var operand = constant(.channel)
        operand.value = Double(index)
        return operand
      }
      throw unknownWord(channels)
    case .function where unsafe MathFunction(functionName(token.range)) != nil:
      return try calculation(channels)
    case .dimension: throw unexpected(.unknownUnit)
    case .comma:
      let name = text(in: notation.name)
      throw unexpected(
        .separator(
          notation.hasCommaForm
            ? "\(name)) takes a comma between all components or between none"
            : "\(name)) takes no commas"
        )
      )
    case .closeParenthesis, .end, .slash:
      throw unexpected(
        .missingComponent(
          function: text(in: notation.name) + ")",
          name: notation.componentName(slot)
        )
      )
    default: throw unexpected(.expected("a number for \(notation.componentName(slot))"))
    }
  }

  @inline(__always)
  private mutating func constant(_ kind: Operand.Kind) -> Operand {
    let operand = Operand(kind: kind, value: token.value, start: token.start, end: token.end)
    advance()
    return operand
  }

  @inline(never)
  func unknownWord(_ channels: ChannelKeywords?) -> ColorSyntaxError {
    let expected = channels.map { $0.all } ?? []
    return unexpected(
      .unknownWord(expected: expected),
      suggestions: ["none"].nearest(to: text(in: token.range))
    )
  }

  /// Returns the value of a constant operand in the units of the space.
  @inline(__always)
  func value(_ operand: Operand, _ slot: Int, of notation: Notation) throws(ColorSyntaxError)
    -> Double
  {
    switch operand.kind {
    case .none, .channel: return 0
    case .number: return notation.countsBytes ? operand.value / 255 : operand.value
    case .percentage:
      if slot == notation.space.hueIndex {
        throw failure(
          .percentageNotAllowed("a number or an angle for the hue"),
          operand.range
        )
      }
      let full = notation.fullPercentage(slot)
      return full == 100 ? operand.value : operand.value * full / 100
    case .angle:
      guard slot == notation.space.hueIndex else {
        throw failure(
          .angleNotAllowed("a number or a percentage for \(notation.componentName(slot))"),
          operand.range
        )
      }
      return operand.value
    }
  }

  /// Returns the value of a constant operand for alpha, not clamped yet.
  @inline(__always)
  func alphaValue(_ operand: Operand) throws(ColorSyntaxError) -> Double {
    switch operand.kind {
    case .none, .channel: return 0
    case .number: return operand.value
    case .percentage: return operand.value / 100
    case .angle:
      throw failure(.angleNotAllowed("a number or a percentage for alpha"), operand.range)
    }
  }

  /// Returns the component of a relative color for an operand.
  func recipe(_ operand: Operand, _ slot: Int, of notation: Notation) throws(ColorSyntaxError)
    -> ChannelRecipe
  {
    if operand.kind == .none { return .none }
    if operand.kind == .channel { return .channel(Int(clamping: operand.value)) }
    let constant = slot == 3 ? try alphaValue(operand) : try value(operand, slot, of: notation)
    guard !operand.steps.isEmpty else { return .value(constant) }
    guard operand.kind == .percentage else { return .calculation(operand.steps) }
    // Percentages become plain numbers of the notation.
    let full =
      slot == 3 ? 1 : notation.countsBytes ? 255 : notation.fullPercentage(slot)
    return .calculation(
      operand.steps + [.number(full), .binary(.multiply), .number(100), .binary(.divide)]
    )
  }
}
