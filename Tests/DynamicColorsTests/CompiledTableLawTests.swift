import ColorValues
import Testing
import TestSupport
import TraitSystem

@testable import DynamicColors

@Suite("Laws of compiled tables")
struct CompiledTableLawTests {
  @Test(
    "Tables of random layers are consistent, and stored values are the computed ones",
    arguments: 0..<caseCount(30, long: 300)
  )
  func consistency(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let names = (0..<12).map { "c\($0)" }
    let words = ["", "dark", "high-contrast", "dark high-contrast", "p3", "elevated"]
    func pick<Value>(_ values: [Value]) throws -> Value {
      try #require(values.randomElement(using: &random))
    }
    let layers = try (0..<Int.random(in: 1...4, using: &random)).map { _ in
      try names.enumerated().filter { _ in Bool.random(using: &random) }.flatMap { number, name in
        // The last variant applies always; values refer to earlier colors, which the first layer
        // defines.
        try Set([try pick(words), try pick(words)]).subtracting([""]).sorted().map { word in
          "\(name) \(word) = \(try value(number))"
        } + ["\(name) = \(try value(number))"]
      }
      .joined(separator: "\n")
    }
    func value(_ number: Int) throws -> String {
      let constant = "rgb(\(Int.random(in: 0...255, using: &random)) 0 \(number))"
      guard number > 0 else { return constant }
      let other = "{c\(Int.random(in: 0..<number, using: &random))}"
      return try pick([
        constant, other, "color-mix(in srgb, \(other), \(constant))",
        "light-dark(\(other), \(constant))",
      ])
    }
    var table = ConditionTable(precedence: VariantPrecedence())
    let base = names.map { "\($0) = white" }.joined(separator: "\n")
    let colors = try CompiledDefinitions(
      layers: try ([base] + layers).map { try LayerText($0, &table).layer },
      conditions: table
    )
    #expect(colors.brokenInvariant == nil)
    for _ in 0..<40 {
      let (index, traits) = (
        try #require(colors.indices.randomElement(using: &random)), traits(try pick(words))
      )
      let winner = colors.winningVariant(at: index, for: traits)
      #expect(
        colors.color(at: index, for: traits) == colors.evaluate(winner, of: index, for: traits)
      )
    }
  }
}
