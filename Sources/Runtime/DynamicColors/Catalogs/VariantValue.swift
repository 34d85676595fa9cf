import ColorValues

/// The value of a variant in less than half of the memory of an expression: almost all are hex
/// colors or references.
enum VariantValue: Sendable {
  /// A color of four bytes, as 0xRRGGBBAA.
  case bytes(UInt32)
  /// A reference to another color.
  case reference(String)
  /// Any other value.
  indirect case other(ColorExpression)

  init(_ value: ColorExpression) {
    switch value {
    case .color(let color):
      self = color.exactHexNumber.map(Self.bytes) ?? .other(value)
    case .reference(let name): self = .reference(name)
    default: self = .other(value)
    }
  }

  /// Whether the value is a color of four bytes or a reference.
  var isSimple: Bool {
    if case .other = self { false } else { true }
  }

  /// The value as an expression.
  var expression: ColorExpression {
    switch self {
    case .bytes(let number): .color(Color(exactHexNumber: number))
    case .reference(let name): .reference(name)
    case .other(let value): value
    }
  }

  /// Whether the value is a color that does not depend on traits or other colors.
  var isConstant: Bool {
    switch self {
    case .bytes, .other(.color): true
    default: false
    }
  }

  /// The color, if the value is a constant.
  @inline(__always)
  var constant: Color? {
    switch self {
    case .bytes(let number): Color(exactHexNumber: number)
    case .other(.color(let color)): color
    default: nil
    }
  }
}
