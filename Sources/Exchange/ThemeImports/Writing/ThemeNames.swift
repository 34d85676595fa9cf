import SourceDiagnostics
import TextSupport

/// The names of imported themes and of their files.
enum ThemeNames {
  /// The value of the theme trait where no theme applies, which cannot be a name.
  private static let noTheme = "unspecified"

  /// Returns legal names for texts; reports names that are reserved or equal to others.
  static func legal(
    _ texts: [String],
    at excerpt: SourceExcerpt? = nil,
    reporting findings: ImportFindings
  ) -> [String] {
    var names = FreeNames.values(reserved: [noTheme])
    return texts.map { text in
      let wanted = text.legalNamePart
      let name = names.take(wanted)
      if name != wanted {
        findings.report(
          wanted.lowercased() == noTheme
            ? .reservedThemeName(text, replacedBy: name) : .equalThemeName(text, replacedBy: name),
          at: excerpt
        )
      }
      return name
    }
  }

  /// Returns the name of a theme's file, which differs from that of the library file.
  static func file(of theme: String) -> String {
    theme.lowercased() == "library" ? "\(theme)-theme.yaml" : "\(theme).yaml"
  }
}
