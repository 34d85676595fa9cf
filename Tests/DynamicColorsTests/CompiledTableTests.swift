import ColorValues
import Testing
import TestSupport
import TraitSystem

@testable import DynamicColors

@Suite("Compiled tables")
struct CompiledTableTests {
  @Test(
    "Names that are canonically equal mean one color",
    arguments: [
      ("background", "background"), ("\u{E9}clair", "e\u{301}clair"), ("K", "\u{212A}"),
      ("a;b", "a\u{37E}b"), ("`", "\u{1FEF}"), ("a-long-name-K-x", "a-long-name-\u{212A}-x"),
      ("K\u{E9}", "\u{212A}e\u{301}"), ("K\u{302}", "\u{212A}\u{302}"), ("\u{C5}", "\u{212B}"),
    ]
  )
  func equalNames(one: String, other: String) throws {
    for (name, spelling) in [(one, other), (other, one)] {
      #expect(try compiled("\(name) = red").index(of: spelling) == ColorIndex(0))
      let colors = try compiled("\(name) = red", "\(spelling) = blue")
      #expect(colors.count == 1)
      #expect(colors.hex(name) == "#0000ff")
    }
  }

  @Test(
    "Names that are not canonically equal mean no color",
    arguments: ["k", "K ", "K\u{302}", "", "\u{301}K"]
  )
  func otherNames(name: String) throws {
    #expect(try compiled("\u{212A} = red").index(of: name) == nil)
  }

  @Test("Entries in effect precede replaced ones, which form a chain")
  func entries() throws {
    let stack = try compiled("a = red\nb = green", "", "c = blue\nb = {b}", "b = {b}\na = white")
      .stack
    #expect(stack.count == 3)
    let entries = (0..<stack.entryCount).map { stack.entries[$0] }
    let names = entries.map(\.definition.name)
    #expect(names == ["a", "b", "c", "b", "b", "a"])
    #expect(entries.map(\.layer) == [3, 3, 2, 0, 2, 0])
    #expect(entries.map(\.replaced) == [5, 4, -1, -1, 3, -1])
    for (position, name) in names.prefix(3).enumerated() {
      #expect(stack.index(of: name) == position)
    }
  }

  @Test("Layers keep their colors when values are removed")
  func layers() throws {
    var table = ConditionTable(precedence: VariantPrecedence())
    let layer = try LayerText("a dark = red\na = white\nb = blue", &table).layer
    let removed = layer.withoutValues(at: [layer.definitions[0].variants.lowerBound])
    let colors = try CompiledDefinitions(layers: [removed], conditions: table)
    #expect(colors.hex("a", "dark") == "#00000000")
    #expect(colors.hex("a") == "#ffffff")
  }

  // MARK: Conditions

  private static func trait(_ name: String, valueCount: Int) throws -> TraitKey {
    try TraitKey.define(
      identifier: "com.example.compiled-table.\(name)",
      name: name,
      values: (0..<valueCount).map { "v\($0)" },
      default: "v0",
      affectsColorAppearance: true
    )
  }

  private static let few = Result { try CompiledTableTests.trait("CompiledFew", valueCount: 3) }

  /// Conditions of traits of the system and of a custom one.
  private func conditions() throws -> [TraitCondition] {
    let words = ["light", "dark", "normal-contrast", "high-contrast", "p3", "elevated", "phone"]
    let few = try Self.few.get()
    return words.compactMap(ConditionWords.condition)
      + (try ["v0", "v1"].map { TraitCondition(few, try few.value($0)) })
  }

  @Test(
    "The matcher agrees with the evaluation of the conditions",
    arguments: 0..<100 as Range<UInt64>
  )
  func matcher(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let all = try conditions()
    var table = ConditionTable(precedence: VariantPrecedence())
    var ids: [ConditionTable.ID] = [ConditionTable.unconditional]
    for _ in 0..<8 {
      var chosen: [TraitCondition] = []
      for condition in all.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random))
      where !chosen.contains(where: { $0.trait == condition.trait }) {
        chosen.append(condition)
      }
      ids.append(try table.id(for: chosen))
    }
    let matcher = ConditionMatcher(table)
    for _ in 0..<20 {
      let traits = TraitCollection { traits in
        for condition in all where Int.random(in: 0...2, using: &random) == 0 {
          traits.set(condition.value, for: condition.trait)
        }
      }
      for id in ids {
        let expected = table.conditions(of: id).allSatisfy { $0.holds(in: traits) }
        let found = withExtendedLifetime(matcher) { matcher.view.holds(id, in: traits) }
        #expect(found == expected, "\(table.conditions(of: id))")
      }
    }
  }

  @Test("Trait collections share a cell exactly if no condition distinguishes them")
  func projection() throws {
    let all = try conditions()
    var table = ConditionTable(precedence: VariantPrecedence())
    for condition in all { _ = try table.id(for: [condition]) }
    let projection = TraitProjection(table)
    let plan = projection.addPlan(for: .max)
    var random = SplitMix64(seed: 1)
    let collections = (0..<200).map { _ in
      TraitCollection { traits in
        for condition in all where Bool.random(using: &random) {
          traits.set(condition.value, for: condition.trait)
        }
      }
    }
    var cells: [Int: [Bool]] = [:]
    for traits in collections {
      let held = all.map { $0.holds(in: traits) }
      let cell = projection.cell(of: traits, plan: projection.plan(plan))
      #expect(cells[cell, default: held] == held)
      cells[cell] = held
    }
    #expect(Set(cells.values).count == cells.count)
  }

  // MARK: Memo

  @Test("Threads that resolve and store the same values concurrently get the correct value")
  func memo() async throws {
    let trait = try Self.trait("CompiledMany", valueCount: 200)
    // Cells for few combinations, and the shared table for more than there are cells.
    func colors() throws -> CompiledDefinitions {
      var table = ConditionTable(precedence: VariantPrecedence())
      let many = DefinitionLayer()
      let variants = try (0..<100).map { number in
        DefinitionLayer.Variant(
          conditions: try table.id(for: [TraitCondition(trait, try trait.value("v\(number)"))]),
          value: try ColorExpression.parse("rgb(\(number) 0 0)").expression,
          range: 0..<0
        )
      }
      many.append(
        name: "w",
        type: .color,
        isPrimitive: false,
        variants: variants,
        conditions: table
      )
      let text = """
        a dark = black
        a high-contrast = red
        a = white
        m = color-mix(in srgb, {a}, blue)
        n = color-mix(in srgb, {m}, {w})
        """
      return try CompiledDefinitions(
        layers: [many, try LayerText(text, &table).layer],
        conditions: table
      )
    }
    let shared = try colors()
    let fresh = try colors()
    let collections = try (0..<400).map { step in
      let value = try trait.value("v\(step % 110)")
      return traits(["", "dark", "high-contrast", "dark high-contrast"][step % 4])
        .modifyingTraits { $0.set(value, for: trait) }
    }
    let indices = try ["m", "n"].map { try #require(shared.index(of: $0)) }
    let expected = indices.map { index in
      collections.map { traits in fresh.evaluate(.first, of: index, for: traits) }
    }
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<3).allSatisfy { _ in
            collections.indices.allSatisfy { step in
              let place = (step * (2 * task + 1)) % collections.count
              return zip(indices, expected).allSatisfy { index, values in
                shared.color(at: index, for: collections[place]) == values[place]
              }
            }
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
