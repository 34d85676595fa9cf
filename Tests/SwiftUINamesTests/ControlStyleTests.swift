import SwiftUINames
import Testing
import struct TraitHierarchy.DisplayList

/// A style with a color for each state, on the system's background.
private struct Emphasis: ButtonStyle {
  @Environment(\.colorScheme) var scheme
  let record: (ColorScheme) -> Void

  func makeBody(configuration: Configuration) -> some View {
    record(scheme)
    return configuration.label
      .foregroundColor(configuration.isPressed ? .secondary : .primary)
      .font(.system(size: 20))
      .background(Color(.systemBackground))
  }
}

/// A button in a style.
private struct Control<Style: ButtonStyle>: View {
  let style: Style
  let isPressed: Bool

  var body: some View {
    var parts = ButtonStyleConfiguration()
    parts.label = AnyView(Text("Go"))
    parts.isPressed = isPressed
    return style.makeBody(configuration: parts)
  }
}

private struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(configuration.isOn ? .green : .red)
  }
}

@Suite("SwiftUI's styles of controls and texts")
struct ControlStyleTests {
  /// Displays content, and returns what it draws in a style.
  private func drawn(_ content: some View, in style: UIUserInterfaceStyle) -> [String] {
    let traits = UITraitCollection(userInterfaceStyle: style)
    let scene = UIWindowScene(systemTraits: traits)
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    window.rootViewController = UIHostingController(rootView: content)
    window.makeKeyAndVisible()
    window.updateIfNeeded()
    return DisplayList(of: window).items.flatMap(\.commands).map { command in
      switch command {
      case .text(let line, let color): "\(line.text) \(line.fontSize) \(color.css)"
      case .fill(let shape, let color): "fill \(shape.rect.width) \(color.css)"
      case .stroke: "stroke"
      }
    }
  }

  /// Returns what a text or a fill of a color draws in a style.
  private func line(
    _ text: String,
    size: Double,
    _ color: UIColor,
    in style: UIUserInterfaceStyle
  ) -> String {
    let traits = UITraitCollection(userInterfaceStyle: style)
    return "\(text) \(size) \(color.resolvedColor(with: traits).cgColor)"
  }

  @Test("The content of a style resolves its colors for the traits and the state of the control")
  func button() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      for isPressed in [false, true] {
        var schemes: [ColorScheme] = []
        let button = Control(style: Emphasis { schemes.append($0) }, isPressed: isPressed)
        let text = line("Go", size: 20, isPressed ? .secondaryLabel : .label, in: style)
        #expect(
          drawn(button, in: style) == [line("fill", size: 100, .systemBackground, in: style), text]
        )
        #expect(schemes == [style == .dark ? .dark : .light])
      }
    }
  }

  @Test("The state of a switch selects its color")
  func toggle() {
    for isOn in [false, true] {
      var parts = Check.Configuration()
      parts.label = AnyView(Text("Wi-Fi"))
      parts.isOn = isOn
      let color = isOn ? UIColor.systemGreen : .systemRed
      let content = Check().makeBody(configuration: parts)
      #expect(drawn(content, in: .dark) == [line("Wi-Fi", size: 17, color, in: .dark)])
    }
  }

  @Test("A sum of texts keeps the colors and the fonts of its parts")
  func text() {
    let text = Text("a").foregroundColor(.red) + Text("b").font(.system(size: 10))
    let content = text.foregroundColor(.blue).font(.system(size: 12)).foregroundColor(.green)
    #expect(
      drawn(content, in: .light) == [
        line("a", size: 12, .systemRed, in: .light),
        line("b", size: 10, .systemBlue, in: .light),
      ]
    )
  }
}
