/// How much room there is for an element that is asked for its size: a limit or none, for each axis.
///
/// ```swift
/// SizeConstraint(width: 320)                         // 320 wide at most, as high as it likes
/// SizeConstraint(width: .atMost(.infinity)) == .unconstrained  // true
/// ```
@frozen
public struct SizeConstraint: Hashable, Sendable {
  /// The room on one axis.
  @frozen
  public struct Axis: Hashable, Sendable {
    /// The limit; infinite if there is none.
    @usableFromInline let limit: Double

    @inlinable @inline(__always)
    init(limit: Double) {
      self.limit = limit
    }

    /// No limit: the element has the size that it likes best.
    public static let unconstrained = Axis(limit: .infinity)

    /// A limit, in points.
    ///
    /// One that no finite number reaches is the same as ``unconstrained``: infinity, the greatest finite
    /// number, and what is not a number. Negative infinity is 0.
    @inlinable
    public static func atMost(_ limit: Double) -> Axis {
      if limit < .greatestFiniteMagnitude {
        return Axis(limit: limit == -.infinity ? 0 : limit)
      }
      return Axis(limit: .infinity)
    }

    /// The limit; nil if there is none.
    @inlinable
    public var constrainedValue: Double? { limit == .infinity ? nil : limit }

    /// The largest extent that fits; the greatest finite number if there is no limit.
    public var maximum: Double { min(limit, .greatestFiniteMagnitude) }

    /// Whether there is no limit.
    @inlinable
    public var isUnconstrained: Bool { limit == .infinity }

    /// Whether there is any room.
    public var isGreaterThanZero: Bool { limit > 0 }

    /// The smaller of an extent and the limit.
    func clamp(_ extent: Double) -> Double { min(extent, max(0, limit)) }

    /// Makes a limit larger; none stays none.
    public static func + (axis: Axis, extent: Double) -> Axis { .atMost(axis.limit + extent) }

    /// Makes a limit smaller, down to below zero; none stays none.
    ///
    /// A difference that is nothing but rounding is 0, so that it doesn't count as room.
    public static func - (axis: Axis, extent: Double) -> Axis {
      let rest = axis.limit - extent
      return abs(rest) <= Double.rounding * abs(extent) ? Axis(limit: 0) : .atMost(rest)
    }

    /// Multiplies a limit; none stays none.
    public static func * (axis: Axis, factor: Double) -> Axis {
      axis.isUnconstrained ? axis : .atMost(axis.limit * factor)
    }

    /// Divides a limit; none stays none.
    public static func / (axis: Axis, divisor: Double) -> Axis {
      axis.isUnconstrained ? axis : .atMost(axis.limit / divisor)
    }
  }

  /// The room in x.
  public var width: Axis
  /// The room in y.
  public var height: Axis

  /// Makes a constraint of two axes.
  @inlinable
  public init(width: Axis = .unconstrained, height: Axis = .unconstrained) {
    self.width = width
    self.height = height
  }

  /// Limits one axis or both, in points, by numbers as ``Axis/atMost(_:)`` takes them.
  public init(width: Double, height: Double = .infinity) {
    self.init(width: .atMost(width), height: .atMost(height))
  }

  /// Limits the height, in points.
  public init(height: Double) {
    self.init(width: .unconstrained, height: .atMost(height))
  }

  /// Makes a constraint that a size just fits into.
  public init(_ size: Size) {
    self.init(width: .atMost(size.width), height: .atMost(size.height))
  }

  /// No limit on either axis.
  public static let unconstrained = SizeConstraint(width: .unconstrained, height: .unconstrained)

  /// The largest size that fits.
  public var maximum: Size { Size(width: width.maximum, height: height.maximum) }

  /// The room inside of insets, not less than none.
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
  /// The limit, or `unconstrained`.
  public var description: String { isUnconstrained ? "unconstrained" : "\(limit)" }
}
