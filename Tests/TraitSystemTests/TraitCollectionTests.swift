import Testing
import TestSupport
import TraitSystem

struct TraitCollectionTests {
  @Test("An unset trait has its default")
  func defaults() {
    let traits = TraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.typesettingLanguage == nil)
    #expect(traits[MyAppThemeTrait.self] == .standard)
    #expect(traits[SeatTrait.self] == SeatTrait.defaultValue)
    #expect(traits.resolvesNaturalAlignmentWithBaseWritingDirection)
    #expect(traits.specifiedTraits.isEmpty)
  }

  @Test("Values of every size and kind are read again")
  func values() {
    let traits = TraitCollection {
      $0[DensityTrait.self] = .min
      $0[RatioTrait.self] = -.infinity
      $0[SeatTrait.self] = .init(row: 4, name: "Zoë")
      $0[MaybeTrait.self] = 0
      $0[FlagTrait.self] = true
      $0.typesettingLanguage = "en"
    }
    #expect(traits[DensityTrait.self] == .min)
    #expect(traits[RatioTrait.self] == -.infinity)
    #expect(traits[SeatTrait.self] == .init(row: 4, name: "Zoë"))
    #expect(traits[MaybeTrait.self] == 0)
    #expect(traits[FlagTrait.self])
    #expect(traits.typesettingLanguage == "en")
  }

  @Test("All initializers create equal collections")
  func ways() {
    let first = TraitCollection(userInterfaceStyle: .dark)
    let second = TraitCollection(UserInterfaceStyleTrait.self, value: .dark)
    let third = TraitCollection { $0.userInterfaceStyle = .dark }
    let fourth = TraitCollection().replacing(UserInterfaceStyleTrait.self, value: .dark)
    #expect(Set([first, second, third, fourth]).count == 1)
    #expect(TraitCollection { _ in } == TraitCollection())
  }

  @Test("A default is equal to an unset value, for system and custom traits")
  func defaultIsUnset() {
    var traits = TraitCollection { $0.userInterfaceStyle = .unspecified }
    #expect(traits == TraitCollection())
    #expect(traits.hashValue == TraitCollection().hashValue)
    traits = TraitCollection {
      $0.myAppTheme = .bold
      $0[SeatTrait.self] = .init(row: 1, name: "a")
      $0.myAppTheme = .standard
      $0[SeatTrait.self] = SeatTrait.defaultValue
    }
    #expect(traits == TraitCollection())
    #expect(!traits.contains(MyAppThemeTrait.self))
    #expect(traits.description == "TraitCollection()")
  }

  @Test("A modification leaves the original unchanged and changes one trait")
  func modifying() {
    let original = TraitCollection {
      $0.userInterfaceStyle = .light
      $0[SeatTrait.self] = .init(row: 1, name: "a")
    }
    let copy = original.modifyingTraits { $0.userInterfaceStyle = .dark }
    let boxed = original.modifyingTraits { $0[SeatTrait.self].row = 2 }
    #expect(original.userInterfaceStyle == .light)
    #expect(original[SeatTrait.self].row == 1)
    #expect(copy.changedTraits(from: original) == [TraitKey(UserInterfaceStyleTrait.self)])
    #expect(boxed.changedTraits(from: original) == [TraitKey(SeatTrait.self)])
    #expect(boxed[SeatTrait.self] == .init(row: 2, name: "a"))
  }

  @Test("A mutation closure reads defaults and the values of the base, and removes values")
  func closure() {
    let base = TraitCollection { $0.displayScale = 2 }
    _ = TraitCollection {
      #expect($0.displayScale == 0)
      #expect($0.myAppTheme == .standard)
    }
    let result = base.modifyingTraits {
      #expect($0.displayScale == 2)
      $0.remove(DisplayScaleTrait.self)
      #expect($0.displayScale == 0)
      $0.remove(TraitKey(SeatTrait.self))
    }
    #expect(result == TraitCollection())
  }

  @Test("The order of writes is irrelevant, and a repeated write adds nothing")
  func order() {
    let first = TraitCollection {
      $0.myAppTheme = .bold
      $0.displayScale = 2
      $0.typesettingLanguage = "en"
    }
    let second = TraitCollection {
      $0.typesettingLanguage = "de"
      for scale in 1...1000 { $0.displayScale = Double(scale) }
      $0.displayScale = 2
      $0.typesettingLanguage = "en"
      $0.myAppTheme = .bold
    }
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(second.specifiedTraits.count == 3)
  }

  @Test("A write of the same NaN isn't a change, and zeros of either sign are equal")
  func floats() {
    let first = TraitCollection(RatioTrait.self, value: .nan)
    let second = TraitCollection(RatioTrait.self, value: .nan)
    #expect(first == second)
    #expect(first.changedTraits(from: second).isEmpty)
    #expect(first.hashValue == second.hashValue)
    let zero = TraitCollection(RatioTrait.self, value: 0.0)
    let minusZero = TraitCollection(RatioTrait.self, value: -0.0)
    #expect(zero == minusZero)
    #expect(zero.hashValue == minusZero.hashValue)
    #expect(zero.changedTraits(from: minusZero).isEmpty)
    #expect(minusZero[RatioTrait.self].sign == .minus)
  }

  @Test("The description lists system traits as declared, then custom ones by identifier")
  func description() {
    let traits = TraitCollection {
      $0[DensityTrait.self] = 2
      $0.myAppTheme = .pastel
      $0.displayScale = 3
      $0.userInterfaceStyle = .dark
    }
    #expect(
      traits.description == """
        TraitCollection(userInterfaceStyle: dark, displayScale: 3, \
        TraitSystemTests.DensityTrait: 2, com.myapp.theme: pastel)
        """
    )
  }

  @Test("A random sequence of writes agrees with a dictionary")
  func model() throws {
    var random = SplitMix64(seed: 7)
    let keys = try (0..<200).map { index in
      try TraitKey.define(identifier: "model.\(index)", kind: .integer, default: "0")
    }
    for _ in 0..<200 {
      var model: [Int: Int] = [:]
      var traits = TraitCollection()
      for _ in 0..<60 {
        let (index, number) = (
          Int.random(in: 0..<200, using: &random), Int.random(in: 0...4, using: &random)
        )
        let value = try keys[index].value("\(number)")
        model[index] = number == 0 ? nil : number
        traits = traits.modifyingTraits { $0.set(value, for: keys[index]) }
      }
      #expect(traits.specifiedTraits.count == model.count)
      for index in 0..<200 {
        #expect(traits.value(of: keys[index]).integer == model[index] ?? 0)
      }
      let rebuilt = TraitCollection { mutable in
        for (index, number) in model {
          if let value = try? keys[index].value("\(number)") {
            mutable.set(value, for: keys[index])
          }
        }
      }
      #expect(rebuilt == traits)
      #expect(rebuilt.hashValue == traits.hashValue)
    }
  }
}
