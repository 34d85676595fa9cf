public import Foundation

/// Colors at locations along a line, as a value for a renderer.
public struct Gradient: Hashable, ShapeStyle {
  /// A color at a location.
  public struct Stop: Hashable, Sendable {
    /// The color, which remains dynamic.
    public var color: Color
    /// The location, 0 to 1.
    public var location: CGFloat

    /// Creates a color at a location.
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// The colors in the order of their locations.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient with equal distances between the colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A gradient along a line, as a value for a renderer.
public struct LinearGradient: Hashable, ShapeStyle {
  /// The colors.
  public let gradient: Gradient
  /// The point of the location 0.
  public let startPoint: UnitPoint
  /// The point of the location 1.
  public let endPoint: UnitPoint

  /// Creates a gradient along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }

  /// Creates a gradient along a line with equal distances between the colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient along a line from colors at locations.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A point in a rectangle, as fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width.
  public var x: CGFloat
  /// The fraction of the height.
  public var y: CGFloat

  /// Creates a point; at the origin by default.
  public init(x: CGFloat = 0, y: CGFloat = 0) {
    (self.x, self.y) = (x, y)
  }

  /// The origin.
  public static let zero = UnitPoint()
  /// The top at the leading edge.
  public static let topLeading = UnitPoint()
  /// The center of the top edge.
  public static let top = UnitPoint(x: 0.5)
  /// The top at the trailing edge.
  public static let topTrailing = UnitPoint(x: 1)
  /// The center of the leading edge.
  public static let leading = UnitPoint(y: 0.5)
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The center of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The bottom at the leading edge.
  public static let bottomLeading = UnitPoint(y: 1)
  /// The center of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The bottom at the trailing edge.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
