import ColorValues
import DynamicColors
import SwiftSymbols
import TextSupport
import ThemeRendering
import TraitSystem

/// An export of themes as one flat list: a row for each color, theme and state of the traits that
/// it depends on.
///
/// The structure is stable and versioned. `traits` contains, by identifier, the traits that the
/// color depends on; `value` and `css` are as in `PaletteJSON`.
struct JSONExport {
  private let source: ExportSource
  private let space: ExportSpace

  /// The values of each axis as text.
  private let values: [[String]]

  init(_ source: ExportSource) {
    self.source = source
    space = ExportSpace(source.axes)
    values = space.axes.map { axis in axis.values.map { JSONText.string($0.description) } }
  }

  func file(reporting losses: inout LossReport) -> ExportedFile {
    var text = UTF8Buffer()
    text += """
      {
        "version": 1,
        "description": \(JSONText.string(source.origin)),
        "source": \(JSONText.array(source.files.map(JSONText.string))),
        "defaultTheme": \(JSONText.string(source.defaultTheme)),
        "themes": \(JSONText.array(source.themes.map { JSONText.string($0.name) })),
        "colors": [
      """
    var isFirst = true
    for theme in source.themes {
      losses.addLeftOut(of: space, theme)
      for index in theme.indices() {
        for state in space.states(of: theme.definitions.dependencies(at: index)) {
          text += isFirst ? "\n    " : ",\n    "
          isFirst = false
          text += row(at: index, in: theme, state: state)
        }
      }
    }
    text += isFirst ? "]\n}\n" : "\n  ]\n}\n"
    return ExportedFile("themes.json", bytes: text.bytes)
  }

  private func row(
    at index: ColorIndex,
    in theme: ExportTheme,
    state: ConditionSpace.Point
  ) -> String {
    let mask = theme.definitions.dependencies(at: index)
    let traits = space.axes.indices.filter { space.axes[$0].bit & mask != 0 }.map { number in
      (space.axes[number].trait.identifier, values[number][state.values[number]])
    }
    let name = theme.name(at: index)
    let color = theme.definitions.color(at: index, for: space.traits(of: state, over: theme.traits))
    var members = [
      ("theme", JSONText.string(theme.name)), ("name", JSONText.string(name)),
      ("traits", JSONText.object(traits)), ("value", color.json),
      ("css", JSONText.string(color.displayCSS)),
    ]
    if let about = theme.about(name) { members.append(("about", JSONText.string(about))) }
    if let deprecation = theme.deprecation(name) {
      members.append(("deprecated", JSONText.string(deprecation.advice)))
    }
    return JSONText.object(members)
  }
}

extension OutputFormat {
  /// One row for each color, theme and trait combination.
  public static let json = OutputFormat(
    "json",
    title: "JSON",
    "A list of all values, by color, theme and traits.",
    ending: "json"
  ) { source, _, losses in [JSONExport(source).file(reporting: &losses)] }
}
