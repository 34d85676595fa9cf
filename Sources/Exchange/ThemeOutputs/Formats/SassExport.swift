import ColorValues
import DynamicColors
import SwiftSymbols
import TextSupport
import ThemeRendering
import TraitSystem

/// An export of themes as variables and one map of Sass.
///
/// Sass has no access to the page, so each theme has separate names for its values in light, dark
/// and high contrast: `$pastel-dark-accent`, or `theme-color("accent", "pastel", "dark")`.
struct SassExport {
  private let source: ExportSource
  private let space: ExportSpace

  init(_ source: ExportSource) {
    self.source = source
    space = ExportSpace(source.axes.filter { $0.kind == .style || $0.kind == .contrast })
  }

  func file(reporting losses: inout LossReport) throws(ExportError) -> ExportedFile {
    var text = UTF8Buffer()
    text += "// \(VisibleText.comment(source.origin))\n"
    var map = UTF8Buffer()
    map += "\n// The values by theme, appearance and name.\n$themes: (\n"
    var names = UniqueNames(in: OutputFormat.scss.title)
    let states = space.states(of: .max)
    for theme in source.themes {
      let summary = theme.summary.map { ": \($0)" } ?? ""
      text += "\n// \(VisibleText.comment("\(theme.name)\(summary)"))\n"
      map += "  \(CSSText.string(theme.name)): (\n"
      for state in states {
        let appearance = appearance(state)
        map += "    \(CSSText.string(appearance)): (\n"
        let traits = space.traits(of: state, over: theme.traits)
        for index in theme.indices() {
          let color = theme.name(at: index)
          let variable = Self.variable("\(theme.name)-\(appearance)-\(color)")
          // Sass treats hyphens and underscores as the same.
          try names.reserve(variable, for: "\(theme.name), \(appearance), \(color)")
          let value = theme.definitions.color(at: index, for: traits)
          if value.needsWideGamut { losses.add(.wideGamut, color) }
          text += "$\(variable): \(value.sassCSS);"
          if state == space.base, let remark = theme.remark(color) {
            text += "  // \(VisibleText.comment(remark))"
          }
          text += "\n"
          map += "      \(CSSText.string(color)): $\(variable),\n"
        }
        map += "    ),\n"
      }
      map += "  ),\n"
      for axis in source.axes where axis.kind == .gamut || axis.kind == .other {
        losses.add(axis, of: theme)
      }
    }
    map += ")"
    text += String(decoding: map.bytes, as: UTF8.self)
    text += """
      ;

      // The value of a name in a theme and an appearance: \(states.map(appearance).joined(separator: ", ")).
      @function theme-color($name, $theme: \(CSSText.string(source.defaultTheme)), $appearance: \(CSSText.string(appearance(space.base)))) {
        $color: map-get(map-get(map-get($themes, $theme), $appearance), $name);
        @if not $color {
          @error "no color #{$name} in #{$theme}, #{$appearance}";
        }
        @return $color;
      }

      """
    return ExportedFile("themes.scss", bytes: text.bytes)
  }

  /// Returns the name of a state: `light`, `dark`, `light-high-contrast`; `default` if no axis
  /// exists.
  private func appearance(_ state: ConditionSpace.Point) -> String {
    var words: [String] = []
    for (axis, choice) in zip(space.axes, state.values) {
      if axis.kind == .style || choice != 0 { words.append(axis.word(choice)) }
    }
    return words.isEmpty ? "default" : words.joined(separator: "-")
  }

  private static func variable(_ name: String) -> String {
    let text = name.identifier(separator: "-")
    return text.unicodeScalars.first.map { $0.isPlain && $0.properties.numericType == nil } ?? false
      ? text : "theme-\(text)"
  }
}

extension OutputFormat {
  /// Variables and maps of Sass.
  public static let scss = OutputFormat(
    "scss",
    title: "Sass",
    "Variables and a map of Sass.",
    ending: "scss"
  ) { source, _, losses throws(ExportError) in [try SassExport(source).file(reporting: &losses)] }
}
