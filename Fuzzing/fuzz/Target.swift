import ThemeImports

/// A kind of input, with what must hold for each one.
enum Target: String, CaseIterable {
  case yaml, json, theme, css, tokens, color, car

  /// Gives an input to the library and fails where a law doesn't hold.
  func check(_ bytes: [UInt8]) {
    switch self {
    case .yaml: YAMLLaws.check(bytes)
    case .json: JSONLaws.check(bytes)
    case .theme: ThemeLaws.check(bytes)
    case .css: ImportLaws.check(bytes, as: .css)
    case .tokens: ImportLaws.check(bytes, as: nil)
    case .color: ColorLaws.check(bytes)
    case .car: CatalogLaws.check(bytes)
    }
  }
}
