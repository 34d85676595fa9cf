import DynamicColors
import SwiftSymbols

/// Colors of a theme.
struct ColorList: TemplateList {
  let table: ThemeTable
  let indices: [ColorIndex]
  /// Whether the colors are those of palettes.
  var isPalette = false

  var count: Int { indices.count }

  var memberNames: [String] {
    indices.map { table.theme.name(at: $0) } + table.groups.keys.sorted()
  }

  func element(at index: Int) -> TemplateValue {
    .members(ColorFrame(.color, indices[index], in: table))
  }

  func member(_ name: TemplateName) -> TemplateValue? {
    guard isPalette else { return table.named(name.text, in: "") }
    guard let index = table.theme.colors.index(of: name.text),
      table.theme.colors.definition(at: index).isPaletteColor
    else { return nil }
    return .members(ColorFrame(.color, index, in: table))
  }
}
