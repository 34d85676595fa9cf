/// An empty element of a fixed size.
public struct Spacer: Element, Hashable, Sendable {
  /// The size in points.
  ///
  /// An extent that is negative or not a number counts as 0; an infinite one uses all available
  /// space.
  public var size: Size

  /// Creates an empty element.
  public init(width: Double = 0, height: Double = 0) {
    size = Size(width: width, height: height)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var content: ElementContent { ElementContent(intrinsicSize: size) }
}
