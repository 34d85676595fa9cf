import Testing
import UIKitNames

private enum Mood: Int { case calm, loud }

private struct MoodTrait: UITraitDefinition {
  static let defaultValue = Mood.calm
  static let affectsColorAppearance = true
}

extension UITraitCollection {
  fileprivate var mood: Mood { self[MoodTrait.self] }
}

extension UIMutableTraits {
  fileprivate var mood: Mood {
    get { self[MoodTrait.self] }
    set { self[MoodTrait.self] = newValue }
  }
}

private struct MoodKey: EnvironmentKey {
  static let defaultValue = Mood.calm
}

extension EnvironmentValues {
  fileprivate var mood: Mood {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}

extension MoodKey: UITraitBridgedEnvironmentKey {
  fileprivate static func read(from traitCollection: UITraitCollection) -> Mood {
    traitCollection.mood
  }

  fileprivate static func write(to mutableTraits: inout UIMutableTraits, value: Mood) {
    mutableTraits.mood = value
  }
}

private final class Seen {
  var moods: [Mood] = []
}

private struct Cell: View {
  @Environment(\.mood) var mood
  let seen: Seen

  var body: some View {
    let _ = seen.moods.append(mood)
  }
}

private final class Chart: UIView {
  var texts: [String] = []
}

private final class Coordinator {
  weak var chart: Chart?
  var isDismantled = false
}

private struct ChartView: UIViewRepresentable {
  let title: String
  let coordinator: Coordinator

  func makeCoordinator() -> Coordinator { coordinator }

  func makeUIView(context: Context) -> Chart {
    let chart = Chart()
    context.coordinator.chart = chart
    chart.texts.append("\(context.environment.colorScheme)")
    return chart
  }

  func updateUIView(_ uiView: Chart, context: Context) {
    let size: DynamicTypeSize = context.environment.dynamicTypeSize
    uiView.texts.append("\(title) \(size) \(context.coordinator.chart == uiView)")
  }

  static func dismantleUIView(_ uiView: Chart, coordinator: Coordinator) {
    coordinator.isDismantled = true
  }
}

private struct PlainView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) { uiView.tag += 1 }
}

private struct Charts: View {
  var title: String?
  let coordinator: Coordinator

  var body: some View {
    if let title { ChartView(title: title, coordinator: coordinator) }
    PlainView()
  }
}

@Suite("Environment keys bridged to UIKit traits")
struct EnvironmentTests {
  @Test("Content in a hosting controller is evaluated only for an override that it reads")
  func hosting() {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    let seen = Seen()
    let host = UIHostingController(rootView: Cell(seen: seen))
    window.rootViewController = host
    window.updateIfNeeded()
    #expect(seen.moods == [.calm])
    scene.traitOverrides.mood = .loud
    window.updateIfNeeded()
    #expect(seen.moods == [.calm, .loud])
    scene.traitOverrides.horizontalSizeClass = .compact
    window.updateIfNeeded()
    #expect(seen.moods == [.calm, .loud])
  }

  @Test("A view in content is created once, updated with content and environment, and dismantled")
  func representable() {
    let window = UIWindow()
    let coordinator = Coordinator()
    let host = UIHostingController(rootView: Charts(title: "a", coordinator: coordinator))
    window.overrideUserInterfaceStyle = .dark
    window.rootViewController = host
    window.updateIfNeeded()
    let chart = coordinator.chart
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    window.updateIfNeeded()
    host.rootView.title = "b"
    window.updateIfNeeded()
    #expect(chart?.texts == ["dark", "a large true", "a xLarge true", "b xLarge true"])
    #expect(!coordinator.isDismantled)
    host.rootView.title = nil
    window.updateIfNeeded()
    #expect(coordinator.isDismantled && chart?.window == nil)
  }

  @Test("A value set in the environment is a trait of the views below")
  func writing() {
    let values = EnvironmentValues(UITraitCollection { $0.mood = .loud })
    #expect(values.mood == .loud)
    var written = EnvironmentValues(UITraitCollection())
    written.mood = .loud
    #expect(written.traitCollection.mood == .loud)
  }
}
