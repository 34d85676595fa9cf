import Testing
import UIKitNames

private class ThemedView: UIView {
  private(set) var drawn: [[Int]] = []
  private(set) var changes: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .themedBackground
    registerForTraitChanges([AppThemeTrait.self]) {
      (self: Self, previousTraitCollection: UITraitCollection) in
      self.changes.append("\(previousTraitCollection.appTheme) → \(self.traitCollection.appTheme)")
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    drawn.append(backgroundColor?.bytes ?? [])
  }
}

@Suite("Views with a theme of the app")
struct ThemedViewTests {
  private let catalog = installedCatalog
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = ThemedView()

  init() {
    let controller = UIViewController()
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.updateIfNeeded()
  }

  private func toggle(_ theme: AppTheme) {
    if view.traitOverrides.contains(AppThemeTrait.self) {
      view.traitOverrides.remove(AppThemeTrait.self)
    } else {
      view.traitOverrides.appTheme = theme
    }
    window.updateIfNeeded()
  }

  @Test("A theme override and its removal are handled and drawn")
  func overriding() {
    #expect(view.drawn == [[255, 255, 255, 255]])
    toggle(.bold)
    #expect(view.traitCollection.appTheme == .bold)
    toggle(.bold)
    #expect(view.traitCollection.appTheme == .standard)
    #expect(!view.traitOverrides.contains(AppThemeTrait.self))
    #expect(view.changes == ["standard → bold", "bold → standard"])
    #expect(view.drawn == [[255, 255, 255, 255], [213, 0, 0, 255], [255, 255, 255, 255]])
  }

  @Test("Themes and styles are independent and inherited from the window")
  func axes() {
    window.traitOverrides.appTheme = .pastel
    window.overrideUserInterfaceStyle = .dark
    window.updateIfNeeded()
    #expect(view.drawn.last == [42, 32, 38, 255])
    view.traitOverrides.appTheme = .standard
    window.updateIfNeeded()
    #expect(view.drawn.last == [0, 0, 0, 255])
    window.overrideUserInterfaceStyle = .unspecified
    window.updateIfNeeded()
    #expect(view.drawn.last == [255, 255, 255, 255])
  }

  @Test("Overrides of several traits are read by name and by key")
  func overridesByName() {
    var overrides = view.traitOverrides
    overrides.horizontalSizeClass = .compact
    overrides[AppThemeTrait.self] = .bold
    view.traitOverrides = overrides
    #expect(view.traitOverrides.appTheme == .bold)
    #expect(view.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    #expect(!view.traitOverrides.contains(UITraitVerticalSizeClass.self))
    #expect(window.traitOverrides.appTheme == .standard)
  }

  @Test("The color of a layer is resolved when it is set")
  func border() {
    view.backgroundColor = .ink
    view.overrideUserInterfaceStyle = .dark
    window.updateTraitsIfNeeded()
    let saved = UITraitCollection.current
    UITraitCollection.current = view.traitCollection
    view.layer.borderColor = UIColor.ink.cgColor
    UITraitCollection.current = saved
    #expect(view.layer.borderColor == UIColor.white.cgColor)
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    view.overrideUserInterfaceStyle = .light
    window.updateTraitsIfNeeded()
    #expect(view.layer.borderColor == UIColor.white.cgColor)
    view.traitCollection.performAsCurrent { view.layer.borderColor = UIColor.ink.cgColor }
    #expect(view.layer.borderColor == UIColor.black.cgColor)
    #expect(UITraitCollection.current == saved)
  }

  @Test("A view has its own tint, that of a view above, or the system blue")
  func tint() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(view.tintColor.bytes(light) == [0, 122, 255, 255])
    window.tintColor = .systemRed
    #expect(view.tintColor.withAlphaComponent(0.5).bytes(light) == [255, 59, 48, 128])
    view.tintColor = .ink
    #expect(view.tintColor == .ink)
    view.tintColor = nil
    #expect(view.tintColor == .systemRed)
  }
}
