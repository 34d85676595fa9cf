import SwiftSymbols
import TextSupport
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
    case .colors: return table.list(of: table.indices)
    case .ungrouped: return table.list(ofColorsIn: table.tree.root)
    case .groups: return table.list(ofGroupsIn: table.tree.root)
    case .palette: return table.list(of: table.paletteIndices, isPalette: true)
    case .slots where !table.slots.isEmpty || table.data.testsSlots:
      return .list(slots)
    case .terminal where table.hasTerminal: return .members(TerminalFrame(table: table))
    case .theme: return .members(self)
    default: return nil
    }
  }

  /// The slots of the scheme that have colors.
  private var slots: TemplateList {
    let table = table
    func slot(_ number: Int) -> TemplateValue {
      let index = table.slots[number].index
      return .members(ColorFrame(.slot, index, in: table, number: number, isOpaque: true))
    }
    return TemplateList(
      Array(table.slots.indices),
      names: { table.slots.map(\.name) },
      member: { name in
        if let number = table.slots.firstIndex(where: { $0.name == name.text }) {
          return slot(number)
        }
        // A slot without a color is nothing if the template tests for it.
        return SchemeSlot.all.contains(name.text) && table.tests("slots.\(name.text)")
          ? .nothing : nil
      },
      element: slot
    )
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
    .list(TemplateList(data.library.source.files, element: TemplateValue.text))
  }

  private var themes: TemplateList {
    let tables = data.tables
    return TemplateList(
      tables,
      names: { tables.map(\.theme.name) },
      member: { name in
        tables.first { $0.theme.name == name.text }.map { .members(ThemeFrame(table: $0)) }
      },
      element: { .members(ThemeFrame(table: $0)) }
    )
  }

  func member(_ name: TemplateName) -> TemplateValue? {
    switch DataKey(name) {
    case .marker: .text(data.library.source.origin)
    case .library:
      .members(Record(values: [(.files, files)]))
    case .themes: .list(themes)
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
        TemplateList(Array(0..<TerminalSlot.numberedCount)) {
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
