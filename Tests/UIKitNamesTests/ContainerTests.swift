import Testing
import UIKitNames

private final class Log {
  var entries: [String] = []

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

private final class Page: UIViewController {
  let log: Log

  init(_ title: String, _ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError() }

  private func note(_ text: String) { log.entries.append("\(title ?? "") \(text)") }

  override func viewDidAppear(_ animated: Bool) { note("appeared") }
  override func viewWillDisappear(_ animated: Bool) { note("disappears") }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "left" : "joined")
  }
}

private final class ThemedNavigationController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    traitOverrides.appTheme = .bold
  }
}

private final class CollapsingDelegate: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    .primary
  }
}

@Suite("Container controllers")
struct ContainerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 900, height: 500))
  private let log = Log()

  private func display(_ controller: UIViewController) {
    window.rootViewController = controller
    controller.view.frame = window.bounds
    window.updateIfNeeded()
  }

  @Test("A navigation controller displays the top of its stack, which inherits its traits")
  func navigation() {
    let (first, second) = (Page("first", log), Page("second", log))
    let navigation = ThemedNavigationController(rootViewController: first)
    display(navigation)
    first.navigationController?.pushViewController(second, animated: true)
    window.updateIfNeeded()
    let pushed = ["first disappears", "second joined", "second appeared"]
    #expect(log.take() == ["first joined", "first appeared"] + pushed)
    #expect(navigation.viewControllers == [first, second] && navigation.children.count == 2)
    #expect(navigation.topViewController == second && second.view.frame == window.bounds)
    #expect(second.traitCollection.appTheme == .bold && first.viewIfLoaded?.superview == nil)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.popToRootViewController(animated: true) == [second])
    #expect(navigation.popViewController(animated: true) == nil)
    window.updateIfNeeded()
    #expect(log.take() == ["second disappears", "second left", "first appeared"])
    first.show(second, sender: nil)
    navigation.viewControllers = [second, navigation, second]
    #expect(navigation.viewControllers == [second] && first.parent == nil)
    #expect(navigation.popToViewController(first, animated: false) == nil)
    #expect(first.navigationController == nil)
  }

  @Test("A split view controller displays its columns, and one of them in a compact width")
  func split() {
    let (list, detail, other) = (Page("list", log), Page("detail", log), Page("other", log))
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredPrimaryColumnWidth = 300
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    window.traitOverrides.horizontalSizeClass = .regular
    display(split)
    #expect(split.viewController(for: .primary) == list && list.splitViewController == split)
    #expect(list.view.frame.width == 300 && detail.view.frame.width == 600)
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)
    #expect(list.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
    split.hide(.primary)
    window.updateIfNeeded()
    #expect(list.view.window == nil && detail.view.frame.width == 900)
    list.showDetailViewController(other, sender: nil)
    split.show(.primary)
    window.updateIfNeeded()
    #expect(split.viewControllers == [list, other] && detail.splitViewController == nil)
    #expect(other.view.frame.width == 600 && split.displayMode == .oneBesideSecondary)

    window.traitOverrides.horizontalSizeClass = .compact
    #expect(window.updateIfNeeded().isEmpty)
    #expect(split.isCollapsed && list.view.window == nil && other.view.frame.width == 900)
    #expect(other.traitCollection.splitViewControllerLayoutEnvironment == .collapsed)
    split.show(.primary)
    window.updateIfNeeded()
    #expect(other.view.window == nil && list.view.frame.width == 900)
  }

  @Test("The delegate selects the compact column, and three columns share a regular width")
  func columns() {
    let split = UISplitViewController(style: .tripleColumn)
    let delegate = CollapsingDelegate()
    split.delegate = delegate
    let pages = ["first", "second", "third"].map { Page($0, log) }
    split.viewControllers = pages
    window.traitOverrides.horizontalSizeClass = .compact
    display(split)
    #expect(pages.map { $0.viewIfLoaded?.window != nil } == [true, false, false])
    window.traitOverrides.horizontalSizeClass = .regular
    window.updateIfNeeded()
    #expect(pages.map(\.view.frame.width) == [320, 320, 260])
  }

  @Test("The current device has the traits of the main screen")
  func device() {
    withScreen {
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
    }
    withScreen { traits in
      traits = UITraitCollection(userInterfaceIdiom: .pad)
    } _: {
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
    }
    #expect(!UIDevice.current.systemName.isEmpty)
    #expect(UIDevice.current.systemVersion.split(separator: ".").count == 3)
  }
}
