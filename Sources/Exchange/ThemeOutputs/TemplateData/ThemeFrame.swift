import SwiftSymbols
import ThemeFiles
import TraitSystem

/// A theme as data of a template.
struct ThemeFrame: TemplateMembers {
  let table: ThemeTable

  static let keys: [DataKey] = [
    .name, .about, .isDefault, .colors, .groups, .ungrouped, .palette, .theme,
  ]

  var memberNames: [String] {
    Self.keys.map(\.rawValue) + schemeNames
      + table.data.library.traits.keys.sorted()
      + table.data.library.words.keys.sorted().map { "is-\($0)" }
  }

  var printedNames: [String] {
    Self.keys.filter { $0 != .theme && $0 != .ungrouped }.map(\.rawValue)
      + schemeNames
  }

  private var schemeNames: [String] {
    (table.slots.isEmpty ? [] : ["slots"]) + (table.hasTerminal ? ["terminal"] : [])
  }

  func member(_ name: TemplateName) -> TemplateValue? {
    guard let key = DataKey(name) else { return traitMember(name.text) }
    switch key {
    case .name: return .members(NameMembers(table.theme.name, .theme, in: table.data))
    case .about: return .text(table.theme.summary ?? "")
    case .isDefault: return .flag(table.theme.name == table.data.library.source.defaultTheme)
    case .colors: return .list(ColorList(table: table, indices: table.indices))
    case .ungrouped:
      let nodes = table.tree.children(of: table.tree.root)
      return .list(ColorList(table: table, indices: nodes.compactMap(\.content)))
    case .groups:
      return .list(
        GroupList(table: table, nodes: GroupFrame.groups(of: table.tree.root, in: table))
      )
    case .palette:
      return .list(ColorList(table: table, indices: table.paletteIndices, isPalette: true))
    case .slots where !table.slots.isEmpty || table.data.testsSlots:
      return .list(SlotList(table: table))
    case .terminal where table.hasTerminal: return .members(TerminalFrame(table: table))
    case .theme: return .members(self)
    default: return nil
    }
  }

  /// Returns the name of a trait's value, or whether a condition holds in the file.
  private func traitMember(_ name: String) -> TemplateValue? {
    let library = table.data.library
    if let trait = library.traits[name] {
      return .text(table.valueName(of: trait, named: name, in: 0))
    }
    if name.hasPrefix("is-"), let word = library.words[String(name.dropFirst(3))] {
      return .flag(table.holds(word, 0))
    }
    return nil
  }

  func absence(of name: String) -> String? {
    guard table.slots.isEmpty else { return nil }
    let isOfScheme =
      name == "slots" || name == "terminal" && !table.hasTerminal
      || SchemeVariables.names.contains(name)
    guard isOfScheme else { return nil }
    let has =
      table.data.tables.allSatisfy(\.slots.isEmpty)
      ? "no theme has slots" : "theme '\(table.theme.name)' has no slots"
    return "\(has); add 'base16: { base00: background, … }' to the library file"
  }
}

/// The themes of a library.
struct ThemeList: TemplateList {
  let data: TemplateData

  var count: Int { data.tables.count }

  var memberNames: [String] { data.tables.map(\.theme.name) }

  func element(at index: Int) -> TemplateValue { .members(ThemeFrame(table: data.tables[index])) }

  func member(_ name: TemplateName) -> TemplateValue? {
    data.tables.first { $0.theme.name == name.text }.map { .members(ThemeFrame(table: $0)) }
  }
}

/// The data of one file: the library, its themes, and the members of the theme of the file.
struct RootFrame: TemplateMembers {
  let data: TemplateData
  let theme: ThemeFrame
  let scheme: SchemeVariables

  init(_ data: TemplateData) {
    self.data = data
    theme = ThemeFrame(table: data.tables[data.current])
    scheme = SchemeVariables(table: data.tables[data.current])
  }

  var memberNames: [String] {
    ["library", "marker", "themes"] + theme.memberNames + scheme.memberNames
  }

  var printedNames: [String] {
    ["marker", "library"] + data.library.traits.keys.sorted() + scheme.memberNames + ["themes"]
  }

  private var files: TemplateValue {
    .list(ElementList(elements: data.library.source.files, value: TemplateValue.text))
  }

  func member(_ name: TemplateName) -> TemplateValue? {
    switch DataKey(name) {
    case .marker: .text(data.library.source.origin)
    case .library:
      .members(Record(values: [(.files, files)]))
    case .themes: .list(ThemeList(data: data))
    case nil: theme.member(name) ?? scheme.member(name)
    default: theme.member(name)
    }
  }

  func absence(of name: String) -> String? { theme.absence(of: name) ?? scheme.absence(of: name) }
}

/// The colors of a terminal as data of a template.
struct TerminalFrame: TemplateMembers {
  let table: ThemeTable

  var memberNames: [String] { ["colors"] + TerminalSlot.all.map(\.name) }

  func member(_ name: TemplateName) -> TemplateValue? {
    if DataKey(name) == .colors {
      // The sixteen numbered colors.
      return .list(
        ElementList(elements: Array(0..<TerminalSlot.numberedCount)) {
          Self.color($0, table) ?? .nothing
        }
      )
    }
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
