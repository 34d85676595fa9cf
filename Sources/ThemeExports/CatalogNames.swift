internal import AssetCatalogs

/// The names that colours of themes have in an asset catalog.
public struct CatalogNames: Hashable, Sendable {
  /// How the colours of several themes are told apart.
  public enum ThemeMark: String, CaseIterable, Hashable, Sendable {
    /// Each theme is a group that provides a namespace.
    case namespace
    /// The last part of every name starts with the theme's.
    case prefix
  }

  /// How themes are told apart; nil where there is one.
  public var themeMark: ThemeMark?

  /// A group around all colours, with a namespace.
  public var namespace: String?

  /// Makes names.
  public init(themeMark: ThemeMark? = nil, namespace: String? = nil) {
    self.themeMark = themeMark
    self.namespace = namespace
  }

  /// The qualified name of a colour, such as `pastel/badge/new`.
  public func name(of color: String, theme: String) -> String {
    let group = [namespace, themeMark == .namespace ? theme : nil].compactMap(\.self)
    return AssetName.qualifiedName(
      ofThemeName: color,
      namespace: group.isEmpty ? nil : group.joined(separator: "/"),
      prefix: themeMark == .prefix ? "\(theme)-" : ""
    )
  }
}
