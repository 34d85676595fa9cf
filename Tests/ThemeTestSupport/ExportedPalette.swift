import ColorValues
package import DynamicColors
import SourceDiagnostics
import TraitSystem

enum ThemeTrait: TraitDefinition {
  static let defaultValue = "standard"
  static let affectsColorAppearance = true
  static let identifier = "com.example.exports.theme"
  static let name = "theme"
}

extension Palette {
  package static func exported() throws -> Palette {
    let colors: [(String, String, [String], String?)] = [
      ("background", "#2a2026", ["dark"], nil),
      ("text", "#f5f0f2", ["dark", "high-contrast"], "Body text"),
      ("text-secondary", "rgb(245 240 242 / 0.7)", [], nil),
      ("accent", "oklch(72% 0.15 12)", [], "Links and primary buttons"),
      ("badge.new", "color(display-p3 1 0.2 0.4567891)", ["p3"], "Loud */ and new"),
      ("badge.old", "oklch(70% none 20 / 50%)", [], nil),
      ("badge.loud", "oklch(70% 0.35 142 / 50%)", [], nil),
    ]
    var entries = try colors.enumerated().map { index, color in
      PaletteEntry(
        name: color.0,
        color: try Color(css: color.1),
        source: ValueSource(
          file: "pastel.yaml",
          position: SourcePosition(line: 12 + index, column: 11),
          conditions: color.2
        ),
        about: color.3
      )
    }
    entries.append(PaletteEntry(name: "品牌.強調色", color: Color(.hsv, 120, 50, 100)))
    let traits = TraitCollection {
      $0.userInterfaceStyle = .dark
      $0[ThemeTrait.self] = "pastel"
    }
    return Palette(
      theme: "pastel",
      node: "main/main/root/sidebar",
      traits: traits,
      entries: entries
    )
  }
}
