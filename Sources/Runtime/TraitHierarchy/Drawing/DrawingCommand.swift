public import ColorValues
public import ElementLayout

/// A rendering command with a resolved color.
public enum DrawingCommand: Hashable, Sendable {
  /// Fills a rectangle.
  case fill(RoundedRect, Color)
  /// Draws a line of a width in points along the inside of a rectangle's edge.
  case stroke(RoundedRect, Color, width: Double)
  /// Draws a line of text.
  case text(TextLine, Color)
}

/// A rectangle with rounded corners.
public struct RoundedRect: Hashable, Sendable {
  /// The rectangle.
  public var rect: Rect
  /// The radius of the corners, in points; at most half of the shorter side at creation.
  public private(set) var cornerRadius: Double

  /// Creates a rectangle.
  ///
  /// A radius that is negative or not a number is replaced by 0, one that is too large by the
  /// largest possible.
  public init(_ rect: Rect, cornerRadius: Double = 0) {
    self.rect = rect
    let limit = min(rect.width, rect.height) / 2
    self.cornerRadius = cornerRadius > 0 ? max(0, min(cornerRadius, limit)) : 0
  }
}

/// A line of text and its position.
public struct TextLine: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The rectangle of the line.
  ///
  /// The text starts at the left edge, is clipped at the right edge and centered vertically.
  public var rect: Rect
  /// The font size in points.
  public var fontSize: Double

  /// Creates a line of text.
  public init(_ text: String, in rect: Rect, fontSize: Double) {
    self.text = text
    self.rect = rect
    self.fontSize = fontSize
  }

  /// Returns an estimate of the size of a text.
  ///
  /// No font metrics are available, so the estimate assumes six tenths of the font size for the
  /// width of each character and five quarters of the font size for the line height.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func estimatedSize(of text: String, fontSize: Double) -> Size {
    Size(width: Double(text.count) * fontSize * 0.6, height: fontSize * 1.25)
  }
}
