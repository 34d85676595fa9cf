import TraitHierarchy

extension UIWindow {
  /// Completes a presentation or a dismissal after earlier ones: updates the appearance,
  /// then calls the completion.
  func complete(_ completion: (() -> Void)?) {
    let state = state
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
