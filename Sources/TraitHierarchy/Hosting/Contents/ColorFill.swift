public import DynamicColors

/// Content that is filled with one color.
///
/// It is redrawn only if the color resolves to another value or its size changes. Evaluating the
/// enclosing content doesn't resolve the color.
public struct ColorFill: Content, PrimitiveContent, Equatable, Sendable {
  let color: DynamicColor

  /// Creates content filled with a color.
  public init(_ color: DynamicColor) {
    self.color = color
  }

  /// Empty; the content is the color.
  public var body: EmptyContent { EmptyContent() }

  func makeNode(_ place: ContentPlace) -> ContentNode { ColorFillNode(self, place) }
}

/// The view of a ``ColorFill``.
final class ColorFillNode: TypedNode<ColorFill> {
  override func contentDidChange(from previous: ColorFill?) { backgroundColor = content.color }
}
