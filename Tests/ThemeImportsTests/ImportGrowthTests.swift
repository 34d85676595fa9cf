import Testing

@testable import ThemeImports

@Suite("Limits of imports", .timeLimit(.minutes(1)))
struct ImportGrowthTests {
  @Test("Thousands of attributes of a style sheet are imported")
  func attributes() {
    let rules = (0..<4_000).map { number in
      "[data-a\(number)=x] { --b\(number): #00\(1_000 + number) }"
    }
    #expect(imported(["page.css": rules.joined(separator: "\n")]).themes.count == 1)
  }

  @Test("A modifier with too many contexts is refused", arguments: [500, 10_001])
  func contexts(count: Int) {
    let color =
      #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } }"#
    let contexts = (0..<count).map { "\"t\($0)\": [{ \"c\": \(color) }]" }
    let resolver = """
      {
        "version": "2025.10",
        "modifiers": { "theme": { "contexts": { \(contexts.joined(separator: ", ")) } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }]
      }
      """
    let result = imported(["brand.resolver.json": resolver])
    if count < 10_000 {
      #expect(result.themes.count == count)
    } else {
      #expect(result.themes.isEmpty)
      #expect(
        result.findings.contains { $0.contains("10001 themes are too many; at most 10000") },
        "\(result.findings)"
      )
    }
  }

  @Test("Unknown sets of a resolution order are reported with suggestions")
  func unknownSets() {
    let sets = (0..<6_000).map { "\"text-primary-\($0)\": { \"sources\": [] }" }
    let order = (0..<600).map { "{ \"$ref\": \"#/sets/text-primry-\($0)\" }" }
    let resolver = """
      {
        "version": "2025.10", "sets": { \(sets.joined(separator: ", ")) },
        "resolutionOrder": [\(order.joined(separator: ", "))]
      }
      """
    let errors = imported(["brand.resolver.json": resolver]).findings
    #expect(errors.count { $0.contains("did you mean") } == 600)
  }
}
