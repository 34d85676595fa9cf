import SourceDocuments

extension SourceNode {
  /// The value of a component of a color as a fraction and its notation; nil if the text is not a
  /// component.
  ///
  /// A text with a decimal point and a JSON number are fractions; digits alone and `0x` with
  /// hexadecimal digits are 255ths.
  var colorComponent: (value: Double, encoding: ComponentEncoding)? {
    guard kind == .scalar else { return nil }
    let text = text
    guard style != .plain else {
      guard let value = Double(text), value.isFinite, text.utf8.allSatisfy(Self.isOfNumber) else {
        return nil
      }
      return (value, .number)
    }
    var hasPoint = false
    var isWhole = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): continue
      case UInt8(ascii: "."): hasPoint = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"): break
      default: return Self.hexadecimal(text)
      }
      isWhole = false
    }
    if hasPoint { return Double(text).map { ($0, .float) } }
    guard isWhole, let number = Int(text) else { return nil }
    return (Double(number) / 255, .integer)
  }

  private static func hexadecimal(
    _ text: String
  ) -> (value: Double, encoding: ComponentEncoding)? {
    guard text.hasPrefix("0x") || text.hasPrefix("0X"), text.utf8.count <= 10,
      let number = Int(text.dropFirst(2), radix: 16), number >= 0, !text.contains("+")
    else { return nil }
    return (Double(number) / 255, .hexadecimal)
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
