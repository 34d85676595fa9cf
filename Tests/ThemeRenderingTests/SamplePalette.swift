import ColorValues
import DynamicColors
import SourceDiagnostics
import TraitSystem

enum DensityTrait: TraitDefinition {
  static let defaultValue = "comfortable"
  static let affectsColorAppearance = true
  static let identifier = "com.example.previews.density"
  static let name = "density"
}

enum ThemeTrait: TraitDefinition {
  static let defaultValue = "standard"
  static let affectsColorAppearance = true
  static let identifier = "com.example.previews.theme"
  static let name = "theme"
}

extension Palette {
  /// Colors of every kind: opaque, translucent, nearly white and black, outside sRGB, with long and
  /// wide names, in groups that are not adjacent.
  static func sample() throws -> Palette {
    let colors: [(String, String, [String])] = [
      ("background", "#2a2026", ["dark"]),
      ("text", "#f5f0f2", ["dark"]),
      ("text-secondary", "rgb(245 240 242 / 0.7)", ["dark", "high-contrast"]),
      ("status.success", "#8fd6a8", []),
      ("status.danger", "oklch(72% 0.15 20)", []),
      ("chart.vivid", "color(display-p3 0.1 0.95 0.3)", ["p3"]),
      ("chart.vivid-veil", "color(display-p3 1 0.2 0.4567891 / 50%)", ["p3"]),
      ("border.white", "white", []),
      ("border.near-black", "#0b0b0c", []),
      ("status.hover", "rgb(255 255 255 / 8%)", []),
      ("overlay.clear", "transparent", []),
      ("品牌.強調色", "#e5566d", []),
      ("badge.👩‍👩‍👧", "#f2cf7e", []),
    ]
    let entries = try colors.enumerated().map { index, color in
      PaletteEntry(
        name: color.0,
        color: try Color(css: color.1),
        source: ValueSource(
          file: "pastel.yaml",
          position: SourcePosition(line: 12 + index, column: 11),
          conditions: color.2
        )
      )
    }
    let traits = TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.accessibilityContrast = .high
      $0.displayScale = 2
      $0[DensityTrait.self] = "compact"
      $0[ThemeTrait.self] = "pastel"
    }
    return Palette(
      theme: "pastel",
      node: "main/main/root/sidebar",
      traits: traits,
      entries: entries
    )
  }

  /// The sample in light and in dark; `border.white` is missing in light.
  static func styles() throws -> [Palette] {
    let dark = try sample()
    var light = dark
    light.traits = dark.traits.replacing(UserInterfaceStyleTrait.self, value: .light)
    let values = [
      "background": "#fff8fa", "text": "#302030", "text-secondary": "rgb(48 32 48 / 0.7)",
    ]
    light.entries = try dark.entries.compactMap { entry in
      var entry = entry
      if let value = values[entry.name] { entry.color = try Color(css: value) }
      return entry.name == "border.white" ? nil : entry
    }
    return [light, dark]
  }

  /// A palette of one color under nothing in particular.
  static func single(_ name: String, css: String) throws -> Palette {
    Palette(
      traits: TraitCollection(),
      entries: [PaletteEntry(name: name, color: try Color(css: css))]
    )
  }
}
