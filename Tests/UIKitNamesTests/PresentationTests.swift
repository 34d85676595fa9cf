import Testing
import TestSupport
import UIKitNames

/// A recorder of events in order.
private final class Log {
  var entries: [String] = []

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

private final class Sheet: UIViewController {
  let name: String
  let log: Log
  var whenAppeared: ((Sheet) -> Void)?

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  private func note(_ text: String) { log.entries.append("\(name) \(text)") }

  override func viewDidLoad() { note("loaded") }
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("disappeared") }

  override func viewDidAppear(_ animated: Bool) {
    note("appeared")
    whenAppeared?(self)
  }
}

private final class LayoutController: UIPresentationController {
  var log: [String] = []

  override func containerViewWillLayoutSubviews() { log.append("will") }
  override func containerViewDidLayoutSubviews() { log.append("did") }
}

private final class HalfSheetController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

private final class HalfSheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    HalfSheetController(presentedViewController: presented, presenting: presenting)
  }
}

private final class LayoutDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    LayoutController(presentedViewController: presented, presenting: presenting)
  }
}

@Suite("Presentations by UIKit's names")
struct PresentationTests {
  private let log = Log()
  private let scene = UIWindowScene(systemTraits: UITraitCollection(userInterfaceStyle: .light))
  private let root = UIViewController()
  private let window: UIWindow

  init() {
    window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.updateIfNeeded()
  }

  private func sheet(_ name: String) -> Sheet { Sheet(name, log) }

  /// Presents sheets from each other, the first one from the root.
  private func stack(_ names: String...) -> [Sheet] {
    var presenter: UIViewController = root
    return names.map { name in
      let sheet = sheet(name)
      presenter.present(sheet, animated: false)
      presenter = sheet
      return sheet
    }
  }

  @Test("The presentation controller determines the frame of the presented view")
  func frames() {
    window.frame = CGRect(x: 0, y: 0, width: 80, height: 100)
    let (full, half) = (sheet("full"), sheet("half"))
    let delegate = HalfSheetDelegate()
    (half.modalPresentationStyle, half.transitioningDelegate) = (.custom, delegate)
    root.present(full, animated: true)
    full.present(half, animated: true)
    #expect(full.presentationController?.presentedView == full.view)
    #expect(full.view.frame == window.bounds)
    #expect(half.view.frame == CGRect(x: 0, y: 50, width: 80, height: 50))
    window.frame.height = 60
    window.layoutIfNeeded()
    #expect(full.view.frame == window.bounds)
    #expect(half.view.frame == CGRect(x: 0, y: 30, width: 80, height: 30))
    full.view.frame.height = 10
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(full.view.frame.height == 10)
  }

  @Test("The completion follows the appearance of the view, and may present another controller")
  func completion() {
    let (menu, alert) = (sheet("menu"), sheet("alert"))
    root.present(menu, animated: true) { [log] in
      log.entries.append("completed")
      menu.present(alert, animated: true) { log.entries.append("completed alert") }
    }
    #expect(
      log.take() == [
        "menu loaded", "menu will appear", "menu is appearing", "menu appeared", "completed",
        "alert loaded", "alert will appear", "alert is appearing", "alert appeared",
        "completed alert",
      ]
    )
    #expect(root.presentedViewController === menu && menu.presentedViewController === alert)
    #expect(alert.presentingViewController === menu && menu.presentingViewController === root)
    #expect(alert.view.window === window)
  }

  @Test("A presentation that begins in an appearance method completes after the outer one")
  func appearing() {
    let (menu, alert) = (sheet("menu"), sheet("alert"))
    menu.whenAppeared = { [log] menu in
      menu.present(alert, animated: true) { log.entries.append("completed alert") }
      #expect(menu.presentedViewController === alert)
    }
    root.present(menu, animated: true) { [log] in log.entries.append("completed menu") }
    #expect(log.take().suffix(2) == ["completed menu", "completed alert"])
    #expect(menu.presentedViewController === alert && alert.view.window === window)
    root.dismiss(animated: true) { [log] in log.entries.append("completed") }
    #expect(
      log.take() == [
        "alert will disappear", "alert disappeared", "menu will disappear", "menu disappeared",
        "completed",
      ]
    )
    #expect(alert.view.window == nil && menu.view.window == nil)
  }

  @Test("Overrides of the presentation controller that are set in advance apply")
  func overridesBefore() {
    let menu = sheet("menu")
    let presentation = menu.presentationController
    presentation?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .compact)
    menu.presentationController?.traitOverrides.userInterfaceStyle = .dark
    #expect(menu.presentationController === presentation && presentation != nil)
    #expect(menu.presentingViewController == nil)
    root.present(menu, animated: false)
    #expect(menu.presentationController === presentation)
    #expect(presentation?.presentingViewController === root)
    #expect(menu.traitCollection.horizontalSizeClass == .compact)
    #expect(menu.view.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .light)
    // A child has the presentation controller of its parent.
    let child = UIViewController()
    menu.addChild(child)
    #expect(child.presentationController === presentation)
    menu.dismiss(animated: false)
    #expect(menu.presentationController !== presentation)
    menu.presentationController?.traitOverrides.userInterfaceLevel = .elevated
    root.present(menu, animated: false)
    #expect(menu.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test("A delegate creates the presentation controller in advance, for the current style")
  func delegateBefore() {
    let menu = sheet("menu")
    let delegate = LayoutDelegate()
    let ordinary = menu.presentationController
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = delegate
    let custom = menu.presentationController as? LayoutController
    #expect(custom != nil && ordinary !== custom)
    root.present(menu, animated: false)
    #expect(menu.presentationController === custom)
    #expect(custom?.log == ["will", "did"])
    custom?.containerView?.setNeedsLayout()
    window.updateIfNeeded()
    #expect(custom?.log == ["will", "did", "will", "did"])
  }

  @Test("A requested presentation controller retains nothing")
  func lifetimes() {
    weak var controller: UIViewController?
    weak var presentation: UIPresentationController?
    var kept: UIPresentationController?
    do {
      let menu = sheet("menu")
      controller = menu
      presentation = menu.presentationController
      kept = presentation
      #expect(presentation?.presentedViewController === menu)
    }
    #expect(controller == nil)
    #expect(kept?.presentedViewController.isViewLoaded == false)
    kept = nil
    #expect(presentation == nil)
    do {
      let menu = sheet("menu")
      controller = menu
      presentation = menu.presentationController
      root.present(menu, animated: false)
    }
    #expect(controller != nil && presentation != nil)
    root.dismiss(animated: false)
    #expect(controller == nil && presentation == nil)
  }

  @Test(
    "A dismissal removes the presented controller and all above it, or the controller itself",
    arguments: [(-1, 0), (0, 1), (1, 2), (2, 2)]
  )
  func dismissing(dismissed: Int, left: Int) {
    let sheets = stack("a", "b", "c")
    _ = log.take()
    var completions = 0
    (dismissed < 0 ? root : sheets[dismissed]).dismiss(animated: false) { completions += 1 }
    #expect(completions == 1)
    for (index, sheet) in sheets.enumerated() {
      #expect((sheet.view.window != nil) == (index < left), "\(sheet.name)")
      #expect((sheet.presentingViewController != nil) == (index < left), "\(sheet.name)")
      #expect((sheet.presentedViewController != nil) == (index + 1 < left), "\(sheet.name)")
    }
    // The topmost one is dismissed first.
    let gone = log.take().filter { $0.hasSuffix(" disappeared") }
    #expect(gone == ["c disappeared", "b disappeared", "a disappeared"].dropLast(left))
  }

  @Test("A presentation by a child is one by its parent controller")
  func children() {
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    let menu = sheet("menu")
    child.present(menu, animated: false)
    #expect(child.presentedViewController === menu && menu.presentingViewController === child)
    let inner = UIViewController()
    let innermost = UIViewController()
    menu.addChild(inner)
    menu.view.addSubview(inner.view)
    inner.addChild(innermost)
    #expect(innermost.presentingViewController === child)
    innermost.dismiss(animated: false)
    #expect(child.presentedViewController == nil && menu.view.window == nil)
  }

  @Test("An invalid presentation is refused, and its completion isn't called")
  func refusals() {
    let sheets = stack("a", "b")
    let other = UIWindow(windowScene: scene)
    let otherRoot = UIViewController()
    other.rootViewController = otherRoot
    let child = UIViewController()
    otherRoot.addChild(child)
    let cases: [(UIViewController, UIViewController)] = [
      (root, sheet("x")), (sheets[0], sheet("x")), (sheets[1], sheets[1]), (sheets[1], sheets[0]),
      (sheets[1], root), (sheets[1], otherRoot), (sheets[1], child), (otherRoot, sheets[0]),
      (otherRoot, otherRoot), (UIViewController(), sheet("x")), (child, sheet("x")),
    ]
    for (index, (presenter, controller)) in cases.enumerated() {
      presenter.present(controller, animated: false) { Issue.record("case \(index)") }
    }
    #expect(root.presentedViewController === sheets[0])
    #expect(sheets[0].presentedViewController === sheets[1])
    #expect(sheets[1].presentedViewController == nil && otherRoot.presentedViewController == nil)
    #expect(root.view.window === window && otherRoot.view.window === other)
    root.dismiss(animated: false)
    root.dismiss(animated: false) { Issue.record("dismissed") }
    // It can be added again, also elsewhere.
    otherRoot.present(sheets[1], animated: false)
    #expect(sheets[1].view.window === other)
  }

  @Test("A presented view that moves is dismissed, unless it remains in its window")
  func views() {
    let other = UIWindow(windowScene: scene)
    let sheets = stack("a", "b")
    let dimming = UIView()
    window.addSubview(dimming)
    dimming.addSubview(sheets[0].view)
    window.updateIfNeeded()
    #expect(root.presentedViewController === sheets[0] && sheets[0].view.superview === dimming)
    dimming.overrideUserInterfaceStyle = .dark
    window.updateIfNeeded()
    #expect(sheets[0].traitCollection.userInterfaceStyle == .light)
    dimming.removeFromSuperview()
    #expect(sheets[0].view.window === window)

    other.addSubview(sheets[0].view)
    #expect(root.presentedViewController == nil && sheets[1].view.window == nil)
    #expect(sheets[0].view.window === other && dimming.subviews.isEmpty)
    window.windowScene = nil
    window.updateIfNeeded()
    other.windowScene = nil
    other.updateIfNeeded()
    other.overrideUserInterfaceStyle = .dark
    other.updateIfNeeded()
    #expect(sheets[0].traitCollection.userInterfaceStyle == .dark)
    other.addSubview(window)
    #expect(window.superview == nil)
  }

  @Test("Random presentations and dismissals agree with a model of stacks")
  func model() {
    var random = SplitMix64(seed: 15)
    var stack: [UIViewController] = [root]
    let pool = (0..<6).map { sheet("\($0)") }
    for _ in 0..<2000 {
      let presenter = ([root] + pool)[Int.random(in: 0...pool.count, using: &random)]
      let place = stack.firstIndex { $0 === presenter }
      var completions = 0
      if Bool.random(using: &random) {
        let other = pool[Int.random(in: 0..<pool.count, using: &random)]
        let isPossible = presenter === stack.last && !stack.contains { $0 === other }
        presenter.present(other, animated: false) { completions += 1 }
        if isPossible { stack.append(other) }
        #expect(completions == (isPossible ? 1 : 0))
      } else {
        presenter.dismiss(animated: false) { completions += 1 }
        let left = place.map { $0 + 1 < stack.count ? $0 + 1 : max($0, 1) } ?? stack.count
        #expect(completions == (left < stack.count ? 1 : 0))
        stack = Array(stack.prefix(left))
      }
      let found = sequence(first: root) { $0.presentedViewController }.map { $0 }
      #expect(found.map { ObjectIdentifier($0) } == stack.map { ObjectIdentifier($0) })
      #expect(
        window.presentedViews.map { ObjectIdentifier($0) }
          == stack.dropFirst().map { ObjectIdentifier($0.view) }
      )
    }
  }
}

@Suite("Catalog in the documentation")
struct MemoryCatalogTests {
  @Test("A catalog in memory requires only the import of this module")
  func catalog() {
    let catalog: any ColorCatalog = MemoryColorCatalog([
      "Paper": UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(white: 0.1, alpha: 1) : UIColor(white: 1, alpha: 1)
      }
    ])
    // `AssetCatalog.main` is shared by all tests of the process and isn't changed.
    let paper = catalog.color(named: "Paper")
    #expect(paper?.bytes(UITraitCollection(userInterfaceStyle: .light)) == [255, 255, 255, 255])
    #expect(catalog.color(named: "Stone") == nil)
  }
}
