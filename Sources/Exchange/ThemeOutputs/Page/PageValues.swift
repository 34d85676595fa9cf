import ColorValues
import TextSupport
import ThemeRendering
import ThemeValidation
import TraitSystem

/// The values of a page, each once, and the measurements of them, each made once.
struct PageValues {
  private(set) var colors: [Color] = []
  private var numbers: [Color: Int] = [:]

  /// The backgrounds of panels, by the values of the fill and of the background behind it.
  private var backgrounds: [[Int]: Int] = [:]

  /// The colors of labels, by the values of the background and of the other colors of the node.
  private var foregrounds: [[Int]: Int] = [:]

  /// The values as they are measured, and the lowest values of measures by their colors.
  private var measured: [DisplayGamut: [Int: ColorCheck.MeasuredColor]] = [:]
  private var lowest: [DisplayGamut: [ColorCheck.Measure: [[Int]: Double]]] = [:]

  /// Returns the number of a color.
  mutating func number(of color: Color) -> Int {
    if let number = numbers[color] { return number }
    numbers[color] = colors.count
    colors.append(color)
    return colors.count - 1
  }

  /// Returns the number of the background of a panel that is filled in front of another background.
  mutating func background(of fill: Int, over backdrop: Int) -> Int {
    if let known = backgrounds[[fill, backdrop]] { return known }
    let result = number(of: MockPanel.background(of: colors[fill], over: colors[backdrop]))
    backgrounds[[fill, backdrop]] = result
    return result
  }

  /// Returns the number of the color of a label.
  mutating func foreground(among candidates: [Int], on background: Int) -> Int {
    let key = [background] + candidates
    if let known = foregrounds[key] { return known }
    let candidates = candidates.map { colors[$0] }
    let result = number(of: MockPanel.foreground(among: candidates, on: colors[background]))
    foregrounds[key] = result
    return result
  }

  /// Returns the lowest value of a measure under some traits, of the values with some numbers, in
  /// the order of the measure's colors.
  mutating func lowest(
    _ measure: ColorCheck.Measure,
    of numbers: [Int],
    for traits: TraitCollection
  ) -> Double {
    let gamut = traits.displayGamut
    if let known = lowest[gamut]?[measure]?[numbers] { return known }
    let parts = numbers.map { number in
      if let known = measured[gamut]?[number] { return known }
      let color = ColorCheck.MeasuredColor(colors[number], for: traits)
      measured[gamut, default: [:]][number] = color
      return color
    }
    let result = CheckRunner.leastValue(of: measure, parts).value
    lowest[gamut, default: [:]][measure, default: [:]][numbers] = result
    return result
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
