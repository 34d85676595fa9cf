import ColorValues
import Testing
import TraitHierarchy
import UIKitNames

private class Screen: UIViewController {
  let title1 = UILabel()
  let button = UIButton(type: .system)
  override var preferredStatusBarStyle: UIStatusBarStyle {
    traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title1.text = "Title"
    title1.font = .preferredFont(forTextStyle: .headline)
    button.setTitle("Go", for: .normal)
    button.setTitleColor(.red, for: .disabled)
    view.addSubview(title1)
    view.addSubview(button)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
    navigationController?.navigationBar.standardAppearance = appearance
    UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseInOut], animations: {})
  }
}

extension UIView {
  fileprivate var drawnColor: Color? {
    guard case .text(_, let color)? = drawingCommands.last else { return nil }
    return color
  }
}

@Suite("Controls by UIKit's names")
struct ControlTests {
  @Test("A label and a button draw the colors for their traits and states")
  func colors() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let screen = Screen()
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.overrideUserInterfaceStyle = .light
    window.updateIfNeeded()
    #expect(screen.title1.drawnColor?.hex == "#000000")
    #expect(screen.preferredStatusBarStyle == .darkContent)
    window.tintColor = .green
    window.overrideUserInterfaceStyle = .dark
    window.updateIfNeeded()
    #expect(screen.title1.drawnColor?.hex == "#ffffff")
    #expect(screen.button.drawnColor?.hex == "#00ff00")
    #expect(screen.preferredStatusBarStyle == .lightContent)
    screen.button.isEnabled = false
    screen.title1.textColor = .blue
    window.updateIfNeeded()
    #expect(screen.button.drawnColor?.hex == "#ff0000")
    #expect(screen.title1.drawnColor?.hex == "#0000ff")
    screen.title1.textColor = nil
    #expect(screen.title1.textColor == .label && screen.button.state == .disabled)
  }

  @Test("A navigation bar inherits traits and keeps its appearance")
  func bar() {
    let window = UIWindow()
    let navigation = UINavigationController(rootViewController: Screen())
    window.rootViewController = navigation
    window.overrideUserInterfaceStyle = .dark
    window.updateIfNeeded()
    let bar = navigation.navigationBar
    #expect(bar.traitCollection.userInterfaceStyle == .dark)
    #expect(bar.standardAppearance.backgroundColor == .systemBackground)
    #expect(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .label)
    let copy = UINavigationBarAppearance(barAppearance: bar.standardAppearance)
    copy.configureWithTransparentBackground()
    #expect(copy.backgroundColor == nil && bar.standardAppearance.backgroundColor != nil)
    let item = UIBarButtonItem(title: "Done")
    item.tintColor = .red
    #expect(item.tintColor == .red && item.isEnabled)
  }

  @Test("Fonts and distances follow the preferred content size")
  func fonts() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
    let caption = large.performAsCurrent { UIFont.preferredFont(forTextStyle: .caption2) }
    #expect(caption == .systemFont(ofSize: 40))
    let scaled = UIFontMetrics(forTextStyle: .caption1)
    #expect(scaled.scaledValue(for: 24, compatibleWith: large) == 86)
    #expect(
      UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 17), compatibleWith: large)
        == .boldSystemFont(ofSize: 53)
    )
  }

  @Test("Images are values, and insets shrink a rectangle")
  func values() {
    let image = UIImage(named: "star")?.withTintColor(.red)
    #expect(image != UIImage(named: "star") && image?.tintColor == .red)
    #expect(UIImage(systemName: "star") != UIImage(named: "star"))
    let view = UIImageView(image: image?.withRenderingMode(.alwaysTemplate))
    #expect(view.image?.renderingMode == .alwaysTemplate)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets)
        == CGRect(x: 2, y: 1, width: 4, height: 6)
    )
  }
}

@Suite("Appearances by UIKit's names")
struct AppearanceTests {
  @Test("Bars and controls keep their colors and attributes")
  func bars() {
    let tabs = UITabBar()
    tabs.standardAppearance.stackedLayoutAppearance.selected.iconColor = .red
    tabs.scrollEdgeAppearance = tabs.standardAppearance
    #expect(tabs.scrollEdgeAppearance?.stackedLayoutAppearance.selected.iconColor == .red)
    let search = UISearchBar(frame: .zero)
    search.searchTextField.textColor = .red
    #expect(search.searchTextField.textColor == .red && search.barStyle == .default)
    search.searchTextField.textColor = nil
    #expect(search.searchTextField.textColor == .label)
    let control = UISegmentedControl()
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    #expect(control.titleTextAttributes(for: .selected)?.count == 1)
    #expect(control.titleTextAttributes(for: .normal) == nil)
    #expect(UIActivityIndicatorView().color == .systemGray && UIImage() == UIImage())
    #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
  }
}
