import SwiftUINames
import Testing

/// Content in the color of its environment.
private struct Surface: View {
  var body: some View { Color(UIColor.systemBackground) }
}

private struct Tinted: ViewModifier {
  @Environment(\.isEnabled) var isEnabled
  let record: (Bool) -> Void

  func body(content: Content) -> some View {
    record(isEnabled)
    return content.environment(\.colorScheme, isEnabled ? .dark : .light)
  }
}

extension View {
  fileprivate func tinted(_ record: @escaping (Bool) -> Void) -> some View {
    modifier(Tinted(record: record))
  }
}

@Suite("SwiftUI's fonts, gradients and modifiers")
struct StyleTests {
  private func environment(_ size: DynamicTypeSize) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.dynamicTypeSize = size
    return values
  }

  @Test(
    "A font resolves to its size in an environment",
    arguments: [
      (Font.body, 17, 14), (.title, 28, 25), (.system(.caption), 12, 11),
      (.system(size: 10), 10, 10),
      (.custom("Lato", size: 17), 17, 14), (.custom("Lato", fixedSize: 17), 17, 17),
      (.custom("Lato", size: 28, relativeTo: .title), 28, 25), (Font(.systemFont(ofSize: 9)), 9, 9),
    ] as [(Font, CGFloat, CGFloat)]
  )
  func size(_ font: Font, _ large: CGFloat, _ small: CGFloat) {
    #expect(font.resolvedFont(in: environment(.large)).pointSize == large)
    #expect(font.resolvedFont(in: environment(.xSmall)).pointSize == small)
  }

  @Test("The weight and the slope of a font replace those of its base")
  func weight() {
    let large = environment(.large)
    #expect(Font.headline.resolvedFont(in: large).weight == .semibold)
    #expect(Font.headline.weight(.black).resolvedFont(in: large).weight == .black)
    #expect(Font.system(size: 12, weight: .thin).bold() == .system(size: 12, weight: .bold))
    #expect(Font.body.italic().resolvedFont(in: large).isItalic)
    #expect(!Font.body.bold().resolvedFont(in: large).isItalic)
    #expect(Font(.italicSystemFont(ofSize: 8)).resolvedFont(in: large).isItalic)
    #expect(Font.custom("Lato", size: 1).resolvedFont(in: large).fontName == "Lato")
  }

  @Test(
    "Colors without locations have equal distances",
    arguments: [
      ([], []), ([.red], [0]), ([.red, .blue], [0, 1]), ([.red, .blue, .red], [0, 0.5, 1]),
    ]
      as [([Color], [CGFloat])]
  )
  func gradient(_ colors: [Color], _ locations: [CGFloat]) {
    let gradient = Gradient(colors: colors)
    #expect(gradient.stops.map(\.color) == colors)
    #expect(gradient.stops.map(\.location) == locations)
    let line = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottomTrailing)
    #expect(
      line == LinearGradient(stops: gradient.stops, startPoint: .top, endPoint: .bottomTrailing)
    )
    #expect(line.gradient == gradient)
    #expect(line.endPoint == UnitPoint(x: 1, y: 1))
    #expect(line.startPoint != UnitPoint.zero)
  }

  @Test("A modifier changes the environment of its content, and is disabled by an outer one")
  func modifier() throws {
    var states: [Bool] = []
    let scene = UIWindowScene(systemTraits: UITraitCollection(userInterfaceStyle: .light))
    let window = UIWindow(windowScene: scene)
    let host = UIHostingController(
      rootView: Group {
        Surface().tinted { states.append($0) }
        Surface().tinted { states.append($0) }.disabled(true)
        Surface().tinted { states.append($0) }.disabled(false).disabled(true)
      }
    )
    window.rootViewController = host
    window.makeKeyAndVisible()
    window.updateIfNeeded()
    #expect(states.sorted { $0 && !$1 } == [true, false, false])
    #expect(EnvironmentValues().isEnabled)
  }
}
