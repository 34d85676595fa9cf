import ColorValues
import TextSupport

/// The values of a page, each once.
struct PageValues {
  private(set) var colors: [Color] = []
  private var numbers: [Color: Int] = [:]

  /// Returns the number of a color.
  mutating func number(of color: Color) -> Int {
    if let number = numbers[color] { return number }
    numbers[color] = colors.count
    colors.append(color)
    return colors.count - 1
  }

  /// Returns the values from a number on for a page.
  func json(from start: Int = 0) -> [JSONObject] {
    colors.dropFirst(start).map { color in
      let oklch = color.converted(to: .oklch)
      return [
        "css": color.displayCSS, "hex": color.hex,
        "oklch": [oklch.c1, oklch.c2, oklch.c3, oklch.alpha],
      ]
    }
  }
}
