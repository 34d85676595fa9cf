public import ColorValues
public import DynamicColors
public import ElementLayout
public import TraitSystem

/// Content that a closure draws.
///
/// ```swift
/// Drawing { context in
///   context.canvas.fill(context.rect, with: background)
/// }
/// ```
///
/// The closure runs where views draw, and again when a color that it resolved comes to something else
/// or a key that it read has another value; what it is in isn't evaluated for that.
public struct Drawing: Content, PrimitiveContent {
  let draw: (DrawingContext) -> Void

  /// Draws with a closure, which runs on the thread that updates.
  public init(_ draw: @escaping (_ context: DrawingContext) -> Void) {
    self.draw = draw
  }

  /// Nothing: the closure is what counts.
  public var body: EmptyContent { EmptyContent() }

  func makeNode(_ place: ContentPlace) -> ContentNode { DrawingNode(self, place) }
}

/// What a ``Drawing`` is drawn with, for as long as its closure runs.
public struct DrawingContext {
  /// The place to draw in, in its own coordinates.
  public let rect: Rect

  /// What to draw with.
  public let canvas: Canvas

  /// The environment of the drawing.
  public let environment: EnvironmentValues

  /// What a color comes to here.
  public func resolve(_ color: DynamicColor) -> Color {
    color.resolvedColor(with: environment.traitCollection)
  }
}

/// The view that is a ``Drawing``.
final class DrawingNode: ContentNode {
  private var content: Drawing

  init(_ content: Drawing, _ place: ContentPlace) {
    self.content = content
    super.init(place)
    setNeedsDisplay()
  }

  override func take(_ content: some Content) -> Bool {
    guard let content = content as? Drawing else { return false }
    self.content = content
    setNeedsDisplay()
    return true
  }

  override func draw(_ rect: Rect) {
    content.draw(
      DrawingContext(
        rect: rect,
        canvas: canvas,
        environment: EnvironmentValues(traitCollection)
      )
    )
  }
}
