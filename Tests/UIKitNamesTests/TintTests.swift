import Testing
import UIKitNames

private final class TintedView: UIView {
  var changes = 0
  var moves = 0

  override func tintColorDidChange() { changes += 1 }

  override func didMoveToSuperview() { moves += 1 }
}

@Suite("Tint colors of moved views")
struct TintTests {
  @Test("A view is notified when it moves under another tint color, and only then")
  func moving() {
    let (red, alsoRed, plain) = (UIView(), UIView(), UIView())
    red.tintColor = .red
    alsoRed.tintColor = .red
    let view = TintedView()
    red.addSubview(view)
    #expect(view.changes == 1)
    alsoRed.addSubview(view)
    #expect(view.changes == 1)
    plain.addSubview(view)
    #expect(view.changes == 2)
    view.tintColor = .green
    red.addSubview(view)
    #expect(view.changes == 3)
    view.removeFromSuperview()
    #expect(view.changes == 3)
  }

  @Test("The view of a dismissed controller is notified that it has no superview")
  func dismissal() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let view = TintedView()
    let presented = UIViewController(view: view)
    window.rootViewController?.present(presented, animated: false)
    presented.presentationController?.containerView?.addSubview(view)
    let moves = view.moves
    presented.dismiss(animated: false)
    #expect(view.superview == nil)
    #expect(view.moves == moves + 1)
  }

  @Test("A color literal is a color")
  func literal() {
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == .red)
  }
}
