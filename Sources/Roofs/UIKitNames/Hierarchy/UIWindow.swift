public import TraitHierarchy
import TraitSystem

extension Window {
  /// Shows the window and makes it the key window.
  public func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the key window of its scene, which receives input.
  ///
  /// A window without a scene takes the traits of ``UIScreen/main``. On the main actor, the traits
  /// of the window become those of code without a context and of views outside of a hierarchy.
  public func makeKey() {
    setDeviceTraits(UIScreen.main.traitCollection)
    for window in windowScene?.windows ?? [] where window.isKeyWindow {
      window.madeState.isKeyWindow = false
    }
    madeState.isKeyWindow = true
    UIScreen.predict(TraitCollection.traits(for: self))
  }

  /// The main display; each window is on it.
  public var screen: UIScreen { .main }

  /// Whether the window is the key window.
  public var isKeyWindow: Bool { existingState?.isKeyWindow ?? false }
}

extension WindowScene {
  /// The key window, if there is one.
  public var keyWindow: Window? { windows.first { $0.isKeyWindow } }
}

extension UIWindow {
  /// Completes a presentation or a dismissal after earlier ones: updates the appearance,
  /// then calls the completion.
  func complete(_ completion: (() -> Void)?) {
    let state = madeState
    state.completions.append { completion?() }
    // Changes that begin in a completion or an appearance method follow the current one.
    if state.isCompleting { return }
    state.isCompleting = true
    while !state.completions.isEmpty {
      layoutIfNeeded()
      state.completions.removeFirst()()
    }
    state.isCompleting = false
  }
}
