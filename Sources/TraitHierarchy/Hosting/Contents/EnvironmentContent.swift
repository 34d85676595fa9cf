public import TraitSystem

/// Content with changes to its environment; what the modifiers of the environment make.
public struct EnvironmentContent<C: Content>: Content, PrimitiveContent {
  let content: C
  let transform: (inout EnvironmentValues) -> Void

  /// Nothing: the content is what counts.
  public var body: EmptyContent { EmptyContent() }

  func makeNode(_ place: ContentPlace) -> ContentNode { EnvironmentNode(self, place) }
}

extension Content {
  /// Gives a key of the environment a value, for this content and all below it.
  ///
  /// The writer nearest to a reader counts. What is written is an override of the traits in which the
  /// key is kept, so views below this content see it as traits.
  ///
  /// - Parameters:
  ///   - path: The property of the environment.
  ///   - value: The value.
  /// - Returns: The content with the change.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> EnvironmentContent<Self> {
    EnvironmentContent(content: self) { $0[keyPath: path] = value }
  }

  /// Changes a key of the environment, given the value from above, for this content and all below it.
  ///
  /// - Parameters:
  ///   - path: The property of the environment.
  ///   - transform: Changes the value; runs again when that above has changed.
  /// - Returns: The content with the change.
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>,
    _ transform: @escaping (_ value: inout Value) -> Void
  ) -> EnvironmentContent<Self> {
    EnvironmentContent(content: self) { transform(&$0[keyPath: path]) }
  }
}

/// The place of an ``EnvironmentContent``: it reads what comes from above, and its content, which is
/// the view below it, has the changes as overrides.
final class EnvironmentNode<C: Content>: ContentNode {
  private var content: EnvironmentContent<C>
  /// Whether the content has not been handed on since it was taken.
  private var isContentNew = true

  init(_ content: EnvironmentContent<C>, _ place: ContentPlace) {
    self.content = content
    super.init(place)
  }

  override func take<D: Content>(_ content: D) -> Bool {
    guard D.self == EnvironmentContent<C>.self, let content = content as? EnvironmentContent<C>
    else { return false }
    self.content = content
    isContentNew = true
    setNeedsUpdate()
    return true
  }

  override func update() {
    var values = EnvironmentValues(traitCollection)
    content.transform(&values)
    // Writing through a key path reads what is written over. If only that has changed, the content below
    // is the same and depends on the values that are written, not on those that are hidden.
    if !isContentNew, let known = subviews.first as? ContentNode {
      known.traitOverrides = values.writes
      return
    }
    isContentNew = false
    var list = ContentList(below: self, place)
    list.add(content.content, identity: 0, overrides: values.writes)
    list.finish()
  }
}
