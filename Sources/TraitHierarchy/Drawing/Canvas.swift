public import DynamicColors
public import ElementLayout

/// What a view draws with, as commands for a renderer.
///
/// ```swift
/// override func draw(_ rect: Rect) {
///   canvas.fill(rect, with: card, cornerRadius: 8)
///   canvas.text("Title", in: rect, with: label, fontSize: 17)
/// }
/// ```
///
/// Colors are resolved at once with the current traits, so the view is drawn again when one comes to
/// something else.
///
/// Commands have finite numbers only: a coordinate that is none counts as 0, and so does an extent, a width
/// or a font's size that is negative or none, but for the width of a line that is infinite, which fills its
/// rectangle. A canvas is confined to the view that draws, so it isn't `Sendable`.
public final class Canvas {
  /// What was drawn so far, from the back to the front, in the view's coordinates.
  public private(set) var commands: [DrawingCommand] = []

  init() {}

  /// Fills a rectangle.
  public func fill(_ rect: Rect, with color: DynamicColor, cornerRadius: Double = 0) {
    let shape = RoundedRect(rect.asPlace, cornerRadius: cornerRadius)
    commands.append(.fill(shape, color.resolvedColor))
  }

  /// Draws a line along the inside of a rectangle's edge; nothing if its width isn't positive.
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

  /// Writes a line of text into a rectangle.
  public func text(_ text: String, in rect: Rect, with color: DynamicColor, fontSize: Double) {
    let fontSize = fontSize > 0 && fontSize.isFinite ? fontSize : 0
    let line = TextLine(text, in: rect.asPlace, fontSize: fontSize)
    commands.append(.text(line, color.resolvedColor))
  }
}
