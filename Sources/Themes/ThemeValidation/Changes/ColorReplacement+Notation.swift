package import ColorValues
import TextSupport

extension ColorReplacement {
  /// A way to write a color in CSS.
  package enum Notation: Hashable {
    /// `#rrggbb`, or `#rrggbbaa` for a translucent color.
    case hex
    /// `rgb()`, with whole bytes.
    case rgb(hasCommas: Bool)
    /// The function of a space, in some with lightness in percent.
    case function(ColorSpace, hasPercentage: Bool)

    /// Returns the notation of a literal; that of a name is hex.
    package static func of(_ literal: String) -> Notation {
      guard let color = try? Color(css: literal), let open = literal.firstIndex(of: "(") else {
        return .hex
      }
      let hasCommas = literal.contains(",")
      let name = literal[..<open].lowercased()
      if name == "rgb" || name == "rgba" { return .rgb(hasCommas: hasCommas) }
      let first = literal[literal.index(after: open)...].split(separator: " ").first ?? ""
      return .function(color.space, hasPercentage: first.hasSuffix("%"))
    }

    /// Returns the shortest text that has the same bytes of sRGB as a color.
    package func text(of color: Color) -> String {
      let bytes = color.rgba8
      return text(of: color) { $0.rgba8 == bytes } ?? color.hex
    }

    /// Returns the shortest text of a color whose rounded value passes a test, or nil if none does.
    package func text(of color: Color, where passes: (Color) -> Bool) -> String? {
      for digits in 0...Self.mostDigits {
        let text = text(of: color, digits)
        if let read = try? Color(css: text), passes(read) { return text }
      }
      return nil
    }

    private static let mostDigits = 8

    private func text(of color: Color, _ digits: Int) -> String {
      let (red, green, blue, byte) = color.rgba8
      let alpha = byte == 255 ? nil : NumberText.css(Double(byte) / 255, .places(max(2, digits)))
      switch self {
      case .hex: return color.hex
      case .rgb(hasCommas: true):
        return
          "\(alpha == nil ? "rgb" : "rgba")(\(red), \(green), \(blue)\(alpha.map { ", \($0)" } ?? ""))"
      case .rgb(hasCommas: false):
        return "rgb(\(red) \(green) \(blue)\(alpha.map { " / \($0)" } ?? ""))"
      case .function(let space, let hasPercentage):
        let (name, parts) = Self.parts(of: color.converted(to: space), digits, hasPercentage)
        return "\(name)(\(parts.joined(separator: " "))\(alpha.map { " / \($0)" } ?? ""))"
      }
    }

    /// Returns the name of a function and its components with a number of decimals of the coarsest
    /// one.
    private static func parts(
      of color: Color,
      _ digits: Int,
      _ hasPercentage: Bool
    ) -> (name: String, parts: [String]) {
      func number(_ value: Double, _ places: Int) -> String {
        NumberText.css(value, .places(places))
      }
      func lightness(_ value: Double, full: Double) -> String {
        hasPercentage
          ? number(value / full * 100, digits) + "%" : number(value, digits + (full > 1 ? 0 : 2))
      }
      let (first, second, third) = color.components
      switch color.space {
      case .hsl, .hwb:
        return (
          color.space.cssName,
          [number(first, digits), number(second, digits) + "%", number(third, digits) + "%"]
        )
      case .oklch:
        return (
          "oklch", [lightness(first, full: 1), number(second, digits + 2), number(third, digits)]
        )
      case .oklab:
        return (
          "oklab",
          [lightness(first, full: 1), number(second, digits + 2), number(third, digits + 2)]
        )
      case .lab, .lch:
        return (
          color.space.cssName,
          [lightness(first, full: 100), number(second, digits), number(third, digits)]
        )
      default:
        let names = [color.space.cssName] + [first, second, third].map { number($0, digits + 3) }
        return ("color", names)
      }
    }
  }
}
