public import TraitSystem

/// Content that is a view of the hierarchy.
///
/// ```swift
/// struct Chart: ViewRepresentable {
///   func makeView() -> ChartView { ChartView() }
///
///   func updateView(_ view: ChartView, environment: EnvironmentValues) {
///     view.isLarge = environment.horizontalSizeClass == .regular
///   }
/// }
/// ```
///
/// Values that enclosing content writes to the environment are in the view's traits.
public protocol ViewRepresentable: Content where Body == EmptyContent {
  /// The type of the view.
  associatedtype ViewType: View

  /// Returns the view: once for each place in the content, and again if it was moved elsewhere.
  func makeView() -> ViewType

  /// Updates the view: after its creation, when the content has another value, and when an
  /// environment key that was read here has changed.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - environment: The values that apply to the view, without its own overrides.
  func updateView(_ view: ViewType, environment: EnvironmentValues)

  /// Called after a view was removed from the content.
  static func dismantleView(_ view: ViewType)
}

extension ViewRepresentable {
  /// Empty; the content is represented by its view.
  public var body: EmptyContent { EmptyContent() }

  /// Leaves the view unchanged.
  public func updateView(_ view: ViewType, environment: EnvironmentValues) {}

  /// Does nothing.
  public static func dismantleView(_ view: ViewType) {}

  /// Creates the node for content of this type.
  static func node(for content: Any, _ place: ContentPlace) -> ContentNode? {
    (content as? Self).map { RepresentableNode($0, place) }
  }
}

/// The node of a ``ViewRepresentable``, which contains its view.
final class RepresentableNode<C: ViewRepresentable>: TypedNode<C> {
  /// The view, which may already have left the subviews when the node is deallocated.
  private weak var view: C.ViewType?

  deinit { whenReleased { if let view { C.dismantleView(view) } } }

  override func update() {
    let view = subviews.first as? C.ViewType ?? content.makeView()
    self.view = view
    // Adds a new view, and restores one that was moved elsewhere.
    if view.superview !== self { addSubview(view) }
    content.updateView(view, environment: EnvironmentValues(traitCollection))
  }
}
