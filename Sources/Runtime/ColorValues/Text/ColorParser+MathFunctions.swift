extension ColorParser {
  /// Reads a mathematical function, whose token is current, and returns the kind of its result.
  mutating func mathFunction(_ calculation: inout Calculation) throws(ColorSyntaxError)
    -> Operand.Kind
  {
    guard let function = unsafe MathFunction(functionName(token.range)) else {
      throw unexpected(.expected("a mathematical function such as calc() or min()"))
    }
    return try nested { parser throws(ColorSyntaxError) in
      try parser.arguments(of: function, &calculation)
    }
  }

  private mutating func arguments(of function: MathFunction, _ calculation: inout Calculation)
    throws(ColorSyntaxError) -> Operand.Kind
  {
    switch function {
    case .calc: return try sum(&calculation)
    case .min: return try fold(.minimum, &calculation)
    case .max: return try fold(.maximum, &calculation)
    case .hypot: return try fold(.hypotenuse, &calculation)
    case .clamp:
      // clamp(low, value, high) is max(low, min(value, high)).
      let kind = try sum(&calculation)
      try nextArgument(kind, &calculation)
      try nextArgument(kind, &calculation)
      calculation.steps += [.binary(.minimum), .binary(.maximum)]
      return kind
    case .sin: return try angular(.sine, &calculation)
    case .cos: return try angular(.cosine, &calculation)
    case .tan: return try angular(.tangent, &calculation)
    case .asin: return try unary(.arcSine, of: .number, to: .angle, &calculation)
    case .acos: return try unary(.arcCosine, of: .number, to: .angle, &calculation)
    case .atan: return try unary(.arcTangent, of: .number, to: .angle, &calculation)
    case .sqrt: return try unary(.squareRoot, of: .number, to: .number, &calculation)
    case .exp: return try unary(.eulerPower, of: .number, to: .number, &calculation)
    case .sign: return try unary(.sign, of: nil, to: .number, &calculation)
    case .abs: return try unary(.magnitude, of: nil, to: nil, &calculation)
    case .log: return try logarithm(&calculation)
    case .pow: return try binary(.power, of: .number, to: .number, &calculation)
    case .atan2: return try binary(.arcTangent2, of: nil, to: .angle, &calculation)
    case .mod: return try binary(.modulo, of: nil, to: nil, &calculation)
    case .rem: return try binary(.remainder, of: nil, to: nil, &calculation)
    case .round: return try rounding(&calculation)
    }
  }

  /// Reads `, value` of the same kind as the previous values.
  private mutating func nextArgument(_ kind: Operand.Kind, _ calculation: inout Calculation)
    throws(ColorSyntaxError)
  {
    guard token.kind == .comma else { throw unexpected(.expected("',' and the next value")) }
    advance()
    let start = token.range
    guard try sum(&calculation) == kind else { throw failure(.mismatchedOperands, start) }
  }

  /// Reads one value or more, each combined with the result so far.
  private mutating func fold(_ operation: BinaryOperation, _ calculation: inout Calculation)
    throws(ColorSyntaxError) -> Operand.Kind
  {
    let kind = try sum(&calculation)
    while token.kind == .comma {
      try nextArgument(kind, &calculation)
      calculation.steps.append(.binary(operation))
    }
    return kind
  }

  /// Reads the argument of a function; a kind of `nil` accepts any, which becomes the kind of the
  /// argument.
  private mutating func unary(
    _ operation: UnaryOperation,
    of argument: Operand.Kind?,
    to result: Operand.Kind?,
    _ calculation: inout Calculation
  ) throws(ColorSyntaxError) -> Operand.Kind {
    let start = token.range
    let kind = try sum(&calculation)
    guard argument == nil || kind == argument else { throw failure(.mismatchedOperands, start) }
    calculation.steps.append(.unary(operation))
    return result ?? kind
  }

  /// Reads an angle, or a number in radians.
  private mutating func angular(_ operation: UnaryOperation, _ calculation: inout Calculation)
    throws(ColorSyntaxError) -> Operand.Kind
  {
    let start = token.range
    switch try sum(&calculation) {
    case .angle: break
    case .number: calculation.steps.append(.unary(.radiansToDegrees))
    default: throw failure(.mismatchedOperands, start)
    }
    calculation.steps.append(.unary(operation))
    return .number
  }

  private mutating func binary(
    _ operation: BinaryOperation,
    of argument: Operand.Kind?,
    to result: Operand.Kind?,
    _ calculation: inout Calculation
  ) throws(ColorSyntaxError) -> Operand.Kind {
    let start = token.range
    let kind = try sum(&calculation)
    guard argument == nil || kind == argument else { throw failure(.mismatchedOperands, start) }
    try nextArgument(kind, &calculation)
    calculation.steps.append(.binary(operation))
    return result ?? kind
  }

  /// Reads `log(value)` or `log(value, base)`.
  private mutating func logarithm(_ calculation: inout Calculation) throws(ColorSyntaxError)
    -> Operand.Kind
  {
    let kind = try unary(.logarithm, of: .number, to: .number, &calculation)
    guard token.kind == .comma else { return kind }
    try nextArgument(kind, &calculation)
    calculation.steps += [.unary(.logarithm), .binary(.divide)]
    return kind
  }

  /// Reads `round([nearest | up | down | to-zero ,]? value [, step]?)`.
  private mutating func rounding(_ calculation: inout Calculation) throws(ColorSyntaxError)
    -> Operand.Kind
  {
    let strategies: [(StaticString, BinaryOperation)] = [
      ("nearest", .roundNearest), ("up", .roundUp), ("down", .roundDown), ("to-zero", .roundToZero),
    ]
    let operation = strategies.first { isWord($0.0) }?.1
    if operation != nil {
      advance()
      guard token.kind == .comma else { throw unexpected(.expected("',' and the value to round")) }
      advance()
    }
    let kind = try sum(&calculation)
    if token.kind == .comma {
      try nextArgument(kind, &calculation)
    } else if kind == .number {
      calculation.steps.append(.number(1))
    } else {
      throw unexpected(.expected("',' and the step to round to"))
    }
    calculation.steps.append(.binary(operation ?? .roundNearest))
    return kind
  }
}
