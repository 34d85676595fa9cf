public import DynamicColors
import ElementLayout

/// Content that is a line of text, with the text's estimated size.
public struct TextContent: Content, PrimitiveContent, Equatable, Sendable {
  let text: String
  let color: DynamicColor
  let fontSize: Double

  /// Creates a line of text; the font size is in points.
  public init(_ text: String, color: DynamicColor, fontSize: Double) {
    self.text = text
    self.color = color
    self.fontSize = fontSize
  }

  /// Empty; the content is the text.
  public var body: EmptyContent { EmptyContent() }

  func makeNode(_ place: ContentPlace) -> ContentNode { TextNode(self, place) }
}

/// The view of a ``TextContent``.
final class TextNode: TypedNode<TextContent> {
  override func contentDidChange(from previous: TextContent?) {
    if let previous {
      if content == previous { return }
      if content.text != previous.text || content.fontSize != previous.fontSize {
        setNeedsMeasuring()
      }
    }
    setNeedsDisplay()
  }

  override func sizeThatFits(_ constraint: SizeConstraint) -> Size {
    let size = TextLine.estimatedSize(of: content.text, fontSize: content.fontSize)
    return Size(width: min(size.width, constraint.width.maximum), height: size.height)
  }

  override func draw(_ rect: Rect) {
    canvas.text(content.text, in: rect, with: content.color, fontSize: content.fontSize)
  }
}
