import Foundation
import TestSupport
import Testing
import ThemeTestSupport

@testable import ThemeValidation

struct LibraryEvidenceTests {
  private func evidence(_ files: [String: String]) throws -> LibraryEvidence {
    LibraryEvidence(of: try folder(files))
  }

  /// The numbers of criteria with the required minimum, for a check of two colors.
  @Test(
    arguments: [
      ("contrast: [a, b], at-least: 2.99", []),
      ("contrast: [a, b], at-least: 3", ["1.4.11 3.0"]),
      ("contrast: [a, b], at-least: 4.49", ["1.4.11 3.0"]),
      ("contrast: [a, b], at-least: 4.5", ["1.4.3 4.5"]),
      ("contrast: [a, b], at-least: 6.99", ["1.4.3 4.5"]),
      ("contrast: [a, b], at-least: 7", ["1.4.3 4.5", "1.4.6 7.0"]),
      ("contrast: [a, b], at-least: 21", ["1.4.3 4.5", "1.4.6 7.0"]),
      ("contrast: [a, b], at-least: 60, method: tone", []),
      ("distinct: [a, b], at-least: 8", []),
      ("distinct: [a, b], at-least: 8, under: [normal]", []),
      ("distinct: [a, b], at-least: 8, under: [tritanopia]", ["1.4.1 8.0"]),
      ("distinct: [a, b], at-least: 8, under: [normal, protanopia]", ["1.4.1 8.0"]),
    ] as [(String, [String])]
  )
  func `a check contributes to the criteria whose minimum it requires`(
    _ check: String,
    _ wanted: [String]
  ) throws {
    let evidence = try evidence([
      "library.yaml": "library: 1\nchecks: [{ \(check) }]\n",
      "a.yaml": "theme: a\ncolors: { a: black, b: white }\n",
    ])
    let check = try #require(evidence.checks.first?.check)
    let found = ColorCriterion.allCases.compactMap { criterion in
      criterion.minimum(of: check).map { "\(criterion.rawValue) \($0)" }
    }
    #expect(found == wanted)
  }

  @Test(arguments: [
    ("black", 4.5, CheckEvidence.Outcome.proved), ("\"#777\"", 4.5, .failed),
    ("\"#777\"", 4.4, .proved), ("\"#767676\"", 4.5, .proved),
    ("{ light: black, dark: \"#777\" }", 4.5, .failed),
    ("{ light: black, dark: \"#777\" }", 4.4, .proved),
  ])
  func `a minimum is proved where every combination reaches it`(
    _ color: String,
    _ minimum: Double,
    _ outcome: CheckEvidence.Outcome
  ) throws {
    let evidence = try evidence([
      "library.yaml": "library: 1\nchecks: [{ contrast: [a, b], at-least: 3 }]\n",
      "a.yaml": "theme: a\ncolors: { a: \(color), b: white }\n",
    ])
    #expect(evidence.checks.first?.outcome(atLeast: minimum) == outcome)
  }

  @Test func `parts that were not evaluated are listed`() throws {
    let evidence = try evidence([
      "library.yaml": """
      library: 1
      checks:
        - { contrast: [a, b], at-least: 3 }
        - { contrast: [a, lost], at-least: 3 }
        - { contrast: [a], at-least: 3 }
        - { contrast: [a, broken], at-least: 3 }

      """,
      "one.yaml": "theme: one\npalette: { p: red }\ncolors: { a: black, b: white, broken: redd }\n",
      "two.yaml": "theme: two\ncolors: { a: black, broken: white, z: red }\n",
      "three.yaml": "theme: three\nextends: nothing\ncolors: { a: black, b: white }\n",
    ])
    #expect(evidence.themes == ["one", "three", "two"])
    #expect(evidence.invalidCheckCount == 1)
    #expect(
      evidence.filesWithErrors.map { $0.split(separator: "/").last } == [
        "library.yaml", "one.yaml", "three.yaml",
      ]
    )
    #expect(evidence.colors == ["a", "b", "broken", "z"])
    #expect(evidence.colors(notIn: evidence.checks) == ["z"])
    #expect(evidence.colors(notIn: []) == ["a", "b", "broken", "z"])
    #expect(
      evidence.checks.map(\.unevaluatedThemes) == [
        ["three", "two"], ["one", "three", "two"], ["one", "three"],
      ]
    )
    #expect(evidence.checks.allSatisfy { $0.outcome(atLeast: 3) == .incomplete })
    // A value below the minimum is a failure, also if other themes were not evaluated.
    #expect(evidence.checks.first?.outcome(atLeast: 22) == .failed)
    #expect(evidence.checks.map(\.combinationCount) == [1, 0, 1])
  }

  @Test func `a check with more combinations than the limit is not proved`() throws {
    func evidence(traits count: Int) throws -> LibraryEvidence {
      let names = (0..<count).map { "t\($0)" }
      let traits = names.map {
        "  \($0): { values: [a, b], affects-color-appearance: true }\n"
      }.joined()
      let colors = names.enumerated().map { index, name in
        "  c\(index + 1): { \(name)=b: silver, default: \"{c\(index)}\" }\n"
      }.joined()
      return try self.evidence([
        "library.yaml": "library: 1\ntraits:\n\(traits)checks:\n"
          + "  - { contrast: [c\(count), black], at-least: 3 }\n",
        "a.yaml": "theme: a\ncolors:\n  c0: white\n  black: black\n\(colors)",
      ])
    }
    let most = try #require(try evidence(traits: 12).checks.first)
    #expect(most.combinationCount == 4_096)
    #expect(most.outcome(atLeast: 3) == .proved)
    let more = try #require(try evidence(traits: 13).checks.first)
    #expect(more.combinationCount == 0)
    #expect(more.outcome(atLeast: 3) == .incomplete)
  }

  @Test func `severities and comments do not change evidence`() throws {
    let files = [
      "library.yaml": "library: 1\nchecks:\n"
        + "  - { contrast: [a, b], at-least: 4.5 }   # themetool: ignore contrast\n",
      "a.yaml": "theme: a\ncolors: { a: \"#777\", b: white }\n",
    ]
    var off = files
    off["library.yaml"]? += "rules: { contrast: off }\n"
    for files in [files, off] {
      #expect(try findings(of: files) == [])
      #expect(try evidence(files).checks.first?.outcome(atLeast: 4.5) == .failed)
    }
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

    /// The traits that a color depends on.
    func axes(_ theme: Int, _ number: Int) -> Set<Int> {
      let color = themes[theme][number]
      let own = Set(color.axes)
      return color.grays.contains(nil) ? own.union(axes(theme, number - 1)) : own
    }

    /// The gray of a color, from 0 to 1, where bit *n* of `point` is the choice of trait *n*.
    func gray(_ theme: Int, _ number: Int, _ point: Int) -> Double {
      let color = themes[theme][number]
      var choice = 0
      for (place, axis) in color.axes.enumerated() { choice |= (point >> axis & 1) << place }
      return color.grays[choice].map { Double($0) / 255 } ?? gray(theme, number - 1, point)
    }

    /// The number of combinations, and the lowest ratio, where trait `given` has its second value.
    func result(_ theme: Int, _ first: Int, _ second: Int, given: Int?) -> (Int, Double) {
      let axes = axes(theme, first).union(axes(theme, second)).filter { $0 != given }
      let points = (0..<16).filter { point in given.map { point >> $0 & 1 == 1 } ?? true }
      let projections = Set(points.map { point in axes.map { point >> $0 & 1 } })
      let ratios = points.map { point in
        let light = [first, second].map { luminance(gray(theme, $0, point)) }
        return (max(light[0], light[1]) + 0.05) / (min(light[0], light[1]) + 0.05)
      }
      return (projections.count, ratios.min() ?? 0)
    }

    /// The relative luminance of WCAG 2.2.
    private func luminance(_ gray: Double) -> Double {
      gray <= 0.04045 ? gray / 12.92 : pow((gray + 0.055) / 1.055, 2.4)
    }
  }

  @Test(arguments: 0..<caseCount(15, long: 40) as Range<UInt64>)
  func `counts and lowest ratios are those of a model`(seed: UInt64) throws {
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
    let evidence = try evidence(files)
    #expect(evidence.filesWithErrors == [])
    #expect(evidence.checks.count == checks.count)
    for (found, check) in zip(evidence.checks, checks) {
      let wanted = model.themes.indices.map {
        model.result($0, check.first, check.second, given: check.given)
      }
      #expect(found.results.map(\.worst.combinationCount) == wanted.map(\.0))
      #expect(found.combinationCount == wanted.map(\.0).reduce(0, +))
      let worst = try #require(found.worst?.worst.value)
      #expect(abs(worst - (wanted.map(\.1).min() ?? 0)) < 1e-9)
    }
  }
}
