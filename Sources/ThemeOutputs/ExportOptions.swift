/// The options of an export.
public struct ExportOptions: Hashable, Sendable {
  /// The way style sheets distinguish light from dark.
  public enum StyleSwitch: String, CaseIterable, Hashable, Sendable {
    /// With `light-dark()`, which follows the `color-scheme` of every element.
    case lightDark = "light-dark"
    /// With a media query and `data-style`, for browsers released before 2024.
    case media
  }

  /// The source of the colors in Swift code.
  public enum SwiftFlavor: String, CaseIterable, Hashable, Sendable {
    /// This library: accessors return a `DynamicColor`.
    case library
    /// The exported asset catalog alone: accessors return the colors of SwiftUI and UIKit.
    case catalog
    /// The code alone: accessors return the colors of UIKit, AppKit and SwiftUI, which follow traits.
    case uikit
  }

  /// Whether style sheets keep references to other colors as `var()`; palettes are then written,
  /// too.
  public var keepsReferences = false

  /// The way style sheets distinguish light from dark.
  public var styleSwitch = StyleSwitch.lightDark

  /// The source of the colors in Swift code.
  public var swiftFlavor = SwiftFlavor.library

  /// The names of theme colors in the catalog, for Swift code based on a catalog.
  public var catalogNames = CatalogNames()

  /// Creates the default options.
  public init() {}
}
