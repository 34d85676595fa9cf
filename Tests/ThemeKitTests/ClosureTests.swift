import Testing
import ThemeKit

@Suite("Colors of closures")
struct ClosureTests {
  @Test("A closure returns a standard color by its name")
  func standard() {
    let ink = DynamicColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(ink.resolvedColor(with: TraitCollection(userInterfaceStyle: .dark)).hex == "#ffffff")
    #expect(ink.resolvedColor(with: TraitCollection()).hex == "#000000")
    let veil = DynamicColor { $0.accessibilityContrast == .high ? .gray : .clear }
    #expect(veil.resolvedColor(with: TraitCollection()).alpha == 0)
  }
}
