import Testing
import TraitSystem

@Suite("Environment keys without a bridge")
struct EnvironmentStorageTests {
  private struct CountKey: EnvironmentKey {
    static let defaultValue = 0
  }

  private struct OtherCountKey: EnvironmentKey {
    static let defaultValue = 0
  }

  private final class Model: Sendable {}

  private struct ModelKey: EnvironmentKey {
    static let defaultValue: Model? = nil
  }

  private struct PlainKey: EnvironmentKey {
    struct Plain: Sendable { var x = 1.0, y = 2 }
    static let defaultValue = Plain()
  }

  private struct ActionKey: EnvironmentKey {
    static let defaultValue: @Sendable () -> Int = { 0 }
  }

  private struct MaybeKey: EnvironmentKey {
    static let defaultValue: [String]? = nil
  }

  private struct RealKey: EnvironmentKey {
    static let defaultValue = 0.0
  }

  /// A key that is also a trait.
  private struct BothKey: EnvironmentKey, TraitDefinition {
    static let defaultValue = 0
  }

  private func traits(_ body: (inout EnvironmentValues) -> Void) -> TraitCollection {
    var values = EnvironmentValues(TraitCollection())
    body(&values)
    return values.traitCollection
  }

  @Test("Two keys with one value type are distinct")
  func separation() {
    let traits = traits {
      $0[CountKey.self] = 1
      $0[OtherCountKey.self] = 2
    }
    #expect(EnvironmentValues(traits)[CountKey.self] == 1)
    #expect(EnvironmentValues(traits)[OtherCountKey.self] == 2)
  }

  @Test("A type that is a key and a trait has two values")
  func both() {
    let traits = traits { $0[BothKey.self] = 5 }
    #expect(EnvironmentValues(traits)[BothKey.self] == 5)
    #expect(traits[BothKey.self] == 0)
  }

  @Test("Keys without a bridge affect equality, but no description and no list of traits")
  func hidden() throws {
    let traits = traits { $0[CountKey.self] = 3 }
    #expect(traits != TraitCollection())
    #expect(traits.description == "TraitCollection()")
    #expect(traits.specifiedTraits.isEmpty)
    #expect(traits.changedTraits(from: nil).isEmpty)
    #expect(!traits.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!TraitKey.allNames.contains { $0.contains("CountKey") })
    #expect(TraitKey.named("TraitSystem.EnvironmentTrait<CountKey>") == nil)
    #expect(!TraitCollection().containsTraits(in: traits))
    #expect(traits.containsTraits(in: traits))
    #expect(TraitCollection(traitsFrom: [traits, TraitCollection(displayScale: 2)]) != traits)
    #expect(
      EnvironmentValues(TraitCollection(traitsFrom: [traits, TraitCollection(displayScale: 2)]))[
        CountKey.self
      ] == 3
    )
  }

  @Test("A read of a key records only changes of that key")
  func tracking() {
    let old = traits { $0[CountKey.self] = 3 }
    let (_, dependencies) = withTraitTracking(old) { EnvironmentValues($0)[CountKey.self] }
    #expect(dependencies.traits.isEmpty)
    #expect(dependencies.areAffected(by: traits { $0[CountKey.self] = 4 }, from: old))
    let other = traits {
      $0[CountKey.self] = 3
      $0[OtherCountKey.self] = 1
    }
    #expect(other != old)
    #expect(!dependencies.areAffected(by: other, from: old))
  }

  @Test("Values are compared by their operator, or by their bits without one")
  func equality() {
    let model = Model()
    #expect(traits { $0[ModelKey.self] = model } == traits { $0[ModelKey.self] = model })
    #expect(traits { $0[ModelKey.self] = model } != traits { $0[ModelKey.self] = Model() })
    #expect(traits { $0[PlainKey.self].x = 3 } == traits { $0[PlainKey.self].x = 3 })
    #expect(traits { $0[PlainKey.self].x = 3 } != traits { $0[PlainKey.self].x = 4 })
    #expect(traits { $0[PlainKey.self] = .init() } == TraitCollection())
    #expect(traits { $0[MaybeKey.self] = ["a"] } == traits { $0[MaybeKey.self] = ["a"] })
    #expect(traits { $0[MaybeKey.self] = ["a"] } != traits { $0[MaybeKey.self] = [] })
    #expect(traits { $0[MaybeKey.self] = nil } == TraitCollection())
    #expect(traits { $0[RealKey.self] = .nan } == traits { $0[RealKey.self] = .nan })
    #expect(traits { $0[RealKey.self] = -0.0 } == TraitCollection())
  }

  @Test("Equal values hash equally")
  func hashing() {
    let pairs = [
      (traits { $0[CountKey.self] = 3 }, traits { $0[CountKey.self] = 3 }),
      (traits { $0[MaybeKey.self] = ["a"] }, traits { $0[MaybeKey.self] = ["a"] }),
      (traits { $0[PlainKey.self].x = 3 }, traits { $0[PlainKey.self].x = 3 }),
    ]
    for (first, second) in pairs { #expect(first.hashValue == second.hashValue) }
  }

  @Test("A closure can be written, called, and reset to the default")
  func closures() {
    let traits = traits { $0[ActionKey.self] = { 42 } }
    #expect(EnvironmentValues(traits)[ActionKey.self]() == 42)
    #expect(EnvironmentValues(TraitCollection())[ActionKey.self]() == 0)
  }

  private struct RacedKey<Tag>: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  @Test("Keys that many threads use first concurrently are registered once")
  func threads() async {
    let results = await withTaskGroup { group in
      for number in 1...16 {
        group.addTask {
          var values = EnvironmentValues(TraitCollection())
          values[RacedKey<Int>.self] = 1
          values[RacedKey<String>.self] = number
          return (values.traitCollection, number)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for (traits, number) in results {
      #expect(EnvironmentValues(traits)[RacedKey<Int>.self] == 1)
      #expect(EnvironmentValues(traits)[RacedKey<String>.self] == number)
    }
  }

  @Test("Keys of the environment are not types of traits")
  func typesOfTraits() throws {
    _ = EnvironmentValues()[PlainKey.self]
    let key = try TraitKey.define(
      identifier: "environment.only-at-run-time",
      kind: .integer,
      default: "1"
    )
    #expect(key.swiftType == nil)
    #expect(TraitKey(BothKey.self).swiftType is BothKey.Type)
  }
}
