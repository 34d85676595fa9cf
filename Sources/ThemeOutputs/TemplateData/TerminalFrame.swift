import SwiftSymbols
import ThemeFiles

/// The colors of a terminal as data of a template.
struct TerminalFrame: TemplateMembers {
  let table: ThemeTable

  var memberNames: [String] { ["colors"] + TerminalSlot.all.map(\.name) }

  func member(_ name: TemplateName) -> TemplateValue? {
    if DataKey(name) == .colors { return .list(TerminalList(table: table)) }
    return TerminalSlot.all.firstIndex { $0.name == name.text }.flatMap { Self.color($0, table) }
  }

  func absence(of name: String) -> String? {
    TerminalSlot.all.contains { $0.name == name }
      ? "neither 'terminal:' nor 'base16:' of theme '\(table.theme.name)' has a color for it" : nil
  }

  /// Returns the color with a number; nil if the theme has no slot for it.
  static func color(_ number: Int, _ table: ThemeTable) -> TemplateValue? {
    let slot = TerminalSlot.all[number]
    return ([slot.name] + slot.defaults).lazy.compactMap { table.slotIndex($0) }.first
      .map { .members(ColorFrame(.terminal, $0, in: table, number: number, isOpaque: true)) }
  }
}

/// The sixteen numbered colors of a terminal.
struct TerminalList: TemplateList {
  let table: ThemeTable

  var count: Int { TerminalSlot.numberedCount }

  func element(at index: Int) -> TemplateValue { TerminalFrame.color(index, table) ?? .nothing }
}

/// The slots of a theme as a scheme.
struct SlotList: TemplateList {
  let table: ThemeTable

  var count: Int { table.slots.count }

  var memberNames: [String] { table.slots.map(\.name) }

  func element(at index: Int) -> TemplateValue {
    let slot = table.slots[index]
    return .members(ColorFrame(.slot, slot.index, in: table, number: index, isOpaque: true))
  }

  func member(_ name: TemplateName) -> TemplateValue? {
    let index = table.slots.firstIndex { $0.name == name.text }
    if let index { return element(at: index) }
    return SchemeSlot.all.contains(name.text) && table.tests("slots.\(name.text)") ? .nothing : nil
  }
}
