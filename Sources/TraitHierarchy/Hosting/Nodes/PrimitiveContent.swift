/// Content with its own kind of node.
protocol PrimitiveContent: Content {
  func makeNode(_ place: ContentPlace) -> ContentNode
}

extension PrimitiveContent {
  /// Creates the node for content of this type.
  static func node(for content: Any, _ place: ContentPlace) -> ContentNode? {
    (content as? Self)?.makeNode(place)
  }
}

extension Content {
  /// Creates the node for this content.
  func node(at place: ContentPlace) -> ContentNode {
    // Uses the type, because an optional that is nil has no value to call.
    let type = Self.self
    return (type as? any PrimitiveContent.Type)?.node(for: self, place)
      ?? (type as? any ViewRepresentable.Type)?.node(for: self, place)
      ?? BodyNode(self, place)
  }
}
