/// Content that is only a list of other content.
protocol GroupContent: Content {
  /// Lists the content.
  func list(in list: inout ContentList)
}

extension GroupContent {
  /// Creates the node for content of this type.
  static func node(for content: Any, _ place: ContentPlace) -> ContentNode? {
    (content as? Self).map { GroupNode($0, place) }
  }
}

/// The node of a content list, which reads nothing and passes its content on immediately.
final class GroupNode<C: GroupContent>: ContentNode {
  init(_ content: C, _ place: ContentPlace) {
    super.init(place)
    flags.remove(.needsProperties)
    list(content)
  }

  override func take<D: Content>(_ content: D) -> Bool {
    guard D.self == C.self, let content = content as? C else { return false }
    list(content)
    return true
  }

  private func list(_ content: C) {
    var list = ContentList(below: self, place)
    content.list(in: &list)
    list.finish()
  }
}
