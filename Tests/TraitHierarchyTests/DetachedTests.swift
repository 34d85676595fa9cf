import ColorValues
import DynamicColors
import Testing
import TraitHierarchy
import TraitSystem

@Suite("Nodes without a window")
struct DetachedTests {
  private static let ink = DynamicColor { traits -> DynamicColor in
    DynamicColor(traits.userInterfaceStyle == .dark ? .white : .black)
  }

  @Test("A view that is removed from a detached one keeps the override that it inherited")
  func takenOut() {
    let (outer, middle, inner) = (View(), View(), View())
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.traitOverrides.userInterfaceStyle = .dark
    middle.removeFromSuperview()
    #expect(middle.traitCollection.userInterfaceStyle == .dark)
    inner.removeFromSuperview()
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    outer.traitOverrides.userInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    let window = Window()
    window.addSubview(inner)
    window.updateIfNeeded()
    #expect(inner.traitCollection.userInterfaceStyle == .unspecified)
  }

  @Test("A view that moves to a parent without traits loses its previously inherited traits")
  func elsewhere() {
    let (outer, inner, plain) = (View(), View(), View())
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.addSubview(inner)
    plain.addSubview(inner)
    #expect(inner.traitCollection == TraitCollection())
    outer.addSubview(inner)
    inner.traitOverrides.displayScale = 2
    plain.addSubview(inner)
    #expect(inner.traitCollection == TraitCollection(displayScale: 2))
  }

  @Test("Detached nodes keep traits after a window, through controllers and without ancestors")
  func afterWindow() {
    let tree = Tree()
    tree.scene.updateIfNeeded()
    tree.middle.removeFromSuperview()
    tree.middle.traitOverrides.userInterfaceStyle = .dark
    tree.child.view.removeFromSuperview()
    #expect(tree.child.traitCollection.userInterfaceStyle == .dark)
    #expect(tree.child.view.traitCollection.userInterfaceStyle == .dark)
    let inner = View()
    do {
      let outer = View()
      outer.traitOverrides.displayScale = 3
      outer.addSubview(inner)
    }
    #expect(inner.superview == nil && inner.traitCollection.displayScale == 3)
  }

  @Test("Views that are drawn and laid out without a window repeat both in a window")
  func ranOutside() {
    final class Probe: View {
      var log: [String] = []
      override func layoutSubviews() { log.append("layout \(traitCollection.displayScale)") }
      override func draw(_ rect: Rect) { log.append("draw \(DetachedTests.ink.resolvedColor.hex)") }
    }
    let probe = Probe()
    probe.updateIfNeeded()
    #expect(probe.log == ["layout 0.0", "draw #000000"])
    probe.traitOverrides.userInterfaceStyle = .dark
    probe.traitOverrides.displayScale = 2
    let window = Window()
    window.addSubview(probe)
    window.updateIfNeeded()
    #expect(probe.log.suffix(2) == ["layout 2.0", "draw #ffffff"])
    let count = probe.log.count
    probe.removeFromSuperview()
    window.addSubview(probe)
    window.updateIfNeeded()
    #expect(probe.log.count == count)
  }

  @Test("A window and views that are released before an update are deallocated")
  func dropped() {
    weak var window: Window?
    weak var view: View?
    weak var scene: WindowScene?
    do {
      let made = Window()
      window = made
      made.traitOverrides.userInterfaceStyle = .dark
      let below = View()
      view = below
      below.traitOverrides.displayScale = 2
      made.addSubview(below)
      below.traitOverrides.displayScale = 3
      let above = WindowScene()
      scene = above
      above.add(made)
      above.traitOverrides.displayScale = 1
    }
    #expect(window == nil && view == nil && scene == nil)
    let kept = Window()
    for _ in 0..<200 {
      let below = View()
      view = below
      kept.addSubview(below)
      below.traitOverrides.displayScale = 3
      below.removeFromSuperview()
    }
    #expect(view == nil)
    kept.traitOverrides.userInterfaceStyle = .light
    #expect(kept.updateIfNeeded().isEmpty)
    #expect(kept.traitCollection.userInterfaceStyle == .light)
  }

  @Test("The view of a presented controller ends its presentation when it moves elsewhere")
  func presented() {
    let (tree, other) = (Tree(), Window())
    let modal = ViewController()
    let presentation = PresentationController(presenting: modal, over: tree.window)
    let upper = PresentationController(presentedViewController: ViewController(), presenting: modal)
    upper.present(over: tree.window)
    tree.scene.updateIfNeeded()
    other.addSubview(modal.view)
    #expect(presentation.window == nil && upper.window == nil && tree.window.presentedViews.isEmpty)
    tree.window.windowScene = nil
    tree.window.updateIfNeeded()
    other.updateIfNeeded()
    other.traitOverrides.userInterfaceStyle = .dark
    other.updateIfNeeded()
    #expect(modal.traitCollection.userInterfaceStyle == .dark)
    presentation.present(over: tree.window)
    #expect(other.subviews.isEmpty && modal.view.window === tree.window)
    tree.window.rootViewController = modal
    #expect(presentation.window == nil && tree.window.subviews.contains { $0 === modal.view })
  }

  @Test("Callbacks that move or remove the view leave it in one place")
  func callbacks() {
    final class Restless: ViewController {
      var target: View?
      override func viewWillAppear(_ animated: Bool) { target?.addSubview(view) }
      override func viewWillDisappear(_ animated: Bool) { view.removeFromSuperview() }
    }
    let window = Window()
    let (first, second) = (View(), View())
    window.addSubview(first)
    window.addSubview(second)
    let controller = Restless()
    controller.target = second
    first.addSubview(controller.view)
    #expect(first.subviews.isEmpty && second.subviews.count == 1)
    controller.target = first
    controller.view.removeFromSuperview()
    #expect(second.subviews.isEmpty && controller.view.superview == nil)
    first.addSubview(controller.view)
    #expect(first.subviews.count == 1 && window.updateIfNeeded().isEmpty)
  }

  @Test("A deallocated controller doesn't affect its children")
  func endedParent() {
    let tree = Tree()
    let inner = ViewController()
    do {
      let parent = ViewController()
      parent.setOverrideTraitCollection(
        TraitCollection(userInterfaceStyle: .dark),
        forChild: inner
      )
      parent.addChild(inner)
      tree.middle.addSubview(inner.view)
      tree.scene.updateIfNeeded()
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
    }
    tree.scene.updateIfNeeded()
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }
}
