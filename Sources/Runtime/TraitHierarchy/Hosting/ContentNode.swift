import TraitSystem

/// A view that represents a piece of content.
///
/// Its own overrides are the environment values written by the enclosing content.
class ContentNode: View {
  final let place: ContentPlace

  /// Whether the content has been replaced and not updated yet.
  private final var isNew = true
  /// The traits of the last update of the content.
  private final var updatedTraits = TraitCollection()

  init(_ place: ContentPlace) {
    self.place = place
    place.budget.count += 1
    super.init(frame: .zero)
    // Most content doesn't draw.
    flags = [.needsProperties, .needsLayout]
  }

  deinit { whenReleased { place.budget.count -= 1 } }

  /// Takes new content for the same place; returns false if its type differs.
  func take<C: Content>(_ content: C) -> Bool { false }

  /// Schedules an update for new content.
  final func setNeedsUpdate() {
    isNew = true
    setNeedsUpdateProperties()
  }

  /// Updates the subviews for new content, or for changes of traits that were read here.
  func update() {}

  override final func updateProperties() {
    let traits = traitCollection
    // An update of the enclosing content may have reverted the change.
    if !isNew, let reads = state?.masks.properties,
      !reads.intersects(traits.untracked.changedMask(from: updatedTraits))
    {
      traits.recorder?.note(reads)
      return
    }
    isNew = false
    updatedTraits = traits.untracked
    super.observe(.properties) { update() }
  }

  /// Runs a method; ``update()`` is observed, since an update of properties can omit it.
  override final func observe(_ phase: UpdatePhase, _ body: () -> Void) {
    if phase == .properties { body() } else { super.observe(phase, body) }
  }

  override func layoutSubviews() { fillWithSubviews() }

  /// Returns whether enclosing content will be updated first, which can replace this node's content
  /// or traits, or remove the node.
  override final func waits(below top: TraitNode) -> Bool {
    var node: TraitNode = self
    while node !== top {
      if node.ownScope?.pending != nil { return true }
      guard let parent = node.parentNode else { return true }
      if parent.flags.contains(.needsProperties) { return true }
      node = parent
    }
    return node.ownScope?.pending != nil
  }
}

/// A node for content of one type.
class TypedNode<C: Content>: ContentNode {
  final private(set) var content: C

  init(_ content: C, _ place: ContentPlace) {
    self.content = content
    super.init(place)
    contentDidChange(from: nil)
  }

  // Explicit, because an implicit one would be isolated if the hierarchy is, unlike those of
  // subclasses.
  deinit {}

  override final func take<D: Content>(_ content: D) -> Bool {
    guard D.self == C.self, let content = content as? C else { return false }
    let previous = self.content
    self.content = content
    contentDidChange(from: previous)
    return true
  }

  /// Responds to new content; by default, schedules an update unless the content is equal.
  ///
  /// - Parameter previous: The previous content; nil for a new node.
  func contentDidChange(from previous: C?) {
    if let previous, !areEquatableAndEqual(previous, content) { setNeedsUpdate() }
  }

  /// Replaces the subviews with the nodes of listed content.
  final func list(_ body: (inout ContentList) -> Void) {
    var list = ContentList(below: self, place)
    body(&list)
    list.finish()
  }
}

extension View {
  /// Gives all subviews the size of this view, which has no layout of its own.
  final func fillWithSubviews() {
    let bounds = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    for subview in subviews { subview.frame = bounds }
  }
}

/// The node of content with a body.
final class BodyNode<C: Content>: TypedNode<C> {
  override func update() { list { $0.add(content.body, identity: 0) } }
}

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

/// The amount of content below a view, and its limits, which stop content that contains itself.
final class ContentBudget {
  let maximumNesting: Int
  let maximumCount: Int
  var count = 0

  init(maximumNesting: Int, maximumCount: Int) {
    self.maximumNesting = maximumNesting
    self.maximumCount = maximumCount
  }
}

/// The position of a piece of content in others.
struct ContentPlace {
  let budget: ContentBudget
  private var nesting = 0
  /// A number that must match the previous content at the position for the node to be kept.
  private(set) var identity = 0

  /// Creates the place of the outermost content.
  init(budget: ContentBudget) {
    self.budget = budget
  }

  /// Returns the place of content inside this content; nil if it exceeds a limit.
  func below(identity: Int) -> ContentPlace? {
    if nesting >= budget.maximumNesting || budget.count >= budget.maximumCount { return nil }
    var place = self
    place.nesting += 1
    place.identity = identity
    return place
  }
}
