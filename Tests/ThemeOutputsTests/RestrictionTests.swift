import ColorValues
@testable import DynamicColors
import SwiftSymbols
import Testing
import TestSupport
@testable import ThemeFiles
@testable import ThemeOutputs
import ThemeTestSupport
import TraitSystem

/// Libraries under conditions that always hold.
@Suite("Restricted libraries")
struct RestrictionTests {
  private static let libraryFile = """
    library: 1
    default-theme: base
    theme-trait: { identifier: com.example.restriction.theme, name: Theme }
    traits:
      size: { identifier: com.example.restriction.size, values: [small, medium, large], default: small, affects-color-appearance: true }
      mood: { identifier: com.example.restriction.mood, values: [calm, loud], default: calm, affects-color-appearance: true }

    """

  private static let words = [
    ["light", "dark"], ["normal-contrast", "high-contrast"], ["srgb", "p3"],
    ["size=small", "size=medium", "size=large"], ["mood=calm", "mood=loud"],
  ]

  /// A library with random variants, references to other colors and to the colors themselves.
  private static func files(_ generator: inout SplitMix64) -> [String: String] {
    var files = ["library.yaml": libraryFile]
    for (theme, head) in [("base", ""), ("top", "extends: base\n")] {
      var text = "theme: \(theme)\n\(head)colors:\n"
      for number in 0..<8 where theme == "base" || Bool.random(using: &generator) {
        text += "  c\(number):\n"
        var keys: Set<String> = []
        for _ in 0..<Int.random(in: 0...5, using: &generator) {
          let axes = words.shuffled(using: &generator).prefix(
            Int.random(in: 1...3, using: &generator)
          )
          let key = axes.compactMap { $0.randomElement(using: &generator) }.sorted()
          guard keys.insert(key.joined(separator: " ")).inserted else { continue }
          let own = Bool.random(using: &generator) ? number : nil
          text += "    \(key.joined(separator: " ")): \(value(number, own: own, &generator))\n"
        }
        text += "    default: \(value(number, own: nil, &generator))\n"
      }
      files["\(theme).yaml"] = text
    }
    return files
  }

  /// A value that refers to colors before `number`, or to the color itself.
  private static func value(_ number: Int, own: Int?, _ generator: inout SplitMix64) -> String {
    func hex() -> String {
      let number = Int.random(in: 0x100000...0xFFFFFF, using: &generator)
      return "#" + String(number, radix: 16)
    }
    func reference() -> String {
      if let own, Bool.random(using: &generator) { return "{c\(own)}" }
      return number == 0 ? hex() : "{c\(Int.random(in: 0..<number, using: &generator))}"
    }
    let text =
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: hex()
      case 1: reference()
      case 2: "light-dark(\(hex()), \(reference()))"
      case 3: "color-mix(in oklab, light-dark(\(reference()), \(hex())) 30%, \(reference()))"
      default: "oklch(from light-dark(\(hex()), \(reference())) calc(l * 0.9) c h)"
      }
    return "\"\(text)\""
  }

  private static func conditions(
    _ texts: [String],
    of library: ThemeLibrary
  ) throws -> [TraitCondition] {
    var names = TraitNames()
    for trait in library.customTraits { names.add(trait, as: trait.name) }
    return try names.outputConditions(of: texts, themeTrait: library.themeTrait)
  }

  /// All combinations of values that random libraries depend on.
  private static func combinations(of library: ThemeLibrary) throws -> [[TraitCondition]] {
    try words.reduce([[]]) { all, words in
      let values = try words.map { try conditions([$0], of: library) }
      return all.flatMap { start in values.map { start + $0 } }
    }
  }

  @Test(
    "A restricted library has the colors of the whole library if the conditions hold",
    arguments: 0..<caseCount(10, long: 24)
  )
  func law(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed) + 40)
    let library = try library(Self.files(&generator))
    let pinned = Self.words.shuffled(using: &generator).prefix(
      Int.random(in: 1...3, using: &generator)
    )
    let given = try Self.conditions(
      pinned.compactMap { $0.randomElement(using: &generator) },
      of: library
    )
    let restricted = try library.restricted(to: given)
    let code = String(decoding: try EmbeddedThemes(restricted).code(), as: UTF8.self)
    let start = try #require(code.firstRange(of: "embeddedTables = \"\"\"\n")).upperBound
    let end = try #require(code[start...].firstRange(of: "\n\"\"\"\n")).lowerBound
    let tables = try ThemeTables(String(code[start..<end]))

    #expect(restricted.colorNames == library.colorNames)
    let traits = Set(given.map(\.trait))
    #expect(ExportSource(restricted).axes.allSatisfy { !traits.contains($0.trait) })
    for state in try Self.combinations(of: library) where given.allSatisfy(state.contains) {
      for theme in library.themeNames {
        let collection = try library.traits(theme: theme).modifyingTraits { traits in
          for condition in state { traits.set(condition.value, for: condition.trait) }
        }
        // Without the given conditions, too: nothing depends on them any more.
        let free = try library.traits(theme: theme).modifyingTraits { traits in
          for condition in state where !given.contains(condition) {
            traits.set(condition.value, for: condition.trait)
          }
        }
        for index in library.colorNames.indices.map(ColorIndex.init) {
          let expected = library.color(at: index, for: collection)
          for (name, color) in [
            ("restricted", restricted.color(at: index, for: collection)),
            ("free", restricted.color(at: index, for: free)),
            ("embedded", tables.color(at: index, for: free)),
          ] where color != expected {
            let place = "\(name) c\(index.position) of \(theme) under \(state)"
            Issue.record("\(place): \(color), not \(expected)")
            return
          }
        }
      }
    }
  }

  @Test("A restricted library keeps the precedence of variants")
  func order() throws {
    let library = try library([
      "library.yaml": Self.libraryFile,
      "base.yaml": """
      theme: base
      colors: { a: { dark size=large: red, high-contrast: lime, default: blue } }
      """,
    ])
    let restricted = try library.restricted(to: Self.conditions(["dark"], of: library))
    let traits = try Self.conditions(["size=large", "high-contrast"], of: library)
    let collection = TraitCollection { all in
      for condition in traits { all.set(condition.value, for: condition.trait) }
    }
    #expect(restricted.color(at: ColorIndex(0), for: collection).hex == "#ff0000")
  }

  @Test("A restricted library uses the last variant if no conditions hold")
  func last() throws {
    let library = try library([
      "library.yaml": Self.libraryFile,
      "base.yaml": """
      theme: base
      colors:
        a: { light: red, dark: lime }
        b: { light high-contrast: red, light: blue }
      """,
    ])
    let restricted = try library.restricted(to: Self.conditions(["dark"], of: library))
    for (index, hex) in zip(ColorIndex(0)..., ["#00ff00", "#0000ff"]) {
      #expect(restricted.color(at: index, for: TraitCollection()).hex == hex)
      #expect(library.color(at: index, for: traits("dark", in: library)).hex == hex)
    }
  }

  @Test(
    "Unknown and contradictory conditions are refused",
    arguments: [
      (
        ["drak"], "'drak' is not a condition, such as dark or density=compact; did you mean 'dark'?"
      ),
      (["dark", "light"], "'where' has two values of 'style'"),
      (["theme=base"], "'where' can't select a theme; use 'themes'"),
      (
        ["size=huge"],
        "'huge' is not a value of trait 'size'; available values: small, medium, large"
      ),
      ([""], "'' is not a condition, such as dark or density=compact"),
    ]
  )
  func refused(texts: [String], message: String) throws {
    let library = try library([
      "library.yaml": Self.libraryFile, "base.yaml": "theme: base\ncolors: { a: red }\n",
    ])
    var names = TraitNames()
    for trait in library.customTraits { names.add(trait, as: trait.name) }
    names.add(library.themeTrait, as: "theme")
    do {
      _ = try names.outputConditions(of: texts, themeTrait: library.themeTrait)
      Issue.record("\(texts) was accepted")
    } catch {
      #expect(error.messages == [message])
    }
  }
}
