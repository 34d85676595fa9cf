import DynamicColors
import SourceDiagnostics
import ThemeFiles
import TraitSystem

/// The message for a name that a command can't take as a color.
struct UnknownName {
  /// The themes of the library.
  let themes: [String]
  /// The colors of the theme, without its palette.
  let colors: [String]
  /// The colors of the theme's palette.
  let palette: [String]
  /// Whether the command takes colors of the palette.
  let takesPalette: Bool

  init(in context: ResolvedContext, takesPalette: Bool = false) {
    let compiled = context.library.member(for: context.traits).colors
    themes = context.themeNames
    colors = compiled.colorNames
    palette = compiled.indices.compactMap { index in
      let definition = compiled.definition(at: index)
      return definition.isPaletteColor ? definition.name : nil
    }
    self.takesPalette = takesPalette
  }

  /// Returns the message.
  func message(for name: String) -> String {
    if themes.contains(name) { return "'\(name)' is a theme; use --theme \(name)" }
    let known = takesPalette ? colors + palette : colors
    let members = known.filter { $0.hasPrefix(name + ".") }
    if !members.isEmpty {
      return "'\(name)' is a group; name one of its colors: \(Spelling.list(members))"
    }
    if palette.contains(where: { $0 == name || $0.hasPrefix(name + ".") }) {
      let example = palette.first { $0 == name || $0.hasPrefix(name + ".") } ?? name
      return "'\(name)' is in the palette; 'themetool explain \(example)' shows its colors"
    }
    if PaletteFilter.isPattern(name) { return "no color has a name of the form '\(name)'" }
    let groups = Set(known.compactMap { $0.contains(".") ? $0.split(separator: ".").first : nil })
    let hint = Spelling.hint(for: name, among: known + groups.map(String.init))
    return "no color is called '\(name)'\(hint)"
  }
}
