/// No content.
public struct EmptyContent: Content, GroupContent, Equatable, Sendable {
  /// Makes no content.
  public init() {}

  /// Nothing but itself.
  public var body: EmptyContent { self }

  func list(in list: inout ContentList) {}
}

/// Several pieces of content, the first at the back; what a builder makes of a list.
public struct TupleContent<each C: Content>: Content, GroupContent {
  let content: (repeat each C)

  /// Nothing: the pieces are what counts.
  public var body: EmptyContent { EmptyContent() }

  func list(in list: inout ContentList) {
    var position = 0
    for piece in repeat each content {
      list.add(piece, identity: position)
      position += 1
    }
  }
}

/// The content of one of two branches; what a builder makes of `if` with `else` and of `switch`.
///
/// Coming to the other branch makes its content anew, even if it is of the same type.
public struct ConditionalContent<First: Content, Second: Content>: Content, GroupContent {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  /// Nothing: the branch is what counts.
  public var body: EmptyContent { EmptyContent() }

  func list(in list: inout ContentList) {
    switch branch {
    case .first(let content): list.add(content, identity: 0)
    case .second(let content): list.add(content, identity: 1)
    }
  }
}

/// Several pieces of content as one, so that a modifier is for all of them.
public struct Group<C: Content>: Content, GroupContent {
  let content: C

  /// Makes one piece of content of what a closure lists.
  public init(@ContentBuilder content: () -> C) {
    self.content = content()
  }

  /// Nothing: the pieces are what counts.
  public var body: EmptyContent { EmptyContent() }

  func list(in list: inout ContentList) { list.add(content, identity: 0) }
}

extension Optional: Content, GroupContent where Wrapped: Content {
  /// Nothing: what is wrapped is what counts.
  public var body: EmptyContent { EmptyContent() }

  func list(in list: inout ContentList) {
    if let self { list.add(self, identity: 0) }
  }
}

extension Array: Content, GroupContent where Element: Content {
  /// Nothing: the elements are what counts.
  public var body: EmptyContent { EmptyContent() }

  func list(in list: inout ContentList) {
    for (position, element) in enumerated() { list.add(element, identity: position) }
  }
}
