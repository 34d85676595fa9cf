/// Content that is only a list of other content.
protocol GroupContent: PrimitiveContent {
  /// Lists the content.
  func list(in list: inout ContentList)
}

extension GroupContent {
  func makeNode(_ place: ContentPlace) -> ContentNode { GroupNode(self, place) }
}

/// The node of a content list, which reads nothing and passes its content on immediately.
final class GroupNode<C: GroupContent>: TypedNode<C> {
  override func contentDidChange(from previous: C?) {
    flags.remove(.needsProperties)
    list { content.list(in: &$0) }
  }
}
