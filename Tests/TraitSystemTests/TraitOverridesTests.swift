import Testing
@testable import TraitSystem

struct TraitOverridesTests {
  @Test("An override is contained until it is removed, and an unset one has a default")
  func life() {
    var overrides = TraitOverrides()
    #expect(overrides.isEmpty)
    #expect(!overrides.contains(MyAppThemeTrait.self))
    #expect(overrides[MyAppThemeTrait.self] == .standard)
    #expect(overrides.value(of: MyAppThemeTrait.self) == nil)
    #expect(overrides.value(of: TraitKey(MyAppThemeTrait.self)) == nil)
    overrides.myAppTheme = .bold
    #expect(overrides.contains(MyAppThemeTrait.self))
    #expect(overrides.contains(TraitKey(MyAppThemeTrait.self)))
    #expect(overrides.value(of: MyAppThemeTrait.self) == .bold)
    #expect(overrides.description == "TraitOverrides(com.myapp.theme: bold)")
    overrides.remove(MyAppThemeTrait.self)
    overrides.remove(MyAppThemeTrait.self)
    #expect(overrides == TraitOverrides())
    #expect(overrides.description == "TraitOverrides()")
  }

  @Test("A written default masks the inherited value, and its removal restores inheritance")
  func masking() {
    let inherited = TraitCollection {
      $0.myAppTheme = .monochrome
      $0.userInterfaceStyle = .dark
    }
    var overrides = TraitOverrides()
    overrides.myAppTheme = .standard
    overrides.displayScale = 0
    #expect(overrides.contains(MyAppThemeTrait.self))
    #expect(overrides != TraitOverrides())
    #expect(overrides.applied(to: inherited) == TraitCollection(userInterfaceStyle: .dark))
    overrides.remove(TraitKey(MyAppThemeTrait.self))
    #expect(overrides.applied(to: inherited)[MyAppThemeTrait.self] == .monochrome)
    #expect(overrides.applied(to: inherited).userInterfaceStyle == .dark)
    #expect(TraitOverrides().applied(to: inherited) == inherited)
  }

  @Test("Unspecified values of system traits are no overrides, and remove them")
  func unspecified() throws {
    var count = 0
    for type in systemTraitTypes() {
      let key = TraitKey(type)
      let isUnspecified = "\(key.defaultValue)" == "unspecified"
      count += isUnspecified ? 1 : 0
      #expect(TraitValues.hasUnspecifiedDefault(key.descriptor.slot) == isUnspecified, "\(key)")
      var overrides = TraitOverrides()
      overrides.set(key.defaultValue, for: key)
      #expect(overrides.contains(key) == !isUnspecified, "\(key)")
    }
    #expect(count == 17)
    var overrides = TraitOverrides()
    overrides.userInterfaceStyle = .light
    overrides.preferredContentSizeCategory = .small
    overrides.userInterfaceStyle = .unspecified
    overrides.preferredContentSizeCategory = .unspecified
    #expect(overrides == TraitOverrides())
  }

  @Test("The inner of two overrides takes precedence, and copies are independent")
  func nesting() {
    var above = TraitOverrides()
    above.displayScale = 2
    above.typesettingLanguage = "en"
    var below = above
    below.displayScale = 3
    #expect(above.displayScale == 2)
    let traits = below.applied(to: above.applied(to: TraitCollection()))
    #expect(traits.displayScale == 3)
    #expect(traits.typesettingLanguage == "en")
    #expect(below.overriddenTraits.map(\.name) == ["scale", "language"])
  }

  @Test("Overrides written without their types equal those written with them")
  func erased() throws {
    let key = TraitKey(MyAppThemeTrait.self)
    var first = TraitOverrides()
    let value = try key.value("pastel")
    first.set(value, for: key)
    var second = TraitOverrides()
    second[MyAppThemeTrait.self] = .pastel
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(first.value(of: key) == value)
    let isStored = first.set(value, for: TraitKey(DensityTrait.self))
    #expect(!isStored)
  }
}
