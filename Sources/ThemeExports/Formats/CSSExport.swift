import DynamicColors
import ThemeFiles
import TraitSystem

/// Themes as custom properties of CSS.
///
/// Each theme has a rule for its attribute, `[data-theme="pastel"]`; the default theme holds without
/// one. Light and dark come by `light-dark()` or media queries, and `data-style` chooses by hand;
/// contrast and gamut come by media queries, all other traits by attributes such as
/// `data-density="compact"`. All selectors weigh the same, so that the order of the rules decides.
struct CSSExport {
  let source: ExportSource
  let options: ExportOptions

  /// The custom property of each name of any theme.
  let properties: [String: String]

  init(_ source: ExportSource, _ options: ExportOptions) {
    self.source = source
    self.options = options
    var names: [String] = []
    if source.themes.count == 1, let theme = source.themes.first {
      names = theme.indices(withPalettes: options.keepsReferences).map(theme.name(at:))
    } else {
      var seen = Set<String>()
      for theme in source.themes {
        for index in theme.indices(withPalettes: options.keepsReferences) {
          let name = theme.name(at: index)
          if seen.insert(name).inserted { names.append(name) }
        }
      }
    }
    properties = Dictionary(
      zip(names, CustomPropertyNames(names).names),
      uniquingKeysWith: { first, _ in first }
    )
  }

  func file(named name: String?, _ losses: inout LossReport) -> ExportedFile {
    var text = ByteText()
    text += "/* \(CSSText.comment(source.origin)) */\n"
    write(to: &text, &losses)
    return ExportedFile(name ?? "themes.css", text.bytes)
  }

  /// Writes everything below the first line.
  func write(to text: inout ByteText, _ losses: inout LossReport) {
    if source.axis(.style) != nil {
      text += """

        :root {
          color-scheme: light dark;
        }
        [data-style="light"] {
          color-scheme: light;
        }
        [data-style="dark"] {
          color-scheme: dark;
        }

        """
    }
    // The default theme comes first, so that any other replaces it on the same element.
    let themes =
      source.themes.filter { $0.name == source.defaultTheme }
      + source.themes.filter { $0.name != source.defaultTheme }
    for theme in themes {
      var writer = CSSThemeWriter(theme, self)
      writer.write(to: &text, &losses)
    }
  }
}
