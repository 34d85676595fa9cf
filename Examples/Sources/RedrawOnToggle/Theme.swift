import ThemeKit

/// The themes by the names of their files.
enum AppTheme: CaseIterable {
  case paper, ocean
}

/// The trait that says which theme applies: that of `library.yaml`, by its identifier.
struct AppThemeTrait: TraitDefinition {
  static let defaultValue = AppTheme.paper
  static let affectsColorAppearance = true
  static let identifier = "com.example.redraw.theme"
}

extension MutableTraits {
  /// Which theme applies.
  var theme: AppTheme {
    get { self[AppThemeTrait.self] }
    set { self[AppThemeTrait.self] = newValue }
  }
}
