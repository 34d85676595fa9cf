import DynamicColors
import SwiftSymbols

/// The values of a color in several states.
struct ValueList: TemplateList {
  let table: ThemeTable
  let index: ColorIndex
  let states: [Int32]

  var count: Int { states.count }

  func element(at index: Int) -> TemplateValue {
    .members(ColorFrame(.value, self.index, in: table, state: states[index]))
  }
}

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
