/// A size in points.
@frozen
public struct Size: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// The empty size.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension Size {
  /// The size with 0 in place of extents that are negative or not numbers.
  var asExtent: Size { Size(width: width.asExtent, height: height.asExtent) }

  /// Returns the valid form of a measured size: nonnegative numbers, limited by the constraint if
  /// they are infinite.
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
  /// The number with 0 in place of a negative value or NaN.
  @inline(__always)
  var asExtent: Double { self > 0 ? self : 0 }

  /// The relative rounding error allowed in sums of many numbers.
  static let rounding = 1e-12

  /// The largest value equal to the number up to rounding.
  ///
  /// Containers add and subtract extents, so the space for an element can be slightly smaller than
  /// the extent it was computed from.
  @inline(__always)
  var withRounding: Double { self + Double.rounding * max(1, abs(self)) }

  /// The number, or 0 if it isn't finite.
  @inline(__always)
  var asCoordinate: Double { isFinite ? self : 0 }
}
