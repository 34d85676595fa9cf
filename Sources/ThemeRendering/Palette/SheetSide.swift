import ColorValues
import DynamicColors
import ThemeFiles
import ThemeValidation
import TraitSystem

/// One half of a sheet: the colours under one style.
struct SheetSide: Sendable {
  /// The style's name: `light` or `dark`.
  let name: String
  /// What colours are shown on: opaque, in sRGB.
  let ground: Color
  /// The name of the ground's colour, where the theme has it.
  let groundName: String?

  /// Black or white, whichever can be read on the ground.
  var ink: Color { ground.contrasting }

  /// The ink as it lets the ground through, but not so far that it can't be read.
  func ink(fadedTo opacity: Double) -> Color {
    let faded = [opacity, (1 + opacity) / 2].map(ink.withAlpha)
    return faded.first { $0.isReadable(on: ground) } ?? ink
  }
}

extension SheetSide {
  /// Chooses the ground for a palette: the colour that the pairs put behind most others, else the
  /// one called `background`, else a neutral.
  init(_ palette: Palette, name: String, pairs: [ContrastPair]) {
    let isDark = palette.traits.userInterfaceStyle == .dark
    let neutral = isDark ? ChartBackground.dark.color : .white
    var counts: [String: Int] = [:]
    for pair in pairs { counts[pair.back, default: 0] += 1 }
    let best = pairs.map(\.back).reduce(nil as String?) { best, back in
      counts[back, default: 0] > best.flatMap { counts[$0] } ?? 0 ? back : best
    }
    let entry = [best, "background"].lazy.compactMap { name in
      palette.entries.first { $0.name == name }
    }.first
    self.name = name
    ground = entry.map { $0.color.composited(over: neutral).fitted(to: .srgb) } ?? neutral
    groundName = entry?.name
  }
}
