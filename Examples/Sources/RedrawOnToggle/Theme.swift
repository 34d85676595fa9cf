import ThemeKit

/// The themes, by the names in their files.
enum AppTheme: CaseIterable {
  case paper, ocean
}

/// The trait that selects the theme, with the identifier in `library.yaml`.
struct AppThemeTrait: TraitDefinition {
  static let defaultValue = AppTheme.paper
  static let affectsColorAppearance = true
  static let identifier = "com.example.redraw.theme"
}

extension MutableTraits {
  /// The theme that applies.
  var theme: AppTheme {
    get { self[AppThemeTrait.self] }
    set { self[AppThemeTrait.self] = newValue }
  }
}
