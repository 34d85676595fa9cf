/// An extent in points.
@frozen
public struct Size: Hashable, Sendable {
  /// The extent in x.
  public var width: Double
  /// The extent in y.
  public var height: Double

  /// No extent.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension Size {
  /// The size with what can't be an extent replaced: what is negative or not a number is zero.
  var asExtent: Size { Size(width: width.asExtent, height: height.asExtent) }

  /// What counts of an answer: not negative, a number, and no larger than finite room where it is infinite.
  package func resolved(in constraint: SizeConstraint) -> Size {
    Size(
      width: Self.extent(width, constraint.width),
      height: Self.extent(height, constraint.height)
    )
  }

  @inline(__always)
  private static func extent(_ extent: Double, _ limit: SizeConstraint.Axis) -> Double {
    extent == .infinity ? max(0, limit.limit) : extent.asExtent
  }
}

extension Double {
  /// The number as an extent, which isn't negative and is a number.
  @inline(__always)
  var asExtent: Double { self > 0 ? self : 0 }

  /// The part of a number by which rounding may change it where many are added up.
  static let rounding = 1e-12

  /// The most that is as good as the number: containers add up extents and subtract from them, so that
  /// room comes out a little smaller than what it was made for.
  @inline(__always)
  var withRounding: Double { self + Double.rounding * max(1, abs(self)) }

  /// The number as a coordinate; zero if it is no finite number.
  @inline(__always)
  var asCoordinate: Double { isFinite ? self : 0 }
}
