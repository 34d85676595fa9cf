import ColorValues
import DynamicColors
import FileAccess
import Testing
import TestSupport
import TraitSystem

@testable import AssetCatalogs

@Suite("Many colors")
struct ManyColorsTests {
  private static let idioms: [AssetIdiom] = [.phone, .mac]

  /// A color of random values for random traits, many of which are equal.
  private static func color(_ random: inout SplitMix64) -> DynamicColor {
    let values = (0..<32).map { _ in
      [
        Color(.srgb, 1, 0, 128 / 255), Color(.srgb, 0.25, 0.125, 0.3, alpha: 0.5),
        Color(.displayP3, 0, 1, 0), Color(.displayP3, 0.5, 0.5, 0.5),
        Color(.oklch, 0.75, 0.25, 150),
      ].randomElement(using: &random) ?? .black
    }
    // The traits that the color depends on, a bit each.
    let mask = Int.random(in: 0..<32, using: &random) & Int.random(in: 0..<32, using: &random)
    return DynamicColor { traits in
      var number = traits.userInterfaceStyle == .dark ? 1 : 0
      if traits.accessibilityContrast == .high { number += 2 }
      if traits.displayGamut == .P3 { number += 4 }
      if traits.userInterfaceIdiom == .mac { number += 8 }
      if traits.userInterfaceIdiom == .phone { number += 16 }
      return DynamicColor(values[number & mask])
    }
  }

  @Test(
    "Each request finds its color among the slots",
    arguments: 0..<caseCount(2, long: 8) as Range<UInt64>
  )
  func slots(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for style in [nil] + ComponentStyle.allCases {
      let builder = ColorSetBuilder(components: style, idioms: Self.idioms)
      for _ in 0..<40 {
        let color = Self.color(&random)
        let slots = builder.slots(for: color)
        for request in AssetRequest.all(idioms: Self.idioms) {
          let resolved = color.resolvedColor(with: request.traits(over: TraitCollection()))
          let expected = AssetComponents(resolved, gamut: request.gamut, style: style)
          #expect(slots.colorSlot(for: request)?.color == .components(expected))
        }
      }
    }
  }

  @Test(
    "Colors that are written together have the bytes of colors written one by one",
    arguments: [nil, "someone"]
  )
  func together(author: String?) throws {
    var random = SplitMix64(seed: 1)
    var colors: [String: DynamicColor] = [:]
    for number in 0..<caseCount(60, long: 200) {
      colors[number.isMultiple(of: 3) ? "c\(number)" : "Group/Inner/c\(number)"] =
        number.isMultiple(of: 2)
        ? DynamicColor(Color(.srgb, Double(number) / 255, 0.1, 1)) : Self.color(&random)
    }
    for style in [nil] + ComponentStyle.allCases {
      let builder = ColorSetBuilder(components: style, idioms: Self.idioms)
      var together = CatalogEditor(author: author)
      try together.setColors(of: MemoryColorCatalog(colors), builder: builder) { $0 }
      var alone = CatalogEditor(author: author)
      for (name, color) in colors { try alone.setColor(name, to: builder.slots(for: color)) }
      let (first, second) = (try together.fileUpdate(), try alone.fileUpdate())
      #expect(first.writtenPaths == second.writtenPaths)
      for path in first.writtenPaths { #expect(first.bytes(of: path) == second.bytes(of: path)) }
    }
  }

  @Test("A single invalid name among many is refused")
  func refused() {
    var colors = ["a": DynamicColor(.white), "b": DynamicColor(.white)]
    colors["x.y/c"] = DynamicColor(.black)
    var editor = CatalogEditor()
    #expect(throws: CatalogEditError.invalidName("x.y/c")) {
      try editor.setColors(of: MemoryColorCatalog(colors)) { $0 }
    }
    #expect(throws: CatalogEditError.caseClash(name: "same", other: "SAME")) {
      try editor.setColors(of: MemoryColorCatalog(colors.filter { $0.key != "x.y/c" })) {
        $0 == "a" ? "SAME" : "same"
      }
    }
  }
}
