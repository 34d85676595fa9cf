public import DynamicColors

/// Content that is one color.
///
/// It is drawn again only if the color comes to something else, and evaluating what it is in doesn't
/// make the color be resolved.
public struct ColorFill: Content, PrimitiveContent, Equatable, Sendable {
  let color: DynamicColor

  /// Fills with a color.
  public init(_ color: DynamicColor) {
    self.color = color
  }

  /// Nothing: the color is what counts.
  public var body: EmptyContent { EmptyContent() }

  func makeNode(_ place: ContentPlace) -> ContentNode { ColorFillNode(self, place) }
}

/// The view that is a ``ColorFill``.
final class ColorFillNode: ContentNode {
  init(_ content: ColorFill, _ place: ContentPlace) {
    super.init(place)
    backgroundColor = content.color
  }

  override func take(_ content: some Content) -> Bool {
    guard let content = content as? ColorFill else { return false }
    backgroundColor = content.color
    return true
  }
}
