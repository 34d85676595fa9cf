/// A color of a terminal and the slots that it has in schemes.
///
/// Source: github.com/tinted-theming/home, "Base16 styling guide" and "Base24 styling guide".
struct TerminalColor: Sendable {
  /// The name of the color.
  let name: String
  /// The slots, of which the first that the scheme has applies.
  let slots: [String]

  /// The sixteen numbered colors, then the others.
  static let all: [TerminalColor] = [
    TerminalColor("black", "base00"), TerminalColor("red", "base08"),
    TerminalColor("green", "base0B"), TerminalColor("yellow", "base0A"),
    TerminalColor("blue", "base0D"), TerminalColor("magenta", "base0E"),
    TerminalColor("cyan", "base0C"), TerminalColor("white", "base05"),
    TerminalColor("bright-black", "base03"), TerminalColor("bright-red", "base12", "base08"),
    TerminalColor("bright-green", "base14", "base0B"),
    TerminalColor("bright-yellow", "base13", "base0A"),
    TerminalColor("bright-blue", "base16", "base0D"),
    TerminalColor("bright-magenta", "base17", "base0E"),
    TerminalColor("bright-cyan", "base15", "base0C"), TerminalColor("bright-white", "base07"),
    TerminalColor("foreground", "base05"), TerminalColor("background", "base00"),
    TerminalColor("cursor", "base05"), TerminalColor("cursor-text", "base00"),
    TerminalColor("selection-background", "base02"),
    TerminalColor("selection-foreground", "base05"),
  ]

  /// The number of numbered colors.
  static let numbered = 16

  private init(_ name: String, _ slots: String...) {
    self.name = name
    self.slots = slots
  }
}

/// The colors of a terminal as data of a template.
struct TerminalFrame: TemplateMembers {
  let table: ThemeTable

  var memberNames: [String] { ["colors"] + TerminalColor.all.map(\.name) }

  func member(_ name: TemplateName) -> TemplateValue? {
    if DataKey(name) == .colors { return .list(TerminalList(table: table)) }
    return TerminalColor.all.firstIndex { $0.name == name.text }.flatMap { Self.color($0, table) }
  }

  func absence(of name: String) -> String? {
    TerminalColor.all.contains { $0.name == name }
      ? "'base16:' of theme '\(table.theme.name)' has no color for its slot" : nil
  }

  /// Returns the color with a number; nil if the scheme has no slot for it.
  static func color(_ number: Int, _ table: ThemeTable) -> TemplateValue? {
    TerminalColor.all[number].slots.lazy.compactMap { table.slotIndex($0) }.first
      .map { .members(ColorFrame(.terminal, $0, in: table, number: number, isOpaque: true)) }
  }
}

/// The sixteen numbered colors of a terminal.
struct TerminalList: TemplateList {
  let table: ThemeTable

  var count: Int { TerminalColor.numbered }

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
    table.slots.firstIndex { $0.name == name.text }.map(element)
  }
}
