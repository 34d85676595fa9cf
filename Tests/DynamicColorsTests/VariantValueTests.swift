import ColorValues
import Testing

@testable import DynamicColors

@Suite("Stored values of variants")
struct VariantValueTests {
  @Test(
    "Stored values equal their originals",
    arguments: [
      "#000", "#fff", "#123456", "#12345678", "red", "transparent", "rgb(1 2 3)",
      "rgb(1.5 2 3)", "rgb(100% 33% 0%)", "rgb(1 2 3 / 0.3)", "hsl(120 50% 50%)",
      "rgb(none 0 0)", "color(srgb 1 0 0)", "color(srgb 1.2 0 -0.1)", "oklch(0.7 0.1 20)",
      "{accent}", "asset(Brand/Accent)", "light-dark(red, {accent})",
      "color-mix(in oklab, {accent}, red)", "oklch(from {accent} l c h / 50%)",
    ]
  )
  func roundTrip(text: String) throws {
    let value = try ColorExpression.parse(text).expression
    let stored = VariantValue(value)
    #expect(stored.expression == value)
    #expect(stored.isConstant == value.isConstant)
    guard case .color(let color) = value else { return }
    #expect(stored.constant == color)
    #expect(stored.constant?.css == color.css)
    #expect(stored.constant?.isLegacyNotation == color.isLegacyNotation)
  }

  @Test("A variant takes half of the memory of a cache line")
  func size() {
    #expect(MemoryLayout<DefinitionLayer.Variant>.stride <= 32)
  }
}
