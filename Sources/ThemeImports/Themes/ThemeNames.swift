import SourceDiagnostics
import TextSupport

/// The names of imported themes, and of the files that hold them.
enum ThemeNames {
  /// The value of the theme trait where nothing says which theme applies, which no theme can have.
  private static let noTheme = "unspecified"

  /// Legal names for texts; those that can't stay as they are, are told of.
  static func legal(
    _ texts: [String],
    at excerpt: SourceExcerpt? = nil,
    _ findings: inout ImportFindings
  ) -> [String] {
    var names = FreeNames.values(reserved: [noTheme])
    return texts.map { text in
      let wanted = NamePart.legal(text)
      let name = names.take(wanted)
      if name != wanted {
        let isReserved = wanted.lowercased() == noTheme
        findings.add(
          .invalidName,
          .warning,
          at: excerpt,
          isReserved
            ? "no theme can be called '\(text)', which stands for none; it becomes '\(name)'"
            : "'\(text)' is the name of another theme to those that look it up; it becomes '\(name)'"
        )
      }
      return name
    }
  }

  /// The file of a theme: called after it, but for the name that the library file has.
  static func file(of theme: String) -> String {
    theme.lowercased() == "library" ? "\(theme)-theme.yaml" : "\(theme).yaml"
  }
}
