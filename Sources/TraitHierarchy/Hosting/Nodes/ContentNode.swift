import TraitSystem

/// A view that is the place of a piece of content.
///
/// Its own overrides are what the content above has written to the environment.
class ContentNode: View, ObservesNoChanges {
  final let place: ContentPlace

  init(_ place: ContentPlace) {
    self.place = place
    place.budget.count += 1
    super.init()
  }

  deinit { place.budget.count -= 1 }

  /// Takes new content for the same place; false if it is of another type than the content so far.
  func take<C: Content>(_ content: C) -> Bool { false }

  override func layoutSubviews() { fillWithSubviews() }

  /// Whether something above is about to be updated first, after which this node may have other
  /// content, other traits, or be gone.
  override final func waits(below top: TraitNode) -> Bool {
    var node: TraitNode = self
    while node !== top {
      if node.ownScope?.pending != nil { return true }
      guard let parent = node.parentNode else { return true }
      if parent.flags.contains(.needsProperties) { return true }
      node = parent
    }
    return node.ownScope?.pending != nil
  }
}

extension View {
  /// Gives all subviews the size of this view, for want of a layout of content.
  final func fillWithSubviews() {
    let bounds = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    for subview in subviews { subview.frame = bounds }
  }
}
