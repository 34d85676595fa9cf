import UIKitNames

// Model and services of the main actor, as apps have them.

@MainActor
final class Session {
  static let shared = Session()
  private(set) var log: [String] = []

  func note(_ text: String) { log.append(text) }
}

@MainActor
func makeSession() -> Session { .shared }

// A trait and a color that depends on it.

enum AppTheme: Int, Sendable {
  case standard, bold
}

struct AppThemeTrait: UITraitDefinition {
  static let defaultValue = AppTheme.standard
  static let affectsColorAppearance = true
}

extension UITraitCollection {
  var appTheme: AppTheme { self[AppThemeTrait.self] }
}

extension UIMutableTraits {
  var appTheme: AppTheme {
    get { self[AppThemeTrait.self] }
    set { self[AppThemeTrait.self] = newValue }
  }
}

extension UIColor {
  static let ink = UIColor { traits in traits.appTheme == .bold ? .black : .systemRed }
}

// Views and controllers, whose methods and default values call code of the main actor.

final class ThemedView: UIView {
  let session = makeSession()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .ink
    registerForTraitChanges([AppThemeTrait.self]) {
      (self: Self, previous: UITraitCollection) in
      self.session.note("\(previous.appTheme) to \(self.traitCollection.appTheme)")
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  deinit { print("view released") }

  override func layoutSubviews() {
    super.layoutSubviews()
    session.note("view laid out, \(traitCollection.userInterfaceStyle)")
  }
}

final class HalfSheet: UIPresentationController {
  private var session = makeSession()

  override var frameOfPresentedViewInContainerView: CGRect {
    session.note("sheet placed")
    return CGRect(x: 0, y: 10, width: 20, height: 10)
  }
}

final class RootController: UIViewController, UIViewControllerTransitioningDelegate {
  private let session = makeSession()
  private lazy var themedView = ThemedView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(themedView)
    session.note("loaded")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    themedView.frame = view.bounds
  }

  func showSheet() {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = self
    present(sheet, animated: true) { [session] in session.note("presented") }
    dismiss(animated: true)
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    HalfSheet(presentedViewController: presented, presenting: presenting)
  }
}

final class RootNavigationController: UINavigationController {
  private let session = makeSession()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    session.note("appeared")
  }
}

@main
@MainActor
enum App {
  static func main() {
    let scene = UIWindowScene(systemTraits: UITraitCollection(userInterfaceStyle: .dark))
    UIApplication.shared.connect(scene)
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let controller = RootController()
    window.rootViewController = RootNavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.updateIfNeeded()
    window.traitOverrides.appTheme = .bold
    window.updateIfNeeded()
    controller.showSheet()
    UIApplication.shared.disconnect(scene)
    print(Session.shared.log.joined(separator: "\n"))
  }
}
