import SourceDiagnostics
import ThemeFiles

/// The messages about projects of Tokens Studio.
extension ImportMessage {
  static var studioProjectWithOthers: Self {
    Self(.invalidToken, "a project of Tokens Studio has its own sets; import it alone")
  }

  static var studioThemesSyntax: Self { Self(.invalidToken, "'$themes' must be a list of themes") }

  static var studioThemeSyntax: Self {
    Self(.invalidToken, "a theme must have 'name' and 'selectedTokenSets', an object of sets")
  }

  static func unselectedSet(_ name: String) -> Self {
    warning(.notImported, "no theme selects the set \(name: name); it is not imported")
  }

  static func unknownSet(_ name: String, hint: String) -> Self {
    warning(.unknownReference, "\(name: name) is not a set\(hint)")
  }
}
