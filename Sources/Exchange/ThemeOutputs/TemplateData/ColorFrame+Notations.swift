import ColorValues
import TextSupport
import ThemeRendering

extension ColorFrame {
  func bytes(
    _ text: ((red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) -> String
  ) -> String {
    text(narrow.rgba8)
  }

  func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { UInt64($0).hexadecimalDigits(count: 2) }.joined()
  }

  static func number(_ value: Double, places: Int = 4) -> String {
    NumberText.plain(value, .places(places))
  }

  /// Returns a color in a function of CSS, with alpha if it is translucent.
  func function(_ name: String, _ parts: [String]) -> String {
    let alpha = color.alpha
    let ending = alpha < 1 ? " / \(Self.number(alpha))" : ""
    return "\(name)(\(parts.joined(separator: " "))\(ending))"
  }

  var unit: Record {
    let color = narrow.fitted(to: .srgb)
    return Record(values: [
      (.red, .text(Self.number(color.c1, places: 6))),
      (.green, .text(Self.number(color.c2, places: 6))),
      (.blue, .text(Self.number(color.c3, places: 6))),
    ])
  }

  func hsl(_ text: (String, String, String) -> String) -> String {
    let color = narrow.fitted(to: .srgb).converted(to: .hsl)
    return text(
      Self.number(color.c1, places: 2),
      Self.number(color.c2, places: 2),
      Self.number(color.c3, places: 2)
    )
  }

  var css: String {
    let color = wide
    return color.needsWideGamut ? color.wideCSS : color.sassCSS
  }

  var oklch: String {
    let color = wide.converted(to: .oklch)
    return function("oklch", [color.c1, color.c2, color.c3].map { Self.number($0) })
  }

  var p3: String {
    let color = wide.fitted(to: .displayP3)
    return function(
      "color",
      ["display-p3"] + [color.c1, color.c2, color.c3].map { Self.number($0, places: 5) }
    )
  }
}
