import ColorValues
import Testing
import TestSupport
import TraitSystem

@testable import DynamicColors

@Suite("Precedence of variants")
struct VariantChoiceTests {
  @Test(
    "Style outranks contrast, contrast gamut, gamut idiom, and idiom level",
    arguments: [
      // (variants, traits, winner)
      (["light", "dark"], "", "light"),
      (["light", "dark"], "light", "light"),
      (["light", "dark"], "dark", "dark"),
      (["default", "dark"], "light", "default"),
      (["default", "dark"], "dark", "dark"),
      (["default", "dark", "high-contrast"], "dark high-contrast", "dark"),
      (["default", "dark", "high-contrast"], "light high-contrast", "high-contrast"),
      (["default", "dark", "dark high-contrast"], "dark high-contrast", "dark high-contrast"),
      (["default", "high-contrast", "p3"], "high-contrast p3", "high-contrast"),
      (["default", "p3", "phone"], "p3 phone", "p3"),
      (["default", "phone", "elevated"], "phone elevated", "phone"),
      (["default", "dark elevated", "dark"], "dark", "dark"),
      (["default", "dark elevated", "dark"], "dark elevated", "dark elevated"),
      (["default", "normal-contrast"], "", "normal-contrast"),
      (["default", "srgb"], "", "srgb"),
      (["default", "base"], "elevated", "default"),
      (["default", "pad", "phone"], "mac", "default"),
    ]
  )
  func precedence(variants: [String], words: String, winner: String) throws {
    let lines = variants.enumerated().map { index, conditions in
      "x \(conditions) = #0000\(index)0"
    }
    let expected = try #require(variants.firstIndex(of: winner))
    for order in [lines, lines.reversed()] {
      let colors = try compiled(order.joined(separator: "\n"))
      #expect(colors.hex("x", words) == "#0000\(expected)0")
    }
  }

  @Test("The variant with the lowest precedence applies if no conditions hold")
  func fallback() throws {
    let colors = try compiled("x dark = #000001\nx dark high-contrast = #000002")
    #expect(colors.hex("x", "light") == "#000001")
  }

  @Test("The order of random variants agrees with a choice trait by trait")
  func flatOrderIsTheRule() throws {
    var random = SplitMix64(seed: 7)
    let axes = [
      ["light", "dark"], ["normal-contrast", "high-contrast"], ["srgb", "p3"], ["phone"],
    ]
    for _ in 0..<500 {
      var sets = Set<[String]>()
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        sets.insert(
          axes.compactMap { axis in
            Bool.random(using: &random) ? axis.randomElement(using: &random) : nil
          }
        )
      }
      let variants = Array(sets) + (sets.contains([]) ? [] : [[]])
      let lines = variants.enumerated().map { index, words in
        "x \(words.joined(separator: " ")) = rgb(0 0 \(index))"
      }
      let colors = try compiled(lines.joined(separator: "\n"))
      let actual = axes.compactMap { $0.randomElement(using: &random) }
      // The rule as it is written: go down the list, drop those that don't name the trait.
      var rest = variants.indices.filter { variants[$0].allSatisfy(actual.contains) }
      for axis in axes {
        let naming = rest.filter { !Set(variants[$0]).isDisjoint(with: axis) }
        if !naming.isEmpty { rest = naming }
      }
      #expect(rest.count == 1)
      let index = try #require(colors.index(of: "x"))
      let color = colors.color(at: index, for: traits(actual.joined(separator: " ")))
      #expect(color.rgba8.blue == UInt8(rest[0]))
    }
  }

  @Test("A custom trait ranks after all system traits, in the given order")
  func customTraits() throws {
    let density = try TraitKey.define(
      identifier: "com.example.tests.density",
      values: ["comfortable", "compact"],
      default: "comfortable",
      affectsColorAppearance: true
    )
    let brand = try TraitKey.define(
      identifier: "com.example.tests.brand",
      values: ["a", "b"],
      default: "a",
      affectsColorAppearance: true
    )
    let compact = TraitCondition(density, try density.value("compact"))
    let b = TraitCondition(brand, try brand.value("b"))
    let dark = try #require(ConditionWords.condition("dark"))
    for (order, winner) in [([density, brand], "#000002"), ([brand, density], "#000003")] {
      let set = try ColorSet(
        [
          ColorVariant(try Color(css: "#000001")),
          ColorVariant(try Color(css: "#000002"), when: [compact]),
          ColorVariant(try Color(css: "#000003"), when: [b]),
          ColorVariant(try Color(css: "#000004"), when: [dark]),
        ],
        precedence: VariantPrecedence(customTraits: order)
      )
      let both = TraitCollection {
        $0.set(compact.value, for: density)
        $0.set(b.value, for: brand)
      }
      #expect(set.color(for: both).hex == winner)
      let darkToo = both.modifyingTraits { $0.userInterfaceStyle = .dark }
      #expect(set.color(for: darkToo).hex == "#000004")
      #expect(set.color(for: TraitCollection()).hex == "#000001")
    }
  }

  @Test("Contradictory and duplicate variants are refused")
  func refusedSets() throws {
    let dark = try #require(ConditionWords.condition("dark"))
    let light = try #require(ConditionWords.condition("light"))
    let both = ColorVariant(.black, when: [dark, light])
    #expect(throws: ColorSetError.empty) { try ColorSet([]) }
    #expect(throws: ColorSetError.contradiction(both)) { try ColorSet([both]) }
    let copy = ColorVariant(.white, when: [dark])
    #expect(throws: ColorSetError.duplicate(copy)) {
      try ColorSet([ColorVariant(.black, when: [dark]), copy])
    }
  }
}
