/// The view at the top of a scene, which shows a root view controller.
public final class Window: View {
  /// The scene that the window is in.
  public internal(set) weak var windowScene: WindowScene?

  /// The controller whose view fills the window.
  ///
  /// Setting it takes the former controller's view out of the window and puts the new one's in.
  public var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.view.removeFromSuperview()
      if let rootViewController { insertSubview(rootViewController.view, at: 0) }
    }
  }

  /// Makes a window without a scene.
  public override init() {
    super.init()
  }

  /// The scene.
  public override var traitParent: (any TraitEnvironment)? { windowScene }
}
