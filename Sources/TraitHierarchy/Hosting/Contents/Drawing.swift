public import ColorValues
public import DynamicColors
public import ElementLayout
public import TraitSystem

/// Content drawn by a closure.
///
/// ```swift
/// Drawing { context in
///   context.canvas.fill(context.rect, with: background)
/// }
/// ```
///
/// The closure runs in the display phase, and again when a color that it resolved has another
/// value, or a key that it read or the size has changed, without evaluating the enclosing content.
public struct Drawing: Content, PrimitiveContent {
  let draw: (DrawingContext) -> Void

  /// Creates content drawn by a closure, which runs on the thread of the update.
  public init(_ draw: @escaping (_ context: DrawingContext) -> Void) {
    self.draw = draw
  }

  /// Empty; the content is drawn by the closure.
  public var body: EmptyContent { EmptyContent() }

  func makeNode(_ place: ContentPlace) -> ContentNode { DrawingNode(self, place) }
}

/// The context of a ``Drawing``, valid while its closure runs.
public struct DrawingContext {
  /// The bounds of the drawing in its own coordinates.
  public let rect: Rect

  /// The canvas to draw with.
  public let canvas: Canvas

  /// The environment of the drawing.
  public let environment: EnvironmentValues

  /// Resolves a color in the environment of the drawing.
  public func resolve(_ color: DynamicColor) -> Color {
    color.resolvedColor(with: environment.traitCollection)
  }
}

/// The view of a ``Drawing``.
final class DrawingNode: TypedNode<Drawing> {
  override func contentDidChange(from previous: Drawing?) { setNeedsDisplay() }

  override func draw(_ rect: Rect) {
    let environment = EnvironmentValues(traitCollection)
    content.draw(DrawingContext(rect: rect, canvas: canvas, environment: environment))
  }
}
