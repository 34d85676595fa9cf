import TraitSystem

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
