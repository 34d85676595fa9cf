public import TraitHierarchy

extension Window {
  /// Shows the window and makes it the one that takes input.
  public func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the one of its scene that takes input.
  public func makeKey() {
    for window in windowScene?.windows ?? [] where window.isKeyWindow {
      window.state.isKeyWindow = false
    }
    state.isKeyWindow = true
  }

  /// Whether the window takes input.
  public var isKeyWindow: Bool { keptState?.isKeyWindow ?? false }
}

extension WindowScene {
  /// The window that takes input, if there is one.
  public var keyWindow: Window? { windows.first { $0.isKeyWindow } }
}
