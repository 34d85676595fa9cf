public import TraitSystem

/// A view of the hierarchy as a piece of content.
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
/// What is written to the environment above is in the view's traits.
public protocol ViewRepresentable: Content where Body == EmptyContent {
  /// The type of the view.
  associatedtype ViewType: View

  /// Makes the view, once for a place in the content.
  func makeView() -> ViewType

  /// Brings the view up to date: after it was made, when the content has another value, and when a key
  /// of the environment that was read here has changed.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - environment: The values that apply to the view, without its own overrides.
  func updateView(_ view: ViewType, environment: EnvironmentValues)
}

extension ViewRepresentable {
  /// Nothing: the view is what counts.
  public var body: EmptyContent { EmptyContent() }

  /// Leaves the view as it is.
  public func updateView(_ view: ViewType, environment: EnvironmentValues) {}

  /// The node of content that is of this type.
  static func node(for content: Any, _ place: ContentPlace) -> ContentNode? {
    (content as? Self).map { RepresentableNode($0, place) }
  }
}

/// The place of a ``ViewRepresentable``, with its view in it.
final class RepresentableNode<C: ViewRepresentable>: ContentNode {
  private var content: C

  init(_ content: C, _ place: ContentPlace) {
    self.content = content
    super.init(place)
  }

  override func take<D: Content>(_ content: D) -> Bool {
    guard D.self == C.self, let content = content as? C else { return false }
    if !ValueEquality.areEquatable(self.content, content) { setNeedsUpdate() }
    self.content = content
    return true
  }

  override func update() {
    let view = subviews.first as? C.ViewType ?? content.makeView()
    // A view that was taken elsewhere, or that was made once for all, comes here.
    if view.superview !== self { addSubview(view) }
    content.updateView(view, environment: EnvironmentValues(traitCollection))
  }
}
