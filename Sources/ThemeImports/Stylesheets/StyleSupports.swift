import DynamicColors
import ColorValues

/// Conditions of `@supports`, by the support of current browsers.
///
/// Source: css-conditional-4, section 2.
enum StyleSupports {
  /// Returns a test that always or never holds; nil for an unknown condition.
  static func test(_ condition: String) -> StyleTest? {
    BooleanText.test(BooleanText.words(condition.lowercased()), feature: feature)
  }

  /// Properties whose value is a color.
  private static let colorProperties: Set<String> = [
    "accent-color", "background", "background-color", "border-color", "caret-color", "color",
    "fill",
    "outline-color", "stroke", "text-decoration-color",
  ]

  /// Declarations that all current browsers support.
  private static let declarations: Set<String> = [
    "backdrop-filter:blur(0)", "backdrop-filter:blur(1px)", "backdrop-filter:none",
    "color-scheme:dark", "color-scheme:light", "color-scheme:lightdark", "display:flex",
    "display:flow-root", "display:grid", "gap:1px", "inset:0", "position:sticky",
  ]

  private static func feature(_ text: String) -> StyleTest? {
    guard text.hasPrefix("("), text.hasSuffix(")"), let colon = text.firstIndex(of: ":") else {
      return nil
    }
    let name = text[..<colon].dropFirst().trimmed
    let value = text[text.index(after: colon)...].dropLast().trimmed
    if name.hasPrefix("--") { return .always }
    // A function around the declaration, or another condition.
    guard name.allSatisfy({ $0.isLetter || $0 == "-" }) else { return nil }
    if colorProperties.contains(name), value.hasPrefix("var(") { return .always }
    if colorProperties.contains(name),
      (try? ColorExpression.parse(value, allowing: .appearance)) != nil
    {
      return .always
    }
    return declarations.contains("\(name):\(value.filter { !$0.isWhitespace })") ? .always : nil
  }
}
