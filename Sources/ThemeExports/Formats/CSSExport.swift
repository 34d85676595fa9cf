import DynamicColors
import SourceDocuments
import ThemeFiles
import TraitSystem

/// Themes as custom properties of CSS.
///
/// Each theme has a rule for its attribute, `[data-theme="pastel"]`; the default theme holds without
/// one. Light and dark come by `light-dark()` or media queries, and `data-style` chooses by hand;
/// contrast and gamut come by media queries, all other traits by attributes such as
/// `data-density="compact"`. All selectors weigh the same, so that the order of the rules decides.
struct CSSExport: Sendable {
  /// The colours from which threads pay.
  private static let colorsForThreads = 4_096

  let source: ExportSource
  let options: ExportOptions

  /// The custom properties of all names.
  let properties: CSSProperties

  init(_ source: ExportSource, _ options: ExportOptions) {
    self.source = source
    self.options = options
    properties = CSSProperties(source, withPalettes: options.keepsReferences)
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
    let numbers = source.themes.indices
    let isDefault = { source.themes[$0].name == source.defaultTheme }
    let order = numbers.filter(isDefault) + numbers.filter { !isDefault($0) }
    let isLarge = properties.all.count >= Self.colorsForThreads
    let empty = losses
    let written = ParallelWork.map(order, share: isLarge ? 1 : order.count) { number in
      var writer = CSSThemeWriter(number, self)
      var text = ByteText()
      var losses = empty
      writer.write(to: &text, &losses)
      return (text: text, losses: losses)
    }
    text.reserve(text.bytes.count + written.reduce(0) { $0 + $1.text.bytes.count })
    for theme in written {
      text.append(theme.text.bytes)
      losses.append(theme.losses)
    }
  }
}
