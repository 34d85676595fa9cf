import TraitSystem

/// Brings the content below a view to what it is to be now: what was there and is of the same type at
/// the same position stays and takes the new content.
struct ContentList {
  private let view: View
  private let place: ContentPlace
  private let former: [ContentNode]
  private var position = 0

  /// Begins a list below `view`, which is at a place in content.
  init(below view: View, _ place: ContentPlace) {
    self.view = view
    self.place = place
    former = view.subviews.compactMap { $0 as? ContentNode }
  }

  /// Adds the next piece of content.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - identity: What it must have in common with the former content at its position to be its
  ///     successor, beside the type.
  ///   - overrides: What is written to its environment.
  mutating func add<C: Content>(
    _ content: C,
    identity: Int,
    overrides: TraitOverrides = TraitOverrides()
  ) {
    let known = position < former.count ? former[position] : nil
    position += 1
    if let known, known.place.identity == identity, known.take(content) {
      known.traitOverrides = overrides
      return
    }
    known?.removeFromSuperview()
    guard let place = place.below(identity: identity) else {
      view.scope?.tree?.noteEndless("\(C.self)")
      return
    }
    let node = content.node(at: place)
    node.traitOverrides = overrides
    view.insertSubview(node, at: position - 1)
  }

  /// Takes out what is no longer there.
  func finish() {
    for node in former.dropFirst(position).reversed() { node.removeFromSuperview() }
  }
}
