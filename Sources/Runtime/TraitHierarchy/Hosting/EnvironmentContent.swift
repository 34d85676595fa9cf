public import TraitSystem

/// Content with a changed environment; the result of the environment modifiers.
public struct EnvironmentContent<C: Content>: Content, PrimitiveContent {
  let content: C
  let transform: (inout EnvironmentValues) -> Void

  /// Empty; the node displays the modified content.
  public var body: EmptyContent { EmptyContent() }

  func makeNode(_ place: ContentPlace) -> ContentNode { EnvironmentNode(self, place) }
}

extension Content {
  /// Sets an environment value for this content and its descendants.
  ///
  /// The innermost modifier takes precedence. The value is written as an override of the traits
  /// that store the key, so views inside this content see it as traits.
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

  /// Transforms an environment value for this content and its descendants.
  ///
  /// - Parameters:
  ///   - path: The property of the environment.
  ///   - transform: Changes the inherited value; runs again when that value has changed.
  /// - Returns: The content with the change.
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>,
    _ transform: @escaping (_ value: inout Value) -> Void
  ) -> EnvironmentContent<Self> {
    EnvironmentContent(content: self) { transform(&$0[keyPath: path]) }
  }
}

/// The node of an ``EnvironmentContent``: it reads the inherited values, and its content, the view
/// below it, has the changed values as overrides.
final class EnvironmentNode<C: Content>: TypedNode<EnvironmentContent<C>> {
  /// Whether the content is new and hasn't been passed to its node.
  private var isContentNew = true

  override func contentDidChange(from previous: EnvironmentContent<C>?) {
    isContentNew = true
    setNeedsUpdate()
  }

  override func update() {
    var values = EnvironmentValues(traitCollection)
    content.transform(&values)
    // Writing through a key path reads the value being replaced. If only that value has changed,
    // the content below is unchanged, because it depends on the written values only.
    if !isContentNew, let known = subviews.first as? ContentNode {
      known.traitOverrides = values.writes
      return
    }
    isContentNew = false
    list { $0.add(content.content, identity: 0, overrides: values.writes) }
  }
}
