package import TextSupport

/// Expressions as fields in prefix order, which read back as exactly the same expression.
///
/// Numbers are their bits, and cases their raw values.
extension ColorExpression {
  /// The letters by which an expression starts, unless it is a hex color.
  private enum Kind: Unicode.Scalar {
    case color = "c"
    case reference = "r"
    case asset = "a"
    case mix = "m"
    case relative = "f"
    case lightDark = "l"
    case contrast = "k"
  }

  /// Appends the fields of the expression.
  package func write(to text: inout UTF8Buffer) {
    switch self {
    case .color(let color):
      if let number = color.exactHexNumber {
        return text.appendField(number, after: UInt8(ascii: "#"), count: 8)
      }
      text.appendField(Kind.color.rawValue)
      color.write(to: &text)
    case .reference(let name):
      text.appendField(Kind.reference.rawValue)
      text.appendField(name)
    case .asset(let name):
      text.appendField(Kind.asset.rawValue)
      text.appendField(name)
    case .mix(let mix):
      text.appendField(Kind.mix.rawValue)
      mix.write(to: &text)
    case .relative(let relative):
      text.appendField(Kind.relative.rawValue)
      relative.write(to: &text)
    case .lightDark(let light, let dark):
      text.appendField(Kind.lightDark.rawValue)
      light.write(to: &text)
      dark.write(to: &text)
    case .contrast(let background):
      text.appendField(Kind.contrast.rawValue)
      background.write(to: &text)
    }
  }

  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - fields: The fields, of which those of the expression are read.
  ///   - depth: The number of expressions that contain this one.
  /// - Throws: ``FieldReader/InvalidLine`` if the fields are not an expression.
  package init(
    reading fields: inout FieldReader,
    depth: Int = 0
  ) throws(FieldReader.InvalidLine) {
    if fields.next == UInt8(ascii: "#") {
      let number = try fields.bits(after: UInt8(ascii: "#"), count: 8)
      self = .color(Color(exactHexNumber: UInt32(truncatingIfNeeded: number)))
      return
    }
    guard depth <= Self.deepestNesting, let kind = Kind(rawValue: try fields.letter()) else {
      throw fields.error
    }
    switch kind {
    case .color: self = .color(try Color(reading: &fields))
    case .reference: self = .reference(try fields.text())
    case .asset: self = .asset(try fields.text())
    case .mix: self = .mix(try ColorMix(reading: &fields, depth: depth))
    case .relative: self = .relative(try RelativeColor(reading: &fields, depth: depth))
    case .lightDark:
      self = .lightDark(
        try ColorExpression(reading: &fields, depth: depth + 1),
        try ColorExpression(reading: &fields, depth: depth + 1)
      )
    case .contrast: self = .contrast(try ColorExpression(reading: &fields, depth: depth + 1))
    }
  }
}

extension Color {
  fileprivate func write(to text: inout UTF8Buffer) {
    text.appendField(Int(space.rawValue))
    text.appendField(Int(missing.rawValue))
    text.appendField(isLegacyNotation ? 1 : 0)
    for component in [c1, c2, c3, alpha] { text.appendField(component) }
  }

  fileprivate init(reading fields: inout FieldReader) throws(FieldReader.InvalidLine) {
    let space = try ColorSpace(reading: &fields)
    let missing = MissingComponents(rawValue: try fields.byte(upTo: 15))
    let isLegacyNotation = try fields.byte(upTo: 1) == 1
    let components = Vector3(try fields.finite(), try fields.finite(), try fields.finite())
    self.init(
      space,
      components,
      alpha: try fields.finite(),
      missing: missing,
      isLegacyNotation: isLegacyNotation
    )
  }
}

extension ColorSpace {
  fileprivate init(reading fields: inout FieldReader) throws(FieldReader.InvalidLine) {
    guard let space = ColorSpace(rawValue: try fields.byte(upTo: 255)) else { throw fields.error }
    self = space
  }
}

extension ColorMix {
  fileprivate func write(to text: inout UTF8Buffer) {
    text.appendField(Int(space.rawValue))
    text.appendField(hue.rawValue)
    text.appendField(parts.count)
    for part in parts {
      text.appendField(part.percentage == nil ? 0 : 1)
      if let percentage = part.percentage { text.appendField(percentage) }
      part.color.write(to: &text)
    }
  }

  fileprivate init(
    reading fields: inout FieldReader,
    depth: Int
  ) throws(FieldReader.InvalidLine) {
    space = try ColorSpace(reading: &fields)
    guard let hue = HueInterpolation(rawValue: try fields.text()) else { throw fields.error }
    self.hue = hue
    var parts: [Part] = []
    for _ in 0..<(try fields.number(upTo: .max / 16)) {
      let percentage = try fields.byte(upTo: 1) == 1 ? try fields.finite() : nil
      let color = try ColorExpression(reading: &fields, depth: depth + 1)
      parts.append(Part(color: color, percentage: percentage))
    }
    guard !parts.isEmpty else { throw fields.error }
    self.parts = parts
  }
}

extension RelativeColor {
  fileprivate func write(to text: inout UTF8Buffer) {
    text.appendField(space.map { Int($0.rawValue) + 1 } ?? 0)
    text.appendField(countsBytes ? 1 : 0)
    for recipe in [c1, c2, c3, alpha] { recipe.write(to: &text) }
    origin.write(to: &text)
  }

  fileprivate init(
    reading fields: inout FieldReader,
    depth: Int
  ) throws(FieldReader.InvalidLine) {
    let space = try fields.byte(upTo: 255)
    self.space = space == 0 ? nil : ColorSpace(rawValue: space - 1)
    guard space == 0 || self.space != nil else { throw fields.error }
    countsBytes = try fields.byte(upTo: 1) == 1
    c1 = try ChannelRecipe(reading: &fields)
    c2 = try ChannelRecipe(reading: &fields)
    c3 = try ChannelRecipe(reading: &fields)
    alpha = try ChannelRecipe(reading: &fields)
    origin = try ColorExpression(reading: &fields, depth: depth + 1)
  }
}

extension ChannelRecipe {
  fileprivate func write(to text: inout UTF8Buffer) {
    switch self {
    case .none: text.appendField("n" as Unicode.Scalar)
    case .value(let value): text.appendField(value)
    case .channel(let index):
      text.appendField("c" as Unicode.Scalar)
      text.appendField(index)
    case .calculation(let steps):
      text.appendField("s" as Unicode.Scalar)
      text.appendField(steps.count)
      for step in steps { step.write(to: &text) }
    }
  }

  fileprivate init(reading fields: inout FieldReader) throws(FieldReader.InvalidLine) {
    if fields.next == UTF8Buffer.numberMark {
      self = .value(try fields.double())
      return
    }
    switch try fields.letter() {
    case "n": self = .none
    case "c": self = .channel(try fields.number(upTo: 3))
    case "s":
      var steps: [CalculationStep] = []
      for _ in 0..<(try fields.number(upTo: .max / 16)) {
        steps.append(try CalculationStep(reading: &fields))
      }
      self = .calculation(steps)
    default: throw fields.error
    }
  }
}

extension CalculationStep {
  fileprivate func write(to text: inout UTF8Buffer) {
    switch self {
    case .number(let value): text.appendField(value)
    case .channel(let index):
      text.appendField("c" as Unicode.Scalar)
      text.appendField(index)
    case .unary(let operation):
      text.appendField("u" as Unicode.Scalar)
      text.appendField(Int(operation.rawValue))
    case .binary(let operation):
      text.appendField("b" as Unicode.Scalar)
      text.appendField(Int(operation.rawValue))
    }
  }

  fileprivate init(reading fields: inout FieldReader) throws(FieldReader.InvalidLine) {
    if fields.next == UTF8Buffer.numberMark {
      self = .number(try fields.double())
      return
    }
    let letter = try fields.letter()
    if letter == "c" {
      self = .channel(try fields.number(upTo: 3))
    } else if letter == "u", let unary = UnaryOperation(rawValue: try fields.byte(upTo: 255)) {
      self = .unary(unary)
    } else if letter == "b", let binary = BinaryOperation(rawValue: try fields.byte(upTo: 255)) {
      self = .binary(binary)
    } else {
      throw fields.error
    }
  }
}

extension UTF8Buffer {
  /// The byte before the bits of a number.
  fileprivate static let numberMark = UInt8(ascii: "~")

  fileprivate mutating func appendField(_ number: Double) {
    appendField(number.bitPattern, after: Self.numberMark, count: 16)
  }
}

extension FieldReader {
  fileprivate mutating func double() throws(InvalidLine) -> Double {
    Double(bitPattern: try bits(after: UTF8Buffer.numberMark, count: 16))
  }

  fileprivate mutating func finite() throws(InvalidLine) -> Double {
    let number = try double()
    guard number.isFinite else { throw error }
    return number
  }

  fileprivate mutating func byte(upTo limit: UInt8) throws(InvalidLine) -> UInt8 {
    UInt8(truncatingIfNeeded: try number(upTo: Int(limit)))
  }
}
