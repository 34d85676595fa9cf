import Testing
import UIKitNames

@MainActor
private final class ThemeManager {
  static let shared = ThemeManager()

  private(set) var seen: [AppTheme] = []
  private lazy var accent = UIColor { [unowned self] _ in self.seen.isEmpty ? .black : .white }

  func apply(_ theme: AppTheme) {
    for scene in UIApplication.shared.connectedScenes {
      guard let scene = scene as? UIWindowScene else { continue }
      for window in scene.windows {
        window.registerForTraitChanges([AppThemeTrait.self]) { (window: UIWindow, _) in
          self.seen.append(window.traitCollection.appTheme)
        }
        window.traitOverrides.appTheme = theme
        window.updateTraitsIfNeeded()
      }
    }
  }

  var accentBytes: [Int] { accent.bytes }
}

@Suite("Code of the main actor", .serialized)
@MainActor
struct MainActorTests {
  @Test("An object of the main actor stores, observes and themes the windows of the application")
  func manager() {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    UIApplication.shared.connect(scene)
    defer { UIApplication.shared.disconnect(scene) }
    #expect(ThemeManager.shared.accentBytes == [0, 0, 0, 255])
    ThemeManager.shared.apply(.monochrome)
    #expect(UIApplication.shared.windows.first === window)
    #expect(ThemeManager.shared.seen == [.monochrome])
    #expect(ThemeManager.shared.accentBytes == [255, 255, 255, 255])
  }

  @Test("Animated changes apply immediately")
  func animations() {
    let view = UIView()
    var log: [Bool] = []
    UIView.animate(withDuration: 0.3) { view.alpha = 0.5 }
    UIView.animate(withDuration: 0.3, animations: { view.isHidden = true }) { log.append($0) }
    UIView.transition(
      with: view,
      duration: 0.3,
      options: .transitionCrossDissolve,
      animations: { view.backgroundColor = .red }
    )
    UIView.performWithoutAnimation { view.tag = 4 }
    #expect(view.alpha == 0.5 && view.isHidden && view.backgroundColor == .red && view.tag == 4)
    #expect(log == [true])
  }
}
