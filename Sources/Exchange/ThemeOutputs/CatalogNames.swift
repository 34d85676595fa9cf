internal import AssetCatalogs

/// The names of theme colors in an asset catalog.
public struct CatalogNames: Hashable, Sendable {
  /// How an asset catalog distinguishes the colors of several themes.
  public enum ThemeMark: String, CaseIterable, Hashable, Sendable {
    /// Each theme is a group that provides a namespace.
    case namespace
    /// The last part of every name starts with the name of the theme.
    case prefix
  }

  /// How the catalog distinguishes themes; nil if there is only one.
  public var themeMark: ThemeMark?

  /// A group around all colors, with a namespace.
  public var namespace: String?

  /// Creates names.
  public init(themeMark: ThemeMark? = nil, namespace: String? = nil) {
    self.themeMark = themeMark
    self.namespace = namespace
  }

  /// Returns the qualified name of a color, such as `pastel/badge/new`.
  public func name(of color: String, theme: String) -> String {
    let group = [namespace, themeMark == .namespace ? theme : nil].compactMap(\.self)
    return AssetName.qualifiedName(
      ofThemeName: color,
      namespace: group.isEmpty ? nil : group.joined(separator: "/"),
      prefix: themeMark == .prefix ? "\(theme)-" : ""
    )
  }
}
