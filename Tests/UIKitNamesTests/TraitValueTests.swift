import Testing
import UIKitNames

// Values of traits as apps have them: only `Sendable`.

private struct Metrics: Sendable {
  var spacing: CGFloat
  var title: String
}

private struct Palette: Equatable, Sendable {
  var name: String
  var weight: Double
}

private final class Router: Sendable {
  let name: String

  init(_ name: String) { self.name = name }
}

private protocol Formatting: Sendable { var text: String { get } }

private struct Plain: Formatting { let text: String }

private struct MetricsTrait: UITraitDefinition {
  static let defaultValue = Metrics(spacing: 8, title: "")
}

private struct PaletteTrait: UITraitDefinition {
  static let defaultValue = Palette(name: "standard", weight: 1)
  static let affectsColorAppearance = true
}

private struct RouterTrait: UITraitDefinition {
  static let defaultValue: Router? = nil
}

private struct FormatTrait: UITraitDefinition {
  static let defaultValue: any Formatting = Plain(text: "plain")
}

private struct ActionTrait: UITraitDefinition {
  static let defaultValue: (@Sendable () -> Int)? = nil
}

private struct PointTrait: UITraitDefinition {
  struct Value: Sendable { var x, y: Int32 }
  static let defaultValue = Value(x: 0, y: 0)
}

@Suite("Trait values that aren't Hashable")
struct TraitValueTests {
  private let window = UIWindow()

  /// The number of calls of a handler while a value is set twice by the same closure, then removed.
  private func changes<T: UITraitDefinition>(of trait: T.Type, to value: () -> T.Value) -> Int {
    var count = 0
    window.registerForTraitChanges([trait]) { (_: UIWindow, _) in count += 1 }
    for _ in 0..<2 {
      window.traitOverrides[trait] = value()
      window.updateIfNeeded()
    }
    window.traitOverrides.remove(trait)
    window.updateIfNeeded()
    return count
  }

  @Test("Structures are stored, and compared by equality or by their bits")
  func structures() {
    let traits = UITraitCollection {
      $0[MetricsTrait.self] = Metrics(spacing: 4, title: "a title that isn't stored inline")
      $0[PaletteTrait.self].name = "bold"
    }
    #expect(traits[MetricsTrait.self].title == "a title that isn't stored inline")
    #expect(traits[PaletteTrait.self] == Palette(name: "bold", weight: 1))
    #expect(changes(of: PaletteTrait.self) { Palette(name: "bold, but long", weight: 1) } == 2)
    #expect(changes(of: PointTrait.self) { PointTrait.Value(x: 1, y: 2) } == 2)
    let metrics = Metrics(spacing: 1, title: "the same string in another object".uppercased())
    #expect(changes(of: MetricsTrait.self) { metrics } == 2)
    let others = { Metrics(spacing: 1, title: "the same string, each time made".uppercased()) }
    #expect(changes(of: MetricsTrait.self, to: others) == 3)
    let standard = UITraitCollection { $0[PaletteTrait.self] = PaletteTrait.defaultValue }
    #expect(standard == UITraitCollection() && standard.hashValue == UITraitCollection().hashValue)
    #expect(UITraitCollection { $0[PointTrait.self] = .init(x: 0, y: 0) } == UITraitCollection())
  }

  @Test("Objects are compared by identity, also in optional and existential values")
  func objects() {
    let (first, second) = (Router("one"), Router("one"))
    #expect(changes(of: RouterTrait.self) { first } == 2)
    #expect(changes(of: RouterTrait.self) { Router("one") } == 3)
    let traits = UITraitCollection(mutations: { $0[RouterTrait.self] = first })
    #expect(traits == traits.replacing(RouterTrait.self, value: first))
    #expect(traits != traits.replacing(RouterTrait.self, value: second))
    #expect(traits.replacing(RouterTrait.self, value: nil) == UITraitCollection())
    #expect(traits[FormatTrait.self].text == "plain")
    let text = UITraitCollection { $0[FormatTrait.self] = Plain(text: "other") }
    #expect(text[FormatTrait.self].text == "other" && text[ActionTrait.self] == nil)
    let action = UITraitCollection { $0[ActionTrait.self] = { 3 } }
    #expect(action[ActionTrait.self]?() == 3 && Set([action, action, text, traits]).count == 3)
  }
}
