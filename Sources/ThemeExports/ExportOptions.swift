/// What can be chosen about exports.
public struct ExportOptions: Hashable, Sendable {
  /// How style sheets tell light from dark.
  public enum StyleSwitch: String, CaseIterable, Hashable, Sendable {
    /// By `light-dark()`, which follows the `color-scheme` of every element.
    case lightDark = "light-dark"
    /// By a media query and `data-style`, for browsers before 2024.
    case media
  }

  /// What Swift code is based on.
  public enum SwiftFlavor: String, CaseIterable, Hashable, Sendable {
    /// This library: accessors give a `DynamicColor`.
    case library
    /// The exported asset catalog alone: accessors give the colours of SwiftUI and UIKit.
    case catalog
  }

  /// Whether style sheets keep references to other colours as `var()`; palettes are then written too.
  public var keepsReferences = false

  /// How style sheets tell light from dark.
  public var styleSwitch = StyleSwitch.lightDark

  /// What Swift code is based on.
  public var swiftFlavor = SwiftFlavor.library

  /// The catalog's name of a colour of a theme, for Swift code based on a catalog.
  public var catalogNames = CatalogNames()

  /// Makes the options that most want.
  public init() {}
}
