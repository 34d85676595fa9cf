public import ColorValues
public import ElementLayout

/// Something that a renderer does, with a color that has been resolved.
public enum DrawingCommand: Hashable, Sendable {
  /// Fills a rectangle.
  case fill(RoundedRect, Color)
  /// Draws a line of this width, in points, along the inside of a rectangle's edge.
  case stroke(RoundedRect, Color, width: Double)
  /// Writes a line of text.
  case text(TextLine, Color)
}

/// A rectangle with rounded corners.
public struct RoundedRect: Hashable, Sendable {
  /// The rectangle.
  public var rect: Rect
  /// The radius of the corners, in points; at most half of the shorter side.
  public private(set) var cornerRadius: Double

  /// Makes a rectangle; a radius that is negative or not a number is 0, one that is too large is as
  /// large as can be.
  public init(_ rect: Rect, cornerRadius: Double = 0) {
    self.rect = rect
    let limit = min(rect.width, rect.height) / 2
    self.cornerRadius = cornerRadius > 0 ? max(0, min(cornerRadius, limit)) : 0
  }
}

/// A line of text with its place.
public struct TextLine: Hashable, Sendable {
  /// The text.
  public var text: String
  /// Where the line is: it begins at the left edge and is cut off at the right one, and is in the middle
  /// of the height.
  public var rect: Rect
  /// The size of the font, in points.
  public var fontSize: Double

  /// Makes a line.
  public init(_ text: String, in rect: Rect, fontSize: Double) {
    self.text = text
    self.rect = rect
    self.fontSize = fontSize
  }

  /// About how much room a text takes.
  ///
  /// There is no font here, so it is what a font takes that gives each character six tenths of its size,
  /// with lines five quarters of its size apart.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func estimatedSize(of text: String, fontSize: Double) -> Size {
    Size(width: Double(text.count) * fontSize * 0.6, height: fontSize * 1.25)
  }
}
