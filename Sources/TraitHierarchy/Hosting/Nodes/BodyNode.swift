import TraitSystem

/// The node of content with a body.
final class BodyNode<C: Content>: ContentNode {
  private var content: C

  init(_ content: C, _ place: ContentPlace) {
    self.content = content
    super.init(place)
  }

  override func take<D: Content>(_ content: D) -> Bool {
    guard D.self == C.self, let content = content as? C else { return false }
    if !ValueEquality.areEquatable(self.content, content) { setNeedsUpdate() }
    self.content = content
    return true
  }

  override func update() {
    var list = ContentList(below: self, place)
    list.add(content.body, identity: 0)
    list.finish()
  }
}
