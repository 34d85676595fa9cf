import TraitSystem

/// An update of the content below a view: nodes with the same type at the same position are kept
/// and take the new content.
struct ContentList {
  private let view: View
  private let place: ContentPlace
  private let former: [ContentNode]
  private var position = 0

  /// Starts a list below `view` at a place in the content.
  init(below view: View, _ place: ContentPlace) {
    self.view = view
    self.place = place
    former = view.subviews.compactMap { $0 as? ContentNode }
  }

  /// Adds the next piece of content.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - identity: A number that must match the previous content at the position, in addition to
  ///     the type.
  ///   - overrides: The values written to the content's environment.
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
      view.scope?.tree?.noteTruncated("\(C.self)")
      return
    }
    let node = content.node(at: place)
    node.traitOverrides = overrides
    view.insertSubview(node, at: position - 1)
  }

  /// Removes nodes that aren't in the list anymore.
  func finish() {
    for node in former.dropFirst(position).reversed() { node.removeFromSuperview() }
  }
}
