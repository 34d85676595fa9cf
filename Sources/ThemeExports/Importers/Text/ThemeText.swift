import ColorValues
import SourceDiagnostics

/// Pieces of theme files in their canonical form.
enum ThemeText {
  /// A text as a scalar: without quotes where every YAML reader takes it for that text.
  static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  /// A reference as a whole value.
  static func reference(_ name: String) -> String { "\"{\(name)}\"" }

  /// Text for a comment, on one line and with nothing in it that steers a terminal.
  static func comment(_ text: String) -> String { VisibleText.of(text) }

  /// The text of a colour that reads back as exactly the same, as a scalar.
  static func color(_ color: Color) -> String {
    let values = [color.c1, color.c2, color.c3] + (color.alpha == 1 ? [] : [color.alpha])
    let bytes = values.map { ($0 * 255).rounded() }
    if color.space == .srgb, color.missing == [],
      zip(values, bytes).allSatisfy({ $0 == $1 / 255 && (0...255).contains($1) })
    {
      return "\"#" + bytes.map { hexadecimal(Int($0)) }.joined() + "\""
    }
    let texts = values.prefix(3).map(number)
    return function(color.space, texts, alpha: color.alpha == 1 ? nil : number(color.alpha))
  }

  /// The function of CSS for a colour of a space, from the texts of its components.
  static func function(_ space: ColorSpace, _ components: [String], alpha: String?) -> String {
    let list = components.joined(separator: " ")
    let end = alpha.map { " / \($0))" } ?? ")"
    switch space {
    case .lab, .lch, .oklab, .oklch, .hsl, .hwb: return "\(space.cssName)(\(list)\(end)"
    default: return "color(\(space.cssName) \(list)\(end)"
    }
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e6 ? String(Int(value)) : value.description
  }

  static func hexadecimal(_ byte: Int) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  // MARK: Quotes

  /// Words that YAML readers take for true, false or null.
  private static let otherWords: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null",
  ]

  /// Whether a text may stand without quotes; what looks like a number or a colour may not.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, canBegin(first), text.utf8.count <= 512,
      !otherWords.contains(text.lowercased()), !isHexadecimal(text)
    else { return false }
    var last = first
    for scalar in text.unicodeScalars {
      if scalar == "#" || (scalar == " " && last == ":") || escape(of: scalar) != nil {
        return false
      }
      last = scalar
    }
    return last != ":" && last != " "
  }

  private static func isHexadecimal(_ text: String) -> Bool {
    (3...8).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  private static func canBegin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_", "/": true
    default: scalar.value > 0x7F && scalar.properties.isAlphabetic
    }
  }

  private static func quoted(_ text: String) -> String {
    let needsEscapes = text.unicodeScalars.contains { escape(of: $0) != nil }
    if !needsEscapes, text.utf8.contains(where: { $0 == 0x22 || $0 == 0x5C }) {
      let parts = text.split(separator: "'", omittingEmptySubsequences: false)
      return "'\(parts.joined(separator: "''"))'"
    }
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      if let escape = escape(of: scalar) {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The escape of a character that can't be seen or that would break the line.
  private static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0x00...0x1F, 0x7F...0xA0, 0xAD: digits("\\x", scalar, 2)
    case 0x061C, 0x200B...0x200F, 0x2028...0x202F, 0x2060...0x206F, 0xFEFF, 0xFFF0...0xFFFB,
      0xFFFE...0xFFFF:
      digits("\\u", scalar, 4)
    case 0xE0000...0xE007F: digits("\\U", scalar, 8)
    default: nil
    }
  }

  private static func digits(_ prefix: String, _ scalar: Unicode.Scalar, _ count: Int) -> String {
    let text = String(scalar.value, radix: 16, uppercase: true)
    return prefix + String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
