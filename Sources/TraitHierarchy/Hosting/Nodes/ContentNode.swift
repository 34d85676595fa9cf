import TraitSystem

/// A view that is the place of a piece of content.
///
/// Its own overrides are what the content above has written to the environment.
class ContentNode: View {
  final let place: ContentPlace

  /// Whether the content has not been looked at since it was taken.
  private final var isNew = true
  /// The traits with which the content was last looked at.
  private final var updatedTraits = TraitCollection()

  init(_ place: ContentPlace) {
    self.place = place
    place.budget.count += 1
    super.init(frame: .zero)
    // Most content draws nothing.
    flags = [.needsProperties, .needsLayout]
  }

  deinit { place.budget.count -= 1 }

  /// Takes new content for the same place; false if it is of another type than the content so far.
  func take<C: Content>(_ content: C) -> Bool { false }

  /// Takes note that there is new content, which is to be looked at in the next update.
  final func setNeedsUpdate() {
    isNew = true
    setNeedsUpdateProperties()
  }

  /// Brings what is below up to date with new content, or with traits that were read here.
  func update() {}

  override final func updateProperties() {
    let traits = traitCollection
    // What changed at first may have been taken back when content above was brought up to date.
    if !isNew, let reads = state?.propertyReads,
      !reads.intersects(traits.untracked.changedMask(from: updatedTraits))
    {
      traits.recorder?.note(reads)
      return
    }
    isNew = false
    updatedTraits = traits.untracked
    update()
  }

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
