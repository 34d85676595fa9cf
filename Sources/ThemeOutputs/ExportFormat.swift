/// The formats that themes are exported to.
public enum ExportFormat: String, CaseIterable, Hashable, Sendable {
  /// Custom properties of CSS.
  case css
  /// Variables and maps of Sass.
  case scss
  /// Custom properties and the `@theme` block of Tailwind 4.
  case tailwind
  /// Resources of Android.
  case android
  /// Typed accessors in Swift.
  case swift
  /// Design tokens of the DTCG, 2025.10, with a resolver document.
  case dtcg
  /// One row for each color, theme and trait combination.
  case json
  /// Schemes of base16 or base24.
  case base16

  /// The name of the file, or nil for formats that write several files.
  public var fileName: String? {
    switch self {
    case .css: "themes.css"
    case .scss: "themes.scss"
    case .tailwind: "tailwind.css"
    case .swift: "ThemeColors.swift"
    case .json: "themes.json"
    case .android, .dtcg, .base16: nil
    }
  }

  /// The format's name in messages.
  var title: String {
    switch self {
    case .css: "CSS"
    case .scss: "Sass"
    case .tailwind: "Tailwind"
    case .android: "Android"
    case .swift: "Swift"
    case .dtcg: "DTCG"
    case .json: "JSON"
    case .base16: "base16"
    }
  }
}
