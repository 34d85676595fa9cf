import Testing
import TraitHierarchy
import TraitSystem

@Suite("Initial traits of nodes")
struct PredictionTests {
  private let dark = TraitCollection(userInterfaceStyle: .dark)

  /// A view with a subview, each with a handler that records the previous and the new style.
  private func observed(_ log: Log) -> View {
    let (view, inner) = (View(), View())
    inner.traitOverrides.horizontalSizeClass = .compact
    view.addSubview(inner)
    for (name, view) in [("outer", view), ("inner", inner)] {
      view.registerForTraitChanges(
        [UserInterfaceStyleTrait.self, HorizontalSizeClassTrait.self]
      ) { (view: View, previous) in
        let (old, new) = (previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle)
        log.entries.append("\(name) \(old) \(new)")
      }
    }
    return view
  }

  private final class Log {
    var entries: [String] = []
  }

  @Test("Handlers are called for overrides above and later changes, but not for device traits")
  func firstAttachment() {
    let log = Log()
    let scene = WindowScene(systemTraits: dark)
    let window = Window(windowScene: scene)
    let first = observed(log)
    window.addSubview(first)
    window.updateIfNeeded()
    #expect(log.entries.isEmpty && first.traitCollection.userInterfaceStyle == .dark)
    let container = View()
    container.traitOverrides.userInterfaceStyle = .light
    window.addSubview(container)
    container.addSubview(observed(log))
    window.updateIfNeeded()
    #expect(log.entries == ["outer dark light", "inner dark light"])
    log.entries = []
    // Another attachment compares with the actual traits.
    container.addSubview(first)
    window.updateIfNeeded()
    #expect(log.entries == ["outer dark light", "inner dark light"])
  }

  @Test("The device traits are those that were last set in the hierarchy", arguments: 0..<4)
  func deviceTraits(variant: Int) {
    let log = Log()
    let scene = WindowScene(systemTraits: variant == 0 ? dark : TraitCollection())
    let window = Window(windowScene: scene)
    let application = Application()
    switch variant {
    case 0: application.connect(scene)
    case 1: scene.systemTraits = dark
    case 2:
      application.connect(scene)
      application.systemTraits = dark
    default:
      application.connect(scene)
      scene.systemTraits = dark
      application.disconnect(scene)
    }
    window.addSubview(observed(log))
    scene.updateIfNeeded()
    #expect(log.entries.isEmpty)
    #expect(window.subviews[0].traitCollection.userInterfaceStyle == .dark)
  }

  @Test("Every inherited trait counts as a change without device traits")
  func withoutDevice() {
    let log = Log()
    let window = Window()
    window.traitOverrides.userInterfaceStyle = .dark
    window.addSubview(observed(log))
    window.updateIfNeeded()
    #expect(log.entries == ["outer unspecified dark", "inner unspecified dark"])
  }
}
