import Synchronization
import Testing
import TestSupport
import TraitSystem

/// The visibility of the stored form in other modules.
struct StoredFormTests {
  @Test("The word of a set trait is that of its value; an unset trait has no word")
  func words() throws {
    let key = TraitKey(MyAppThemeTrait.self)
    let bold = try key.value("bold")
    let traits = TraitCollection(MyAppThemeTrait.self, value: .bold)
    #expect(traits.word(of: key) != nil)
    #expect(traits.word(of: key) == bold.word)
    #expect(try traits.word(of: key) != key.value("pastel").word)
    #expect(TraitCollection().word(of: key) == nil)
    #expect(TraitKey(SeatTrait.self).defaultValue.word == nil)
  }

  @Test("A collection matches only its own value of a trait, of any kind, set or not")
  func matching() throws {
    var random = SplitMix64(seed: 11)
    let samples = (0..<200).map { _ in TraitCollection.random(&random) }
    let keys = Set(samples.flatMap(\.specifiedTraits))
    for traits in samples {
      for other in samples.prefix(20) {
        for key in keys {
          let isSame = traits.value(of: key) == other.value(of: key)
          #expect(traits.matches(other.value(of: key)) == isSame)
        }
      }
    }
    let zero = TraitCollection(RatioTrait.self, value: 0)
    let minusZero = TraitCollection(RatioTrait.self, value: -0.0)
    #expect(zero.matches(minusZero.value(of: TraitKey(RatioTrait.self))))
  }

  struct Padded: TraitDefinition {
    struct Value: Hashable, Sendable {
      var small: Int8
      var large: Int32
    }
    static let defaultValue = Value(small: 0, large: 0)
  }

  @Test("Padding bytes of a value are ignored")
  func padding() {
    for number in Int32(1)...100 {
      let first = TraitCollection(Padded.self, value: .init(small: 1, large: number))
      let second = TraitCollection(Padded.self, value: .init(small: 1, large: number))
      #expect(first == second)
      #expect(first.hashValue == second.hashValue)
      #expect(first[Padded.self].large == number)
    }
  }

  struct Lenient: TraitDefinition {
    enum Value: Int, CaseIterable {
      case none, low, high
      var isNone: Bool { rawValue == 0 }
      static func == (first: Value, second: Value) -> Bool { first.isNone == second.isNone }
      func hash(into hasher: inout Hasher) { hasher.combine(isNone) }
    }
    static let defaultValue = Value.none
  }

  @Test("The equality operator of an enum takes precedence over its bits")
  func ownEquality() {
    let low = TraitCollection(Lenient.self, value: .low)
    let high = TraitCollection(Lenient.self, value: .high)
    #expect(low == high)
    #expect(low.hashValue == high.hashValue)
    #expect(low.changedTraits(from: high).isEmpty)
    #expect(low.matches(high.value(of: TraitKey(Lenient.self))))
  }

  struct Costly: TraitDefinition {
    struct Value: Hashable, Sendable {
      var text: String
      static let comparisons = Atomic(0)
      static func == (first: Value, second: Value) -> Bool {
        comparisons.add(1, ordering: .relaxed)
        return first.text == second.text
      }
    }
    static let defaultValue = Value(text: "")
  }

  @Test("A value with an unchanged object is not compared")
  func identity() {
    let base = TraitCollection(Costly.self, value: .init(text: "x"))
    let copy = base.modifyingTraits { $0.displayScale = 2 }
    let before = Costly.Value.comparisons.load(ordering: .relaxed)
    #expect(copy.changedTraits(from: base) == [TraitKey(DisplayScaleTrait.self)])
    #expect(copy != base)
    let after = Costly.Value.comparisons.load(ordering: .relaxed)
    #expect(after == before)
    #expect(base == TraitCollection(Costly.self, value: .init(text: "x")))
    let last = Costly.Value.comparisons.load(ordering: .relaxed)
    #expect(last > after)
  }
}
