/// An element of a fixed size in which nothing is.
public struct Spacer: Element, Hashable, Sendable {
  /// The size, in points; what is negative or not a number counts as 0, and what is infinite takes all
  /// room.
  public var size: Size

  /// Makes an empty element.
  public init(width: Double = 0, height: Double = 0) {
    size = Size(width: width, height: height)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var content: ElementContent { ElementContent(intrinsicSize: size) }
}
