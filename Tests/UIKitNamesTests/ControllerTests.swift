import Testing
import UIKitNames

private class PanelController: UIViewController {
  private let column: Int
  private(set) var log: [String] = []

  init(column: Int) {
    self.column = column
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() { view = UIView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.tag = column
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.append("appearing \(traitCollection.horizontalSizeClass)")
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log.append("\(traitCollection.horizontalSizeClass) → \(newCollection.horizontalSizeClass)")
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.log.append("alongside") })
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("\(view.frame.width) → \(size.width)")
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.log.append("\(self?.view.frame.width ?? 0)") }
    )
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.append(parent == nil ? "will leave" : "will enter")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.append(parent == nil ? "left" : "entered")
  }
}

private final class DimmingController: UIPresentationController {
  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
    traitOverrides.userInterfaceLevel = .elevated
  }
}

private final class Dimming: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingController(presentedViewController: presented, presenting: presenting)
  }
}

@Suite("Controllers by UIKit's names")
struct ControllerTests {
  private let scene = UIWindowScene(
    systemTraits: UITraitCollection {
      $0.horizontalSizeClass = .regular
      $0.userInterfaceStyle = .light
    }
  )
  private let root = UIViewController()
  private let window: UIWindow

  init() {
    window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.updateIfNeeded()
  }

  private func embed(_ child: UIViewController) {
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
  }

  @Test("A parent determines the traits of a child")
  func childTraits() {
    let child = PanelController(column: 3)
    embed(child)
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    root.setOverrideTraitCollection(
      UITraitCollection(traitsFrom: [compact, UITraitCollection(userInterfaceStyle: .dark)]),
      forChild: child
    )
    window.updateIfNeeded()
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    #expect(root.overrideTraitCollection(forChild: child)?.containsTraits(in: compact) == true)
    child.traitOverrides.horizontalSizeClass = .regular
    window.updateIfNeeded()
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.log == ["will enter", "entered", "appearing compact"])
    #expect(root.view.viewWithTag(3) === child.view)

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.log.suffix(2) == ["will leave", "left"])
  }

  @Test("A change of the window's size is announced, and resizes the root view")
  func size() {
    let panel = PanelController(column: 1)
    let bounds = CGRect(x: 0, y: 0, width: 80, height: 50)
    window.frame = bounds
    #expect(root.view.frame == bounds)
    window.rootViewController = panel
    #expect(panel.view.frame == bounds)
    let child = PanelController(column: 2)
    panel.addChild(child)
    let start = panel.log.count
    window.frame.width = 100
    window.frame.width = 100
    #expect(panel.view.frame.width == 100)
    #expect(panel.log.dropFirst(start) == ["80.0 → 100.0", "100.0"])
    #expect(child.log.suffix(2) == ["0.0 → 100.0", "0.0"])
    panel.view.frame.width = 60
    window.frame.width = 70
    #expect(panel.view.frame.width == 60)
    let other = UIViewController(view: UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2)))
    window.rootViewController = other
    #expect(other.view.frame.width == 2)
  }

  @Test("A change of device traits is announced once before the traits change")
  func transition() {
    let child = PanelController(column: 1)
    embed(child)
    window.updateIfNeeded()
    let start = child.log.count
    scene.systemTraits = scene.systemTraits.modifyingTraits { $0.horizontalSizeClass = .compact }
    scene.systemTraits = scene.systemTraits.modifyingTraits { $0.horizontalSizeClass = .compact }
    #expect(child.log.dropFirst(start) == ["regular → compact", "alongside"])
    window.updateIfNeeded()
    child.traitOverrides.horizontalSizeClass = .regular
    window.updateIfNeeded()
    scene.systemTraits = scene.systemTraits.modifyingTraits { $0.horizontalSizeClass = .regular }
    #expect(child.log.count == start + 2)
  }

  @Test("A controller is presented over the window, without the presenter's overrides")
  func presenting() {
    root.overrideUserInterfaceStyle = .dark
    let sheet = PanelController(column: 2)
    var completions: [String] = []
    root.present(sheet, animated: true) { completions.append("presented") }
    root.present(PanelController(column: 9), animated: true) { completions.append("again") }
    window.updateIfNeeded()
    #expect(root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root)
    #expect(sheet.view.window === window)
    #expect(sheet.traitCollection.userInterfaceStyle == .light)
    sheet.presentationController?.overrideTraitCollection = UITraitCollection(
      horizontalSizeClass: .compact
    )
    window.updateIfNeeded()
    #expect(sheet.traitCollection.horizontalSizeClass == .compact)
    sheet.dismiss(animated: true) { completions.append("dismissed") }
    sheet.dismiss(animated: true) { completions.append("again") }
    #expect(root.presentedViewController == nil)
    #expect(sheet.view.window == nil)
    #expect(completions == ["presented", "dismissed"])
  }

  @Test("A transitioning delegate creates the presentation controller")
  func customPresentation() {
    let sheet = UIViewController()
    let delegate = Dimming()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    root.present(sheet, animated: false)
    window.updateIfNeeded()
    let presentation = sheet.presentationController
    #expect(presentation is DimmingController)
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    root.dismiss(animated: false)
    #expect(sheet.presentationController !== presentation && sheet.presentingViewController == nil)
  }

  @Test("A controller without a window presents nothing")
  func presentingNowhere() {
    let loose = UIViewController()
    loose.present(UIViewController(), animated: false) { Issue.record("presented") }
    #expect(loose.presentedViewController == nil)
  }

  @Test("The key window is the last window of its scene that became key")
  func keyWindow() {
    #expect(scene.keyWindow === window)
    let other = UIWindow(windowScene: scene)
    other.isHidden = true
    #expect(!other.isKeyWindow)
    other.makeKeyAndVisible()
    #expect(scene.keyWindow === other && !window.isKeyWindow && !other.isHidden)
  }
}
