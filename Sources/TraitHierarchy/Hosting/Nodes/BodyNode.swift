import TraitSystem

/// The node of content with a body.
final class BodyNode<C: Content>: TypedNode<C> {
  override func update() { list { $0.add(content.body, identity: 0) } }
}
