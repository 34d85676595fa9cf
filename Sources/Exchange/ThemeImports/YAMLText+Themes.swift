import ColorValues
import SourceDiagnostics
import SourceDocuments
import TextSupport

/// Parts of theme files in their canonical form.
extension YAMLText {
  /// Returns a reference as a whole value.
  static func reference(_ name: String) -> String { "\"{\(name)}\"" }

  /// Returns a comment with a text on one line, without whitespace at its end.
  static func comment(_ text: String) -> String {
    var comment = "# \(VisibleText.of(text))"
    while comment.utf8.last == 0x20 { comment.unicodeScalars.removeLast() }
    return comment
  }

  /// Returns the text of a color that reads back as exactly the same color, as a scalar.
  static func color(_ color: Color) -> String {
    let values = [color.c1, color.c2, color.c3]
    let alpha = color.alpha == 1 ? nil : NumberText.css(color.alpha)
    if color.space == .srgb, color.missing == [],
      let text = bytes(values, alpha: color.alpha, text: alpha)
    {
      return text
    }
    return function(color.space, values.map { NumberText.css($0) }, alpha: alpha)
  }

  /// Returns components of sRGB as bytes, with the alpha as another one or as its text; nil unless the
  /// components are bytes.
  static func bytes(_ values: [Double], alpha: Double, text: String?) -> String? {
    if let hex = hex(values, alpha: alpha) { return hex }
    let bytes = values.compactMap { UInt8(exactly: ($0 * 255).rounded()) }
    guard let text, bytes.count == values.count,
      zip(values, bytes).allSatisfy({ $0 == Double($1) / 255 })
    else { return nil }
    return "rgb(\(bytes.map { "\($0)" }.joined(separator: " ")) / \(text))"
  }

  /// Returns the components of an sRGB color in hexadecimal notation, if that is exact.
  private static func hex(_ values: [Double], alpha: Double) -> String? {
    let all = alpha == 1 ? values : values + [alpha]
    let bytes = all.map { ($0 * 255).rounded() }
    guard zip(all, bytes).allSatisfy({ $0 == $1 / 255 && (0...255).contains($1) }) else {
      return nil
    }
    let number = bytes.reduce(UInt32(0)) { $0 << 8 | UInt32(clamping: $1) }
    return "\"#\(UInt64(number).hexadecimalDigits(count: bytes.count * 2, uppercase: true))\""
  }

  /// Returns a component as exactly that of a byte if it is one in single precision.
  static func byteComponent(_ value: Double) -> Double {
    let byte = (value * 255).rounded() / 255
    return Float(byte) == Float(value) ? byte : value
  }

  /// Returns the CSS function for a color of a space with the texts of its components.
  static func function(_ space: ColorSpace, _ components: [String], alpha: String?) -> String {
    let list = components.joined(separator: " ")
    let end = alpha.map { " / \($0))" } ?? ")"
    switch space {
    case .lab, .lch, .oklab, .oklch, .hsl, .hwb: return "\(space.cssName)(\(list)\(end)"
    default: return "color(\(space.cssName) \(list)\(end)"
    }
  }
}
