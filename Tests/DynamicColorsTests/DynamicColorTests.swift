import ColorValues
import Synchronization
import Testing
import TraitSystem

@testable import DynamicColors

@Suite("Dynamic colors")
struct DynamicColorTests {
  let light = TraitCollection(userInterfaceStyle: .light)
  let dark = TraitCollection(userInterfaceStyle: .dark)

  @Test("A provider is called with the traits for which its color is resolved")
  func provider() {
    let seen = Mutex<[TraitCollection]>([])
    let color = DynamicColor { traits in
      seen.withLock { $0.append(traits) }
      #expect(TraitCollection.current == traits)
      return DynamicColor(traits.userInterfaceStyle == .dark ? .white : .black)
    }
    let before = seen.withLock { $0 }
    #expect(before.isEmpty)
    #expect(color.resolvedColor(with: dark) == .white)
    let current = light.performAsCurrent { color.resolvedColor }
    #expect(current == .black)
    let after = seen.withLock { $0 }
    #expect(after == [dark, light])
  }

  @Test("The result of a provider is resolved with the same traits")
  func nested() {
    let inner = DynamicColor(light: .white, dark: .black)
    let outer = DynamicColor { _ in inner }
    #expect(outer.resolvedColor(with: dark) == .black)
    #expect(outer.resolvedColor(with: light) == .white)
  }

  @Test("A provider that returns itself endlessly resolves to a defined color")
  func endless() {
    final class Box: Sendable {
      let color = Mutex<DynamicColor?>(nil)
    }
    let box = Box()
    let color = DynamicColor { _ in box.color.withLock { $0 } ?? DynamicColor(.black) }
    box.color.withLock { $0 = color }
    #expect(color.resolvedColor(with: dark) == .transparent)
  }

  @Test("Colors with equal definitions are equal")
  func equality() throws {
    let red = try Color(css: "red")
    #expect(DynamicColor(red) == DynamicColor(red))
    #expect(DynamicColor(light: .white, dark: .black) == DynamicColor(light: .white, dark: .black))
    #expect(DynamicColor(light: .white, dark: .black) != DynamicColor(light: .white, dark: red))
    #expect(DynamicColor(.white) != DynamicColor(light: .white, dark: .white))
    let one = DynamicColor { _ in DynamicColor(.white) }
    let two = DynamicColor { _ in DynamicColor(.white) }
    let copy = one
    #expect(one == copy)
    #expect(one != two)
    let named = DynamicColor(name: "ink") { _ in DynamicColor(.white) }
    #expect(named == DynamicColor(name: "ink") { _ in DynamicColor(.white) })
    #expect(named != DynamicColor(name: "paper") { _ in DynamicColor(.white) })
    #expect(Set([named, DynamicColor(name: "ink") { _ in DynamicColor(.white) }]).count == 1)
  }

  @Test("Sets with the same variants in another order are equal")
  func setEquality() throws {
    let condition = try #require(ConditionWords.condition("dark"))
    let variants = [ColorVariant(.white), ColorVariant(.black, when: [condition])]
    #expect(try ColorSet(variants) == ColorSet(variants.reversed()))
  }

  @Test("Derived colors are dynamic, and equal derivations are equal")
  func derived() {
    let base = DynamicColor(light: .white, dark: .black)
    let faded = base.withAlphaComponent(0.5)
    #expect(faded.resolvedColor(with: light).hex == "#ffffff80")
    #expect(faded.resolvedColor(with: dark).hex == "#00000080")
    #expect(faded == base.withAlphaComponent(0.5))
    #expect(faded != base.withAlphaComponent(0.4))
    let gray = base.mixed(with: DynamicColor(.black), by: 0.5, in: .srgb)
    #expect(gray.resolvedColor(with: light).hex == "#808080")
    #expect(gray.resolvedColor(with: dark).hex == "#000000")
  }

  @Test("A color that can't reach the contrast becomes black or white, whichever is nearer")
  func unreachable() throws {
    let gray = DynamicColor(try Color(css: "#777"))
    let color = DynamicColor(.black).reaching(
      7,
      on: [DynamicColor(light: .white, dark: .black), gray]
    )
    #expect(color.resolvedColor(with: light) == .black)
    #expect(color.resolvedColor(with: dark) == .white)
  }

  @Test("Alpha is clamped to 0…1", arguments: [(1.7, 1.0), (-1, 0), (0.25, 0.25)])
  func alpha(given: Double, expected: Double) {
    let color = DynamicColor(.black).withAlphaComponent(given)
    #expect(color.resolvedColor(with: light).alpha == expected)
  }

  @Test("Descriptions of colors contain no addresses")
  func descriptions() throws {
    #expect(DynamicColor(try Color(css: "#336699")).description == "#336699")
    #expect(
      DynamicColor(light: .white, dark: .black).description
        == "{ dark: \(Color.black.css), default: \(Color.white.css) }"
    )
    #expect(DynamicColor(name: "ink") { _ in DynamicColor(.white) }.description == "provider ink")
  }
}
