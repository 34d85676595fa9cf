/// Empty content.
public struct EmptyContent: Content, GroupContent, Equatable, Sendable {
  /// Creates empty content.
  public init() {}

  /// The content itself.
  public var body: EmptyContent { self }

  func list(in list: inout ContentList) {}
}

/// A list of content, back to front, created by a builder.
public struct TupleContent<each C: Content>: Content, GroupContent {
  let content: (repeat each C)

  /// Empty; the elements are listed separately.
  public var body: EmptyContent { EmptyContent() }

  func list(in list: inout ContentList) {
    var position = 0
    for piece in repeat each content {
      list.add(piece, identity: position)
      position += 1
    }
  }
}

/// The content of one of two branches, created by a builder for `if`-`else` and `switch`.
///
/// Switching to the other branch creates new content, even if its type is the same.
public struct ConditionalContent<First: Content, Second: Content>: Content, GroupContent {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  /// Empty; the branch is listed separately.
  public var body: EmptyContent { EmptyContent() }

  func list(in list: inout ContentList) {
    switch branch {
    case .first(let content): list.add(content, identity: 0)
    case .second(let content): list.add(content, identity: 1)
    }
  }
}

/// Content of any type; other content replaces it if its type differs.
public struct AnyContent: Content, GroupContent {
  let content: any Content

  /// Creates content that hides the type of other content.
  public init(_ content: some Content) {
    self.content = content
  }

  /// Empty; the content is listed separately.
  public var body: EmptyContent { EmptyContent() }

  func list(in list: inout ContentList) { list.add(content, identity: 0) }
}

/// A list of content that modifiers treat as one.
public struct Group<C: Content>: Content, GroupContent {
  let content: C

  /// Creates one piece of content from the list of a builder.
  public init(@ContentBuilder content: () -> C) {
    self.content = content()
  }

  /// Empty; the elements are listed separately.
  public var body: EmptyContent { EmptyContent() }

  func list(in list: inout ContentList) { list.add(content, identity: 0) }
}

extension Optional: Content, PrimitiveContent, GroupContent where Wrapped: Content {
  /// Empty; the wrapped content is listed separately.
  public var body: EmptyContent { EmptyContent() }

  func list(in list: inout ContentList) {
    if let self { list.add(self, identity: 0) }
  }
}

extension Array: Content, PrimitiveContent, GroupContent where Element: Content {
  /// Empty; the elements are listed separately.
  public var body: EmptyContent { EmptyContent() }

  func list(in list: inout ContentList) {
    for (position, element) in enumerated() { list.add(element, identity: position) }
  }
}
