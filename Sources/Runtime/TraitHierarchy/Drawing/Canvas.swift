public import DynamicColors
public import ElementLayout

/// A drawing context that records commands for a renderer.
///
/// ```swift
/// override func draw(_ rect: Rect) {
///   canvas.fill(rect, with: card, cornerRadius: 8)
///   canvas.text("Title", in: rect, with: label, fontSize: 17)
/// }
/// ```
///
/// Colors are resolved immediately with the current traits, so the view is redrawn when one of them
/// resolves to another value.
///
/// Commands contain only finite numbers. A coordinate that isn't finite is replaced by 0, and so is
/// a size, line width or font size that is negative or not finite, except for an infinite line
/// width, which fills the rectangle. A canvas is confined to the view that draws, so it isn't
/// `Sendable`.
public final class Canvas {
  /// The commands recorded so far, back to front, in the view's coordinates.
  public private(set) var commands: [DrawingCommand] = []

  init() {}

  /// Fills a rectangle.
  public func fill(_ rect: Rect, with color: DynamicColor, cornerRadius: Double = 0) {
    let shape = RoundedRect(rect.asPlace, cornerRadius: cornerRadius)
    commands.append(.fill(shape, color.resolvedColor))
  }

  /// Draws a line along the inside of a rectangle's edge; draws nothing if its width isn't
  /// positive.
  public func stroke(
    _ rect: Rect,
    with color: DynamicColor,
    width: Double,
    cornerRadius: Double = 0
  ) {
    let rect = rect.asPlace
    let width = width == .infinity ? min(rect.width, rect.height) / 2 : width
    if !(width > 0) { return }
    let shape = RoundedRect(rect, cornerRadius: cornerRadius)
    commands.append(.stroke(shape, color.resolvedColor, width: width))
  }

  /// Draws a line of text in a rectangle.
  public func text(_ text: String, in rect: Rect, with color: DynamicColor, fontSize: Double) {
    let fontSize = fontSize > 0 && fontSize.isFinite ? fontSize : 0
    let line = TextLine(text, in: rect.asPlace, fontSize: fontSize)
    commands.append(.text(line, color.resolvedColor))
  }
}
