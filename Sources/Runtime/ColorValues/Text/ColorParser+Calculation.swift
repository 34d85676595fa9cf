extension ColorParser {
  /// Reads a mathematical function, whose token is current, and evaluates it if it uses no
  /// channels.
  mutating func calculation(_ channels: ChannelKeywords?) throws(ColorSyntaxError) -> Operand {
    var calculation = Calculation(channels: channels)
    let start = token.start
    let kind = try mathFunction(&calculation)
    var operand = Operand(kind: kind, value: 0, start: start, end: consumedEnd)
    if calculation.steps.usesChannels {
      operand.steps = calculation.steps
    } else {
      operand.value = calculation.steps.evaluated(.zero)
    }
    return operand
  }

  /// Reads `a + b - c`.
  mutating func sum(_ calculation: inout Calculation) throws(ColorSyntaxError) -> Operand.Kind {
    let kind = try product(&calculation)
    while token.kind == .plus || token.kind == .minus {
      let sign = token
      advance()
      guard sign.followsSpace, token.followsSpace else {
        throw failure(.operatorNeedsSpaces, sign.range)
      }
      guard try product(&calculation) == kind else {
        throw failure(.mismatchedOperands, sign.range)
      }
      calculation.steps.append(.binary(sign.kind == .plus ? .add : .subtract))
    }
    // "1 +2" is a number after a number, by far most often a sum without its second space.
    if token.kind == .number || token.kind == .percentage || token.kind == .angle,
      unsafe scanner.bytes[token.start] == 0x2B || scanner.bytes[token.start] == 0x2D
    {
      throw failure(.operatorNeedsSpaces, token.start..<(token.start + 1))
    }
    return kind
  }

  private mutating func product(_ calculation: inout Calculation) throws(ColorSyntaxError)
    -> Operand.Kind
  {
    var kind = try term(&calculation)
    while token.kind == .star || token.kind == .slash {
      let sign = token
      advance()
      let right = try term(&calculation)
      guard right == .number || (sign.kind == .star && kind == .number) else {
        throw failure(.mismatchedOperands, sign.range)
      }
      if kind == .number { kind = right }
      calculation.steps.append(.binary(sign.kind == .star ? .multiply : .divide))
    }
    return kind
  }

  private mutating func term(_ calculation: inout Calculation) throws(ColorSyntaxError)
    -> Operand.Kind
  {
    switch token.kind {
    case .number: return number(.number, &calculation)
    case .percentage: return number(.percentage, &calculation)
    case .angle: return number(.angle, &calculation)
    case .identifier:
      let word = unsafe scanner.slice(token.range)
      if let index = unsafe calculation.channels?.index(of: word) {
        calculation.steps.append(.channel(index))
      } else if let constant = unsafe MathFunction.constant(word) {
        calculation.steps.append(.number(constant))
      } else {
        throw isWord("none") ? unexpected(.noneInCalculation) : unknownWord(calculation.channels)
      }
      advance()
      return .number
    case .function: return try mathFunction(&calculation)
    case .openParenthesis:
      return try nested { parser throws(ColorSyntaxError) in try parser.sum(&calculation) }
    case .dimension: throw unexpected(.unknownUnit)
    default: throw unexpected(.expected("a number"))
    }
  }

  private mutating func number(_ kind: Operand.Kind, _ calculation: inout Calculation)
    -> Operand.Kind
  {
    calculation.steps.append(.number(token.value))
    advance()
    return kind
  }
}

/// A calculation that is being read.
struct Calculation {
  let channels: ChannelKeywords?
  var steps: [CalculationStep] = []
}
