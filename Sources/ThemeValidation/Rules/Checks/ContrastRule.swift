import ColorValues
import SourceDiagnostics
import ThemeFiles

/// Foreground colors must contrast with their background.
enum ContrastRule {
  static let documentation = Rule.contrast.documented(
    "Foreground colors must contrast with their background.",
    explanation: """
      A 'contrast:' check of the library file is proved for every theme and every combination of \
      the traits that its two colors depend on. A translucent foreground is composited on the \
      background; a translucent background is measured on the worst of all grays, since the colors \
      below it are unknown. Colors are measured as exported files show them, exact and as bytes; a \
      color outside sRGB must pass on displays of sRGB, mapped into it, and of Display P3, unless \
      'srgb' or 'p3' of a variant or of 'when:' names one. The message names the minimal conditions of the lowest contrast, the \
      values there, and the nearest color that passes all contrast checks of that color, or states \
      that none exists. The nearest color is the one with the smallest CIEDE2000 difference; a \
      gray stays gray, and a translucent color keeps its alpha if a color with that alpha passes, \
      and otherwise gets a higher alpha.
      """,
    remedy: """
      Use the color that the message names; it differs least from the current one. If no color \
      passes on all backgrounds, make the backgrounds more similar.
      """
  )
}
