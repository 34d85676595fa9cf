import ColorValues
import TextSupport

/// The notation of a color in a file, in which a new value is written.
struct ColorNotation {
  private let space: ColorSpace?
  /// Whether the lightness is a percentage.
  private let isPercentage: Bool

  /// Reads the notation of a text: the function, or hex for all other texts.
  init(of text: String) {
    let name = text.prefix { $0 != "(" }.lowercased()
    let spaces: [ColorSpace] = [.oklch, .oklab, .lch, .lab, .hsl, .hwb]
    space = name.count < text.count ? spaces.first { $0.cssName == name } : nil
    isPercentage = text.dropFirst(name.count + 1).prefix { $0 != " " }.hasSuffix("%")
  }

  /// Returns the text of a color with the fewest digits that pass a test, or its exact text.
  func text(of color: Color, where passes: (Color) -> Bool) -> String {
    guard let space else { return color.css }
    let converted = color.converted(to: space)
    for digits in 1...5 {
      let text = text(of: converted, space, digits)
      if let rounded = try? Color(css: text), passes(rounded) { return text }
    }
    return color.css
  }

  /// Returns a text with a number of decimals of percentages and angles.
  private func text(of color: Color, _ space: ColorSpace, _ digits: Int) -> String {
    func number(_ value: Double, _ digits: Int) -> String { NumberText.css(value, .places(digits)) }
    let (first, second, third) = (color.c1, color.c2, color.c3)
    let parts: [String] =
      switch space {
      case .oklch, .oklab:
        [
          isPercentage ? number(first * 100, digits) + "%" : number(first, digits + 2),
          number(second, digits + 2),
          number(third, space == .oklch ? digits : digits + 2),
        ]
      case .lch, .lab:
        [
          number(first, digits) + (isPercentage ? "%" : ""), number(second, digits),
          number(third, digits),
        ]
      default: [number(first, digits), number(second, digits) + "%", number(third, digits) + "%"]
      }
    let alpha = color.alpha < 1 ? " / \(number(color.alpha, digits + 2))" : ""
    return "\(space.cssName)(\(parts.joined(separator: " "))\(alpha))"
  }
}
