import TraitHierarchy

extension UIWindow {
  /// Completes a presentation or a dismissal, after those that began before: everything appears, and then
  /// the completion is called.
  func complete(_ completion: (() -> Void)?) {
    let state = state
    state.completions.append { completion?() }
    // What a completion or a view that appears begins comes after what is under way.
    if state.isCompleting { return }
    state.isCompleting = true
    while !state.completions.isEmpty {
      layoutIfNeeded()
      state.completions.removeFirst()()
    }
    state.isCompleting = false
  }
}
