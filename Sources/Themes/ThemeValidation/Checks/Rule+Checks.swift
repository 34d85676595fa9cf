package import SourceDiagnostics

/// The rules that checks of library files belong to.
extension Rule {
  package static let contrast = Rule(
    "contrast",
    severity: .error,
    summary: "Foreground colors must contrast with their background.",
    explanation: """
      A 'contrast:' check of the library file is proved for every theme and every combination of \
      the traits that its two colors depend on. A translucent foreground is composited on the \
      background; a translucent background is measured on the worst of all grays, since the colors \
      below it are unknown. Colors are measured as exported files show them, exact and as bytes; a \
      color outside sRGB must pass on displays of sRGB, mapped into it, and of Display P3, unless \
      'srgb' or 'p3' of a variant or of 'when:' names one. With 'on: terminal-256' both colors are the nearest of the 256 colors of xterm, as themetool \
      shows them, and with 'on: terminal-16' the nearest of its first 16; a check without 'on:' is \
      proved for displays. The message names the minimal conditions of the lowest contrast, the \
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

  package static let distinct = Rule(
    "distinct",
    severity: .error,
    summary: "Colors with different meanings must be distinguishable.",
    explanation: """
      A 'distinct:' check of the library file is proved for every theme, every combination of the \
      traits that its colors depend on, every pair of them, and every kind of color vision in \
      'under:'. Differences are in CIEDE2000, where one is just noticeable; alpha is ignored. Each \
      failing pair is reported separately, where it differs least, with a slightly changed value \
      for one of the two colors that passes, if one was found.
      """,
    remedy: """
      Change the lightness of one of the colors first, since all kinds of color vision perceive \
      lightness. Do not convey meaning by color alone.
      """
  )

  package static let unprovenCheck = Rule(
    "unproven-check",
    severity: .warning,
    summary: "Checks must be provable for every combination of traits.",
    explanation: """
      Checks are proved for all combinations of the traits that their colors depend on. \
      Combinations beyond the limit of 4,096 are not tested, so that a pass is not a proof.
      """,
    remedy: "Let the colors of the check depend on fewer traits, or split the check with 'when:'."
  )
}
