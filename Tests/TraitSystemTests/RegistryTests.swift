import Synchronization
import Testing
import TraitSystem

struct RegistryTests {
  struct Wrapper<Tag>: TraitDefinition {
    static var defaultValue: Int { 0 }
  }
  enum First {}
  enum Second {}

  /// Many trait types: one for each nesting of a generic type.
  private func use<Tag>(_ type: Tag.Type, depth: Int, check: (Int, TraitKey) -> Void) {
    let traits = TraitCollection(Wrapper<Tag>.self, value: depth)
    check(traits[Wrapper<Tag>.self], TraitKey(Wrapper<Tag>.self))
    if depth > 1 { use(Wrapper<Tag>.self, depth: depth - 1, check: check) }
  }

  @Test("Three hundred types have one trait each")
  func manyTypes() {
    var keys: Set<TraitKey> = []
    var depth = 300
    use(First.self, depth: depth) { value, key in
      #expect(value == depth)
      keys.insert(key)
      depth -= 1
    }
    #expect(keys.count == 300)
  }

  @Test("A collection of 400 traits has the behavior of a small one")
  func manyTraits() throws {
    let keys = try (0..<400).map {
      try TraitKey.define(
        identifier: "many.\($0)",
        kind: $0 % 3 == 0 ? .text : .float,
        default: "0"
      )
    }
    var traits = TraitCollection()
    for (index, key) in keys.enumerated() {
      let value = try key.value("\(index + 1)")
      traits = traits.modifyingTraits { $0.set(value, for: key) }
    }
    #expect(traits.specifiedTraits.count == 400)
    #expect(keys.enumerated().allSatisfy { traits.value(of: $1).description == "\($0 + 1)" })
    var emptied = traits
    for key in keys.reversed() { emptied = emptied.modifyingTraits { $0.remove(key) } }
    #expect(emptied == TraitCollection())
    let last = try #require(keys.last)
    let changed = traits.modifyingTraits { $0.remove(last) }
    #expect(changed.changedTraits(from: traits) == [last])
    #expect(changed != traits)
    #expect(TraitCollection(traitsFrom: [changed, traits]) == traits)
    #expect(TraitCollection(traitsFrom: [changed, traits]).hashValue == traits.hashValue)
  }

  @Test("Concurrent registration results in one trait for each identifier")
  func threads() async throws {
    let results = await withTaskGroup(of: [TraitKey].self) { group in
      for task in 0..<16 {
        group.addTask {
          var keys: [TraitKey] = []
          for index in 0..<100 {
            if let key = try? TraitKey.define(
              identifier: "threads.\(index)",
              values: ["off", "on"],
              default: "off"
            ), let value = try? key.value("on") {
              keys.append(key)
              let traits = TraitCollection {
                $0.set(value, for: key)
                $0[DensityTrait.self] = task
              }
              if traits.value(of: key) != value || traits[DensityTrait.self] != task {
                keys.removeLast()
              }
            }
          }
          RegistryTests().use(Second.self, depth: 60) { _, key in keys.append(key) }
          return keys
        }
      }
      var results: [[TraitKey]] = []
      for await keys in group { results.append(keys) }
      return results
    }
    #expect(Set(results).count == 1)
    #expect(Set(results.joined()).count == 160)
  }

  @Test("A name that two custom traits share finds neither, and their identifiers do")
  func ambiguousNames() throws {
    let first = try TraitKey.define(
      identifier: "one.mood",
      name: "Registry-Mood",
      kind: .text,
      default: ""
    )
    #expect(TraitKey.named("registry-mood") == first)
    let second = try TraitKey.define(identifier: "two.registry-mood", kind: .text, default: "")
    #expect(TraitKey.named("registry-mood") == nil)
    #expect(TraitKey.named("two.registry-mood") == second)
  }
}
