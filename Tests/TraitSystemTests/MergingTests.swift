import Testing
import TestSupport
import TraitSystem

struct MergingTests {
  @Test("The last collection that specifies a trait takes precedence, system or custom")
  func lastWins() {
    let classes = [UserInterfaceSizeClass.regular, .compact].map {
      TraitCollection(horizontalSizeClass: $0)
    }
    #expect(TraitCollection(traitsFrom: classes).horizontalSizeClass == .compact)
    let scales = [1.0, 2, 0].map { TraitCollection(displayScale: $0) }
    #expect(TraitCollection(traitsFrom: scales).displayScale == 2)
    let themes = [MyAppTheme.pastel, .bold].map { TraitCollection(MyAppThemeTrait.self, value: $0) }
    #expect(TraitCollection(traitsFrom: themes)[MyAppThemeTrait.self] == .bold)
    #expect(TraitCollection(traitsFrom: []) == TraitCollection())
  }

  @Test("Merging is associative, with the empty collection as identity")
  func laws() {
    var random = SplitMix64(seed: 18)
    for _ in 0..<2000 {
      let (a, b, c) = (
        TraitCollection.random(&random), TraitCollection.random(&random),
        TraitCollection.random(&random)
      )
      let left = TraitCollection(traitsFrom: [TraitCollection(traitsFrom: [a, b]), c])
      let right = TraitCollection(traitsFrom: [a, TraitCollection(traitsFrom: [b, c])])
      #expect(left == right)
      #expect(left == TraitCollection(traitsFrom: [a, b, c]))
      #expect(left.containsTraits(in: c))
      #expect(TraitCollection(traitsFrom: [a, TraitCollection()]) == a)
      #expect(TraitCollection(traitsFrom: [TraitCollection(), a]) == a)
    }
  }

  @Test("Containment considers the traits specified by the other collection")
  func containing() {
    let small = TraitCollection(MyAppThemeTrait.self, value: .bold)
    let large = small.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(large.containsTraits(in: small))
    #expect(!small.containsTraits(in: large))
    #expect(small.containsTraits(in: nil))
    #expect(small.containsTraits(in: TraitCollection()))
    #expect(!small.containsTraits(in: TraitCollection(MyAppThemeTrait.self, value: .pastel)))
  }

  @Test("Changes between collections are those of a comparison of every trait")
  func changes() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<1000 {
      let (a, b) = (TraitCollection.random(&random), TraitCollection.random(&random))
      let changed = a.changedTraits(from: b)
      #expect(changed == b.changedTraits(from: a))
      #expect(changed.isEmpty == (a == b))
      #expect(
        a.hasDifferentColorAppearance(comparedTo: b)
          == changed.contains(where: \.affectsColorAppearance)
      )
      let keys = Set(a.specifiedTraits + b.specifiedTraits)
      #expect(Set(changed) == keys.filter { a.value(of: $0) != b.value(of: $0) })
      #expect(a.changedTraits(from: a).isEmpty)
      #expect(a.changedTraits(from: nil) == a.specifiedTraits)
    }
  }

  @Test("Only a change of a trait that affects colors is a different color appearance")
  func colorAppearance() throws {
    for key in TraitKey.system + [TraitKey(MyAppThemeTrait.self), TraitKey(DensityTrait.self)] {
      let other = key.valueNames.first { $0 != key.defaultValue.description } ?? "3"
      let value = try key.value(other)
      let traits = TraitCollection { $0.set(value, for: key) }
      #expect(
        traits.hasDifferentColorAppearance(comparedTo: TraitCollection())
          == key.affectsColorAppearance
      )
      #expect(traits.hasDifferentColorAppearance(comparedTo: nil) == key.affectsColorAppearance)
      #expect(!traits.hasDifferentColorAppearance(comparedTo: traits))
    }
  }
}
