/// One step of a calculation in postfix order.
enum CalculationStep: Hashable, Sendable {
  case number(Double)
  case channel(Int)
  case unary(UnaryOperation)
  case binary(BinaryOperation)
}

/// Operations on one value; angles are in degrees.
enum UnaryOperation: UInt8, Hashable, Sendable {
  case sine, cosine, tangent
  case arcSine, arcCosine, arcTangent
  case squareRoot, eulerPower, logarithm
  case magnitude, sign
  case radiansToDegrees
}

/// Operations on two values.
enum BinaryOperation: UInt8, Hashable, Sendable {
  case add, subtract, multiply, divide
  case minimum, maximum
  case power, hypotenuse, arcTangent2
  case modulo, remainder
  case roundNearest, roundUp, roundDown, roundToZero
}

extension [CalculationStep] {
  /// Whether a channel of an origin is used.
  var usesChannels: Bool {
    contains { step in
      if case .channel = step { true } else { false }
    }
  }

  /// Returns the value for given channels; NaN becomes 0, as css-values-4 requires.
  func evaluated(_ channels: SIMD4<Double>) -> Double {
    // The parser emits an operation only after its operands, so that none is missing.
    var stack: [Double] = []
    for step in self {
      switch step {
      case .number(let value): stack.append(value)
      case .channel(let index): stack.append(channels[index])
      case .unary(let operation):
        if let value = stack.popLast() { stack.append(operation.apply(value)) }
      case .binary(let operation):
        if let right = stack.popLast(), let left = stack.popLast() {
          stack.append(operation.apply(left, right))
        }
      }
    }
    guard let value = stack.last, !value.isNaN else { return 0 }
    return value
  }
}

extension UnaryOperation {
  fileprivate func apply(_ value: Double) -> Double {
    switch self {
    case .sine: sineAndCosine(degrees: value).sine
    case .cosine: sineAndCosine(degrees: value).cosine
    case .tangent: tangentOfDegrees(value)
    case .arcSine: degrees(inverseSine(value))
    case .arcCosine: degrees(inverseCosine(value))
    case .arcTangent: degrees(polarAngle(y: value, x: 1))
    case .squareRoot: value.squareRoot()
    case .eulerPower: exponential(value)
    case .logarithm: naturalLogarithm(value)
    case .magnitude: abs(value)
    case .sign: value > 0 ? 1 : value < 0 ? -1 : value
    case .radiansToDegrees: degrees(value)
    }
  }
}

extension BinaryOperation {
  fileprivate func apply(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    case .minimum: left.isNaN || right.isNaN ? .nan : min(left, right)
    case .maximum: left.isNaN || right.isNaN ? .nan : max(left, right)
    case .power: raised(left, to: right)
    case .hypotenuse: (left * left + right * right).squareRoot()
    case .arcTangent2: degrees(polarAngle(y: left, x: right))
    case .modulo: left - right * (left / right).rounded(.down)
    case .remainder: left.truncatingRemainder(dividingBy: right)
    // css-values-4 rounds halves up.
    case .roundNearest: (left / right + 0.5).rounded(.down) * right
    case .roundUp: (left / right).rounded(.up) * right
    case .roundDown: (left / right).rounded(.down) * right
    case .roundToZero: (left / right).rounded(.towardZero) * right
    }
  }
}

private func degrees(_ radians: Double) -> Double { radians * (180 / Double.pi) }
