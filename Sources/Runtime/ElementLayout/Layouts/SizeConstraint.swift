/// The space available to an element that is measured: an optional limit for each axis.
///
/// ```swift
/// SizeConstraint(width: 320)                         // 320 wide at most, as high as it likes
/// SizeConstraint(width: .atMost(.infinity)) == .unconstrained  // true
/// ```
@frozen
public struct SizeConstraint: Hashable, Sendable {
  /// The available space on one axis.
  @frozen
  public struct Axis: Hashable, Sendable {
    /// The limit; infinity if there is none.
    @usableFromInline let limit: Double

    @inlinable @inline(__always)
    init(limit: Double) {
      self.limit = limit
    }

    /// No limit: the element has its preferred extent.
    public static let unconstrained = Axis(limit: .infinity)

    /// A limit in points.
    ///
    /// Infinity, the greatest finite number and NaN are the same as ``unconstrained``. Negative
    /// infinity is replaced by 0.
    @inlinable
    public static func atMost(_ limit: Double) -> Axis {
      if limit < .greatestFiniteMagnitude {
        return Axis(limit: limit == -.infinity ? 0 : limit)
      }
      return Axis(limit: .infinity)
    }

    /// The limit, if there is one.
    @inlinable
    public var constrainedValue: Double? { limit == .infinity ? nil : limit }

    /// The limit, which can be negative; the greatest finite number if there is none.
    public var maximum: Double { min(limit, .greatestFiniteMagnitude) }

    /// Whether the extent is unlimited.
    @inlinable
    public var isUnconstrained: Bool { limit == .infinity }

    /// Whether there is any space.
    public var isGreaterThanZero: Bool { limit > 0 }

    /// Returns the smaller of an extent and the limit.
    func clamp(_ extent: Double) -> Double { min(extent, max(0, limit)) }

    /// Increases a limit; no limit remains no limit.
    public static func + (axis: Axis, extent: Double) -> Axis { .atMost(axis.limit + extent) }

    /// Decreases a limit, possibly below zero; no limit remains no limit.
    ///
    /// A difference within the rounding error is 0, so that it doesn't count as space.
    public static func - (axis: Axis, extent: Double) -> Axis {
      let rest = axis.limit - extent
      return abs(rest) <= Double.rounding * abs(extent) ? Axis(limit: 0) : .atMost(rest)
    }

    /// Multiplies a limit; no limit remains no limit.
    public static func * (axis: Axis, factor: Double) -> Axis {
      axis.isUnconstrained ? axis : .atMost(axis.limit * factor)
    }

    /// Divides a limit; no limit remains no limit.
    public static func / (axis: Axis, divisor: Double) -> Axis {
      axis.isUnconstrained ? axis : .atMost(axis.limit / divisor)
    }
  }

  /// The constraint of the width.
  public var width: Axis
  /// The constraint of the height.
  public var height: Axis

  /// Creates a constraint for two axes.
  @inlinable
  public init(width: Axis = .unconstrained, height: Axis = .unconstrained) {
    self.width = width
    self.height = height
  }

  /// Creates a constraint from limits in points, as ``Axis/atMost(_:)`` does.
  public init(width: Double, height: Double = .infinity) {
    self.init(width: .atMost(width), height: .atMost(height))
  }

  /// Creates a constraint of the height, in points.
  public init(height: Double) {
    self.init(width: .unconstrained, height: .atMost(height))
  }

  /// Creates the smallest constraint that contains a size.
  public init(_ size: Size) {
    self.init(width: .atMost(size.width), height: .atMost(size.height))
  }

  /// No limit on either axis.
  public static let unconstrained = SizeConstraint(width: .unconstrained, height: .unconstrained)

  /// The limits, each with the greatest finite number if there is none.
  public var maximum: Size { Size(width: width.maximum, height: height.maximum) }

  /// Returns the space inside of insets, at least 0.
  public func inset(by insets: EdgeInsets) -> SizeConstraint {
    SizeConstraint(
      width: .atMost(max(0, (width - insets.horizontal).limit)),
      height: .atMost(max(0, (height - insets.vertical).limit))
    )
  }
}

extension SizeConstraint: CustomStringConvertible {
  /// For example `320 × unconstrained`.
  public var description: String { "\(width) × \(height)" }
}

extension SizeConstraint.Axis: CustomStringConvertible {
  /// The limit or `unconstrained`.
  public var description: String { isUnconstrained ? "unconstrained" : "\(limit)" }
}
