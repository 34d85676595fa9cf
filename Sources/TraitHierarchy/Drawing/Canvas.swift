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
/// Colours are resolved at once with the current traits, so the view is drawn again when one comes to
/// something else. A canvas is confined to the view that draws, so it isn't `Sendable`.
public final class Canvas {
  /// What was drawn so far, from the back to the front, in the view's coordinates.
  public private(set) var commands: [DrawingCommand] = []

  init() {}

  /// Fills a rectangle.
  public func fill(_ rect: Rect, with color: DynamicColor, cornerRadius: Double = 0) {
    commands.append(.fill(RoundedRect(rect, cornerRadius: cornerRadius), color.resolvedColor))
  }

  /// Draws a line along the inside of a rectangle's edge; nothing if its width isn't positive.
  public func stroke(
    _ rect: Rect,
    with color: DynamicColor,
    width: Double,
    cornerRadius: Double = 0
  ) {
    if !(width > 0) { return }
    let shape = RoundedRect(rect, cornerRadius: cornerRadius)
    commands.append(.stroke(shape, color.resolvedColor, width: width))
  }

  /// Writes a line of text into a rectangle.
  public func text(_ text: String, in rect: Rect, with color: DynamicColor, fontSize: Double) {
    commands.append(.text(TextLine(text, in: rect, fontSize: fontSize), color.resolvedColor))
  }
}
