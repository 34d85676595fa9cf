/// The limit on the use of headroom for high dynamic range.
///
/// Raw values are those of UIKit.
public enum HDRHeadroomUsageLimit: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = -1
  /// Content must limit its use of headroom.
  case active = 0
  /// Content can use all available headroom.
  case inactive = 1
}

/// The trait for the limit on the use of headroom for high dynamic range.
public enum HDRHeadroomUsageLimitTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: HDRHeadroomUsageLimit { .unspecified }

  static var valueNames: [String] { ["unspecified", "active", "inactive"] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "headroom-limit" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "hdrHeadroomUsageLimit" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 18) }
}

extension TraitCollection {
  /// The limit on the use of headroom for high dynamic range.
  @inlinable
  public var hdrHeadroomUsageLimit: HDRHeadroomUsageLimit { self[HDRHeadroomUsageLimitTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(hdrHeadroomUsageLimit: HDRHeadroomUsageLimit) {
    self.init(HDRHeadroomUsageLimitTrait.self, value: hdrHeadroomUsageLimit)
  }
}

extension MutableTraits {
  /// The limit on the use of headroom for high dynamic range.
  @inlinable
  public var hdrHeadroomUsageLimit: HDRHeadroomUsageLimit {
    get { self[HDRHeadroomUsageLimitTrait.self] }
    set { self[HDRHeadroomUsageLimitTrait.self] = newValue }
  }
}
