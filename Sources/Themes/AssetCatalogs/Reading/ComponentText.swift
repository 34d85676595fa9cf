import SourceDocuments

/// The notations of color components in catalogs.
enum ComponentText {
  /// Returns the value of a component as a fraction and its notation, or nil if the text is not a
  /// component.
  ///
  /// A text with a decimal point and a JSON number are fractions; digits alone and `0x` with
  /// hexadecimal digits are 255ths.
  static func read(_ node: SourceNode) -> (value: Double, encoding: ComponentEncoding)? {
    guard node.kind == .scalar else { return nil }
    let text = node.text
    guard node.style != .plain else {
      guard let value = Double(text), value.isFinite, text.utf8.allSatisfy(isOfNumber) else {
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
      default: return hexadecimal(text)
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

  /// Returns the message for an invalid component.
  static func problem(_ node: SourceNode, for name: String) -> String {
    guard node.kind == .scalar else { return "'\(name)' must be text" }
    let text = node.text
    let forms = "write a fraction as '0.541', or 255ths as '138' or '0x8A'"
    if text.hasSuffix("%") { return "'\(text)' is a percentage; \(forms)" }
    if text.hasPrefix("#") { return "'\(text)' is a hexadecimal color; \(forms)" }
    return "'\(text)' is not a component of a color; \(forms)"
  }
}
