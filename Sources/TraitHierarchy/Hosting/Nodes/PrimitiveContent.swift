/// Content with a place of its own kind.
protocol PrimitiveContent: Content {
  func makeNode(_ place: ContentPlace) -> ContentNode
}

extension PrimitiveContent {
  /// The node of content that is of this type.
  static func node(for content: Any, _ place: ContentPlace) -> ContentNode? {
    (content as? Self)?.makeNode(place)
  }
}

extension Content {
  /// A node for this content.
  func node(at place: ContentPlace) -> ContentNode {
    // Asked of the type, because an optional that is nil would not be asked itself.
    let type = Self.self
    return (type as? any GroupContent.Type)?.node(for: self, place)
      ?? (type as? any PrimitiveContent.Type)?.node(for: self, place)
      ?? (type as? any ViewRepresentable.Type)?.node(for: self, place)
      ?? BodyNode(self, place)
  }
}
