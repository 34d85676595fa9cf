/// The dynamic range in which images are displayed.
///
/// Raw values are those of UIKit.
public enum ImageDynamicRange: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = -1
  /// The standard range.
  case standard = 0
  /// A high range, constrained to suit adjacent standard content.
  case constrainedHigh = 1
  /// A high range.
  case high = 2
}

/// The trait for the dynamic range in which images are displayed.
public enum ImageDynamicRangeTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: ImageDynamicRange { .unspecified }

  static var valueNames: [String] { ["unspecified", "standard", "constrainedHigh", "high"] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "dynamic-range" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "imageDynamicRange" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 13) }
}

extension TraitCollection {
  /// The dynamic range in which images are displayed.
  @inlinable
  public var imageDynamicRange: ImageDynamicRange { self[ImageDynamicRangeTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(imageDynamicRange: ImageDynamicRange) {
    self.init(ImageDynamicRangeTrait.self, value: imageDynamicRange)
  }
}

extension MutableTraits {
  /// The dynamic range in which images are displayed.
  @inlinable
  public var imageDynamicRange: ImageDynamicRange {
    get { self[ImageDynamicRangeTrait.self] }
    set { self[ImageDynamicRangeTrait.self] = newValue }
  }
}
