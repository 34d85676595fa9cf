import Testing
import UIKitNames

private class GradientView: UIView {
  let gradient = CAGradientLayer()
  private(set) var log: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(gradient)
    layer.cornerRadius = 8
    layer.borderWidth = 1 / UIScreen.main.scale
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  required init?(coder: NSCoder) { fatalError() }

  convenience init(theme: AppTheme) {
    self.init()
    traitOverrides.appTheme = theme
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds.insetBy(dx: 1, dy: 2)
    gradient.colors = [UIColor.ink.cgColor, tintColor.cgColor]
    if traitCollection.horizontalSizeClass == .compact { log.append("compact") }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    log.append("superview \(superview != nil)")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    log.append("window \(window != nil)")
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    log.append("tint")
  }
}

@Suite("Views by UIKit's names")
struct ViewTests {
  @Test("A view has UIKit's initializers and is laid out by traits that it reads")
  func layout() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = GradientView(theme: .bold)
    window.addSubview(view)
    view.frame = CGRect(origin: CGPoint(x: 5, y: 6), size: window.bounds.size)
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(view.gradient.frame == CGRect(x: 1, y: 2, width: 98, height: 46))
    #expect(view.gradient.colors?.first as? CGColor == UIColor.white.cgColor)
    #expect(view.layer.sublayers?.count == 1)
    #expect(view.frame.maxX == 105 && view.frame.midY == 31)
    window.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    view.removeFromSuperview()
    #expect(
      view.log == ["superview true", "window true", "compact", "superview false", "window false"]
    )
    #expect(view.traitCollection.appTheme == .bold)
  }

  @Test("Descendants of an added view are notified of the window")
  func window() {
    let outer = UIView()
    let view = GradientView(frame: .zero)
    outer.addSubview(view)
    let window = UIWindow()
    window.addSubview(outer)
    window.tintColor = .red
    outer.removeFromSuperview()
    #expect(view.log == ["superview true", "window true", "tint", "window false", "tint"])
  }

  @Test("A layer is in at most one other layer and never in itself")
  func layers() {
    let (first, second, inner) = (CALayer(), CALayer(), CAShapeLayer())
    first.addSublayer(inner)
    second.insertSublayer(inner, at: 9)
    inner.addSublayer(second)
    #expect(first.sublayers == nil)
    #expect(second.sublayers?.first === inner)
    #expect(inner.sublayers == nil)
    inner.removeFromSuperlayer()
    #expect(second.sublayers == nil && inner.superlayer == nil)
  }

  @Test("Views, controllers, windows and scenes are compared by identity")
  func identity() {
    let (first, second) = (GradientView(theme: .bold), GradientView(theme: .bold))
    var titles: [UIView: String] = [first: "first"]
    titles[second] = "second"
    #expect(first != second && titles == [second: "second", first: "first"])
    let controller = UIViewController()
    let (window, scene) = (UIWindow(), UIWindowScene())
    let shown: Set<UIViewController> = [controller, controller, UIViewController()]
    #expect(shown.count == 2 && shown.contains(controller))
    #expect(Set([window, UIWindow()]).contains(window))
    #expect(Set([scene]) == [scene] && scene != UIWindowScene())
    #expect(controller.presentationController == controller.presentationController)
    #expect([second, first].firstIndex(of: first) == 1)
  }
}
