import Testing
import UIKitNames

/// A controller that sets colors of layers once.
private final class BorderController: UIViewController {
  private(set) var styles: [UIUserInterfaceStyle] = []
  private(set) var border: CGColor?

  override func loadView() {
    view = UIView()
    styles.append(UITraitCollection.current.userInterfaceStyle)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    styles += [traitCollection.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    styles.append(UIView().traitCollection.userInterfaceStyle)
    border = UIColor.systemBackground.cgColor
  }
}

@Suite("Traits before a view is in a window")
struct PredictionTests {
  @Test("A view that is loaded for a window has the traits of the window")
  func loading() {
    let scene = UIWindowScene(systemTraits: UITraitCollection(userInterfaceStyle: .dark))
    let window = UIWindow(windowScene: scene)
    let (root, presented, alone) = (BorderController(), BorderController(), BorderController())
    window.rootViewController = root
    #expect(root.styles == Array(repeating: .dark, count: 4))
    #expect(root.border?.components?.prefix(3) == [0, 0, 0])
    window.makeKeyAndVisible()
    window.updateIfNeeded()
    root.present(presented, animated: false)
    #expect(presented.styles == Array(repeating: .dark, count: 4))
    // The elevated background, of Apple's Human Interface Guidelines.
    #expect(presented.border.map { UIColor(cgColor: $0).bytes } == [0x1c, 0x1c, 0x1e, 255])
    #expect(alone.view.traitCollection == UITraitCollection())
    #expect(alone.styles == Array(repeating: .unspecified, count: 4))
    #expect(UITraitCollection.current == UITraitCollection())
  }

  #if os(Linux) || os(macOS)
  @Test("On the main actor, the screen and the key window predict traits")
  func mainActor() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        func check(_ style: UIUserInterfaceStyle) {
          let view = UIView()
          let child = UIView()
          view.addSubview(child)
          child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in }
          let found = [
            UITraitCollection.current, UIView().traitCollection, UIViewController().traitCollection,
            view.traitCollection, child.traitCollection,
          ].map(\.userInterfaceStyle)
          guard found == Array(repeating: style, count: 5) else { exit(1) }
        }
        check(.unspecified)
        UIScreen.main.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
        check(.dark)
        let scene = UIWindowScene(systemTraits: UITraitCollection(userInterfaceStyle: .light))
        let window = UIWindow(windowScene: scene)
        check(.dark)
        window.makeKeyAndVisible()
        check(.light)
        // What is set wins, and an override of a view.
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
          guard UITraitCollection.current.userInterfaceStyle == .dark else { exit(2) }
        }
        let view = UIView()
        view.overrideUserInterfaceStyle = .dark
        guard view.traitCollection.userInterfaceStyle == .dark else { exit(3) }
        exit(0)
      }
    }
  }
  #endif
}
