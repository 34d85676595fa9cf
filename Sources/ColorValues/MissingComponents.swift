/// The components of a ``Color`` that were written as `none`.
///
/// A missing component counts as 0, except in interpolation, where it takes the value of the other
/// color, and in CSS text, where it remains `none`.
public struct MissingComponents: OptionSet, Hashable, Sendable {
  /// A bit for each component: the three of the space from the lowest bit, then alpha.
  public let rawValue: UInt8

  /// Creates a set from bits; bits beyond the four are ignored.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The first component of the space.
  public static let first = MissingComponents(rawValue: 1)
  /// The second component of the space.
  public static let second = MissingComponents(rawValue: 2)
  /// The third component of the space.
  public static let third = MissingComponents(rawValue: 4)
  /// Alpha.
  public static let alpha = MissingComponents(rawValue: 8)

  /// Returns the component at a position (0, 1, 2, or 3 for alpha).
  @inline(__always)
  static func component(_ index: Int) -> MissingComponents {
    MissingComponents(rawValue: 1 << UInt8(truncatingIfNeeded: index))
  }
}
