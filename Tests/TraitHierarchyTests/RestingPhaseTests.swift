import ColorValues
import DynamicColors
import Testing
import TraitSystem

@testable import TraitHierarchy

@Suite("Phases at rest")
struct RestingPhaseTests {
  private final class Generic<Value>: View {}
  private class Properties: View { override func updateProperties() {} }
  private final class Constraints: Properties { override func updateConstraints() {} }
  private final class Layout: View { override func layoutSubviews() {} }
  private final class Display: View { override func draw(_ rect: Rect) {} }

  private static let all: NodeFlags = [
    .restsInProperties, .restsInConstraints, .restsInLayout, .restsInDisplay,
  ]

  @Test("Phases at rest are those whose methods a class doesn't override")
  func classes() {
    let cases: [(View, NodeFlags)] = [
      (View(), Self.all), (Generic<Int>(), Self.all),
      (Window(), Self.all.subtracting(.restsInLayout)),
      (Properties(), Self.all.subtracting(.restsInProperties)),
      (Constraints(), Self.all.subtracting([.restsInProperties, .restsInConstraints])),
      (Layout(), Self.all.subtracting(.restsInLayout)),
      (Display(), Self.all.subtracting(.restsInDisplay)),
    ]
    for (view, phases) in cases {
      #expect(view.phasesAtRest == phases, "\(type(of: view))")
    }
  }

  @Test("A plain view with a new background is no longer at rest")
  func background() {
    let tree = Tree()
    tree.scene.updateIfNeeded()
    let tracker = RedrawTracker(tree.scene)
    tree.middle.backgroundColor = DynamicColor(light: .white, dark: .black)
    tree.scene.updateIfNeeded()
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    #expect(tracker.takeRedraws().map { $0.node === tree.middle } == [true])
  }

  private final class Controller: ViewController {
    var layouts = 0
    override func viewWillLayoutSubviews() {
      _ = traitCollection.displayScale
      layouts += 1
    }
  }

  @Test("A plain view with a new controller is no longer at rest, before or after its layout")
  func controller() {
    let tree = Tree()
    let (early, late) = (View(), View())
    for view in [early, late] { tree.middle.addSubview(view) }
    let (first, second) = (Controller(), Controller())
    first.view = early
    tree.scene.updateIfNeeded()
    #expect(first.layouts == 1)
    second.view = late
    late.setNeedsLayout()
    tree.scene.updateIfNeeded()
    #expect(second.layouts == 1)
    tree.scene.traitOverrides.displayScale = 2
    tree.scene.updateIfNeeded()
    #expect((first.layouts, second.layouts) == (2, 2))
  }

  private final class Presentation: PresentationController {
    var layouts = 0
    override func containerViewWillLayoutSubviews() { layouts += 1 }
  }

  @Test("A plain window at rest still lays out its presentations")
  func presentation() {
    let tree = Tree()
    tree.scene.updateIfNeeded()
    let presentation = Presentation(presenting: ViewController(), over: tree.window)
    tree.window.setNeedsLayout()
    tree.scene.updateIfNeeded()
    #expect(presentation.layouts == 1)
  }

  @Test("A phase at rest completes immediately and clears its flags")
  func flags() {
    let tree = Tree()
    let view = View()
    tree.middle.addSubview(view)
    tree.middle.layoutIfNeeded()
    #expect(view.flags.isDisjoint(with: [.needsProperties, .needsConstraints, .needsLayout]))
    #expect(view.flags.contains(.needsDisplay))
    tree.scene.updateIfNeeded()
    #expect(view.flags.isDisjoint(with: [.needsAll, .queued]))
  }
}
