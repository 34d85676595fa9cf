import SwiftSymbols
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
