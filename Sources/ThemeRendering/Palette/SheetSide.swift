import ColorValues
import DynamicColors
import ThemeFiles
import ThemeValidation
import TraitSystem

/// The colors of a sheet under one style.
package struct SheetSide: Sendable {
  /// The style's name: `light` or `dark`.
  let name: String
  /// The background of the colors: opaque, in sRGB.
  let background: Color
  /// The name of the background color, where it is one of the theme.
  let backgroundName: String?

  /// Black or white, whichever is readable on the background.
  var foreground: Color { background.contrasting }

  /// Returns the foreground with an opacity, increased where it would not be readable.
  func foreground(fadedTo opacity: Double) -> Color {
    let faded = [opacity, (1 + opacity) / 2].map(foreground.withAlpha)
    return faded.first { $0.isReadable(on: background) } ?? foreground
  }
}

extension SheetSide {
  /// The name of the color that themes usually have for backgrounds.
  package static let usualBackground = "background"

  /// Chooses the background of a palette: the most frequent background of the pairs, else the color
  /// named `background`, else a neutral color.
  init(_ palette: Palette, name: String, pairs: [ContrastPair]) {
    let isDark = palette.traits.userInterfaceStyle == .dark
    let neutral = isDark ? ChartBackground.dark.color : .white
    var counts: [String: Int] = [:]
    for pair in pairs { counts[pair.back, default: 0] += 1 }
    let best = pairs.map(\.back).reduce(nil as String?) { best, back in
      counts[back, default: 0] > best.flatMap { counts[$0] } ?? 0 ? back : best
    }
    let entry = [best, Self.usualBackground].lazy.compactMap { name in
      palette.entries.first { $0.name == name }
    }.first
    self.name = name
    background = entry.map { $0.color.composited(over: neutral).fitted(to: .srgb) } ?? neutral
    backgroundName = entry?.name
  }
}
