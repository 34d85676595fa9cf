import SourceDiagnostics
import TextSupport

extension ImportFindings {
  /// The value of the theme trait where no theme applies, which cannot be a name.
  private static let noTheme = "unspecified"

  /// Returns legal names of themes for texts; reports names that are reserved or equal to others.
  func themeNames(for texts: [String], at excerpt: SourceExcerpt? = nil) -> [String] {
    var names = FreeNames.values(reserved: [Self.noTheme])
    return texts.map { text in
      let wanted = text.legalNamePart
      let name = names.take(wanted)
      if name != wanted {
        report(
          wanted.lowercased() == Self.noTheme
            ? .reservedThemeName(text, replacedBy: name) : .equalThemeName(text, replacedBy: name),
          at: excerpt
        )
      }
      return name
    }
  }
}

extension ImportedThemes.File {
  /// Creates the file of a theme, whose name differs from that of the library file.
  init(theme: String, _ bytes: [UInt8]) {
    let name = theme.lowercased() == "library" ? "\(theme)-theme" : theme
    self.init("\(name).yaml", bytes)
  }
}
