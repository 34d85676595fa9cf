import Testing
import UIKitNames

private enum BezelTrait: UITraitDefinition {
  static let defaultValue = 0
  static let affectsColorAppearance = true
  static let identifier = "org.example.uikitnames.bezel"
}

private class BezelView: UIView {
  private(set) var drawn: [Int] = []

  override func draw(_ rect: CGRect) { drawn.append(traitCollection[BezelTrait.self]) }
}

@Suite("The traits of the screen")
struct ScreenTests {
  /// Runs a closure while the screen has a value of a trait that only this suite uses.
  private func withBezel(_ value: Int, _ body: () -> Void) {
    withScreen {
      $0 = $0.modifyingTraits { $0[BezelTrait.self] = value }
    } _: {
      body()
    }
  }

  @Test("A key window without a scene takes the screen traits of a phone")
  func defaults() {
    let window = UIWindow(frame: .zero)
    withScreen { window.makeKeyAndVisible() }
    #expect(window.traitCollection.userInterfaceStyle == .light)
    #expect(window.traitCollection.preferredContentSizeCategory == .large)
    #expect(window.traitCollection.displayScale == 3)
  }

  @Test("A handler registered before the window becomes key runs only for later changes")
  func handlers() {
    let window = UIWindow(frame: .zero)
    let controller = UIViewController()
    window.rootViewController = controller
    var changes: [String] = []
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIViewController, previous: UITraitCollection) in
      let new = controller.traitCollection.userInterfaceStyle
      changes.append("\(previous.userInterfaceStyle) > \(new)")
    }
    withScreen { window.makeKeyAndVisible() }
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    window.updateIfNeeded()
    window.overrideUserInterfaceStyle = .light
    window.updateIfNeeded()
    #expect(changes.isEmpty)
    window.overrideUserInterfaceStyle = .dark
    window.updateIfNeeded()
    #expect(changes == ["light > dark"])
  }

  @Test("A window that becomes key reports its pending override")
  func pending() {
    let window = UIWindow(frame: .zero)
    var changes = 0
    window.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindow, previous) in
      changes += previous.userInterfaceStyle == .light ? 1 : 10
    }
    window.overrideUserInterfaceStyle = .dark
    withScreen { window.makeKeyAndVisible() }
    window.updateIfNeeded()
    #expect(changes == 1 && window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A view that was drawn before is redrawn, and a later key window is a change")
  func drawing() {
    let window = UIWindow(frame: .zero)
    let view = BezelView()
    window.addSubview(view)
    window.updateIfNeeded()
    var changes = 0
    view.registerForTraitChanges([BezelTrait.self]) { (_: BezelView, _) in changes += 1 }
    withBezel(1) { window.makeKeyAndVisible() }
    window.updateIfNeeded()
    #expect(view.drawn == [0, 1] && changes == 0)
    withBezel(2) { window.makeKey() }
    window.updateIfNeeded()
    #expect(view.drawn == [0, 1, 2] && changes == 1)
  }

  @Test("A window keeps the traits of a scene that is released, or that it is removed from")
  func formerScene() {
    for isReleased in [true, false] {
      var scene: UIWindowScene? = UIWindowScene(
        systemTraits: UITraitCollection(userInterfaceStyle: .dark)
      )
      let window = scene.map(UIWindow.init(windowScene:)) ?? UIWindow()
      if isReleased { scene = nil } else { window.windowScene = nil }
      withScreen { window.makeKeyAndVisible() }
      window.updateIfNeeded()
      #expect(window.windowScene == nil && scene?.windows.isEmpty != false)
      #expect(window.traitCollection.userInterfaceStyle == .dark)
      #expect(window.screen === UIScreen.main)
    }
  }

  @Test("don't apply to a window in a scene")
  func scene() {
    let window = UIWindow(frame: .zero)
    withBezel(1) { window.makeKeyAndVisible() }
    let scene = UIWindowScene(systemTraits: UITraitCollection(userInterfaceStyle: .dark))
    window.windowScene = scene
    withBezel(2) { window.makeKeyAndVisible() }
    scene.updateIfNeeded()
    #expect(window.traitCollection == UITraitCollection(userInterfaceStyle: .dark))
  }
}
