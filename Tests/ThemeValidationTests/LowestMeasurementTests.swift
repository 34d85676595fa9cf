import DynamicColors
import Foundation
import TestSupport
import TextSupport
import ThemeFiles
import ThemeTestSupport

import Testing

@testable import ThemeValidation

/// The lowest values of checks.
struct LowestMeasurementTests {
  @Test(arguments: [
    ("{ contrast: [ink, paper], at-least: 4.5 }", "11.7 ink paper dark"),
    ("{ contrast: [ink, paper], at-least: 4.5, when: light }", "21 ink paper light"),
    ("{ contrast: [ink, paper], at-least: 50, method: tone }", "76.9 ink paper dark"),
    ("{ distinct: [ink, paper, twin], at-least: 1 }", "0 ink twin light"),
  ])
  func `The lowest value is found with its conditions`(_ check: String, _ wanted: String) throws {
    let library = ThemeProject(
      try folder([
        "library.yaml": "library: 1\nchecks:\n  - \(check)\n",
        "a.yaml": """
        theme: a
        colors:
          ink: { light: black, dark: "#ccc" }
          paper: { light: white, dark: "#111" }
          twin: { light: black, dark: red }

        """,
      ]),
      by: ThemeValidator()
    )
    let check = try #require(library.checks.first)
    let theme = try #require(library.themes.first)
    let worst = try #require(LowestMeasurement(of: check, in: theme))
    let words = worst.names + worst.conditions.map(\.description)
    #expect(
      "\(NumberText.message(worst.value, .cut(1))) \(words.joined(separator: " "))" == wanted
    )
  }

  @Test func `A theme that lacks the color is not measured`() throws {
    let library = ThemeProject(
      try folder([
        "library.yaml": "library: 1\nchecks:\n  - { contrast: [ink, paper], at-least: 3 }\n",
        "a.yaml": "theme: a\ncolors:\n  ink: black\n",
        "b.yaml": "theme: b\ncolors:\n  ink: black\n  paper: \"{none}\"\n",
      ]),
      by: ThemeValidator()
    )
    let check = try #require(library.checks.first)
    for theme in library.themes { #expect(LowestMeasurement(of: check, in: theme) == nil) }
    #expect(library.themes.count == 2)
  }

  // MARK: A model

  /// A library of random grays, evaluated by the definitions: a color has a gray for each choice of
  /// some traits, or is that of another color.
  private struct Model {
    static let words = [
      ("light", "dark"), ("normal-contrast", "high-contrast"), ("srgb", "p3"),
      ("density=comfortable", "density=compact"),
    ]

    struct ModelColor {
      /// The traits of the variants.
      let axes: [Int]
      /// The gray of each choice; nil for the color of the previous name.
      let grays: [Int?]
    }

    var themes: [[ModelColor]] = []

    init(using random: inout SplitMix64) {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        themes.append(
          (0..<6).map { number in
            let axes = Self.words.indices.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
            let grays = (0..<(1 << axes.count)).map { _ -> Int? in
              let isReference = number > 0 && Int.random(in: 0..<4, using: &random) == 0
              return isReference ? nil : Int.random(in: 0...255, using: &random)
            }
            return ModelColor(axes: axes, grays: grays)
          }
        )
      }
    }

    func text(_ theme: Int) -> String {
      let colors = themes[theme].enumerated().map { number, color in
        let variants = color.grays.enumerated().map { choice, gray in
          let words = color.axes.enumerated().map { place, axis in
            choice >> place & 1 == 0 ? Self.words[axis].0 : Self.words[axis].1
          }
          let key = words.isEmpty ? "default" : words.joined(separator: " ")
          return "    \(key): \(gray.map { "rgb(\($0) \($0) \($0))" } ?? "\"{c\(number - 1)}\"")\n"
        }
        return "  c\(number):\n\(variants.joined())"
      }
      return "theme: t\(theme)\ncolors:\n\(colors.joined())"
    }

    /// The gray of a color, from 0 to 1, where bit *n* of `point` is the choice of trait *n*.
    func gray(_ theme: Int, _ number: Int, _ point: Int) -> Double {
      let color = themes[theme][number]
      var choice = 0
      for (place, axis) in color.axes.enumerated() { choice |= (point >> axis & 1) << place }
      return color.grays[choice].map { Double($0) / 255 } ?? gray(theme, number - 1, point)
    }

    /// The lowest ratio where trait `given` has its second value.
    func lowestRatio(_ theme: Int, _ first: Int, _ second: Int, given: Int?) -> Double {
      let points = (0..<16).filter { point in given.map { point >> $0 & 1 == 1 } ?? true }
      let ratios = points.map { point in
        let light = [first, second].map { luminance(gray(theme, $0, point)) }
        return (max(light[0], light[1]) + 0.05) / (min(light[0], light[1]) + 0.05)
      }
      return ratios.min() ?? 0
    }

    /// The relative luminance of WCAG 2.2.
    private func luminance(_ gray: Double) -> Double {
      gray <= 0.04045 ? gray / 12.92 : pow((gray + 0.055) / 1.055, 2.4)
    }
  }

  @Test(arguments: 0..<caseCount(15, long: 40) as Range<UInt64>)
  func `Lowest ratios are those of a model`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let model = Model(using: &random)
    var checks: [(first: Int, second: Int, given: Int?)] = []
    var text =
      "library: 1\ntraits:\n"
      + "  density: { values: [comfortable, compact], affects-color-appearance: true }\nchecks:\n"
    for _ in 0..<8 {
      let first = Int.random(in: 0..<6, using: &random)
      let second = (first + Int.random(in: 1..<6, using: &random)) % 6
      let given = Bool.random(using: &random) ? Int.random(in: 0..<4, using: &random) : nil
      checks.append((first, second, given))
      let when = given.map { ", when: \(Model.words[$0].1)" } ?? ""
      text += "  - { contrast: [c\(first), c\(second)], at-least: 3\(when) }\n"
    }
    var files = ["library.yaml": text]
    for theme in model.themes.indices { files["t\(theme).yaml"] = model.text(theme) }
    let library = ThemeProject(try folder(files), by: ThemeValidator())
    #expect(library.checks.count == checks.count)
    #expect(library.themes.count == model.themes.count)
    for (check, wanted) in zip(library.checks, checks) {
      for (index, theme) in library.themes.enumerated() {
        let worst = try #require(LowestMeasurement(of: check, in: theme))
        let ratio = model.lowestRatio(index, wanted.first, wanted.second, given: wanted.given)
        #expect(abs(worst.value - ratio) < 1e-9)
      }
    }
  }
}
