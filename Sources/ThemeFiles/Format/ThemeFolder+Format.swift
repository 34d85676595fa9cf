extension ThemeFolder.Kind {
  /// The keys of a file.
  package var format: FormatMapping {
    switch self {
    case .library: .library
    case .theme: .theme
    case .hierarchy: .hierarchy
    }
  }
}
