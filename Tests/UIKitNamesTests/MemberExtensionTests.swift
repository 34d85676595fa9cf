import Testing
import UIKitNames

// Members that apps add to all views.

extension UIView {
  fileprivate var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }

  fileprivate var viewController: UIViewController? {
    sequence(first: self) { $0.superview }.lazy.compactMap(\.owner).first
  }

  private var owner: UIViewController? { traitParent as? UIViewController }

  fileprivate static func appearance() -> UIView { UIView() }
}

@Suite("Members that apps add to UIKit's views")
struct MemberExtensionTests {
  @Test("An extension of views can declare the names")
  func extended() {
    let controller = UIViewController()
    let view = UIView.appearance()
    controller.view.addSubview(view)
    view.cornerRadius = 5
    #expect(view.layer.cornerRadius == 5 && view.viewController === controller)
  }
}
