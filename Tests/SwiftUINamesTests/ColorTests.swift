import SwiftUINames
import Testing

extension ShapeStyle where Self == Color {
  fileprivate static var brand: Color { Color(red: 1, green: 0.5, blue: 0) }
}

@Suite("SwiftUI's colors")
struct ColorTests {
  private func environment(_ style: UIUserInterfaceStyle) -> EnvironmentValues {
    EnvironmentValues(UITraitCollection(userInterfaceStyle: style))
  }

  @Test("A color of SwiftUI resolves for the environment")
  func dynamic() {
    let color = Color(
      uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    )
    #expect(color.resolve(in: environment(.light)) == .init(red: 0, green: 0, blue: 0))
    #expect(color.resolve(in: environment(.dark)) == .init(red: 1, green: 1, blue: 1))
    #expect(Color(.systemBackground) != Color(.label))
    #expect(Color.primary == Color(.label))
  }

  @Test("Opacities multiply, and the color remains dynamic")
  func opacity() {
    let color = Color(.systemBackground).opacity(0.5).opacity(0.5)
    #expect(color.resolve(in: environment(.light)).opacity == 0.25)
    #expect(color.resolve(in: environment(.dark)).red == 0)
    #expect(color.resolve(in: environment(.light)).red == 1)
    #expect(color == Color(.systemBackground).opacity(0.5).opacity(0.5))
  }

  @Test("Each initializer creates the color of its components")
  func components() {
    let light = environment(.light)
    let orange = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    #expect(Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 0.5).resolve(in: light) == orange)
    #expect(Color(orange).resolve(in: light) == orange)
    #expect(Color.brand.opacity(0.5).resolve(in: light) == orange)
    #expect(Color(white: 1, opacity: 0).resolve(in: light).opacity == 0)
    #expect(Color(hue: 0, saturation: 1, brightness: 1).resolve(in: light).green == 0)
    #expect(UIColor(Color.red) == .systemRed)
  }

  @Test("A name that no catalog has creates a clear color")
  func missingName() {
    #expect(Color("no such color") == .clear)
  }
}
