import ColorValues
import DynamicColors
import SwiftSymbols
import TextSupport
import ThemeFiles
import TraitSystem

/// A color of a theme in a state of traits, as data of a template.
struct ColorFrame: TemplateMembers {
  /// The roles of a color in the data.
  enum Kind: UInt8 {
    /// A named color, in the base state of the file.
    case color
    /// A value of a color.
    case value
    /// A slot of a scheme; the number is that of the slot.
    case slot
    /// A color of a terminal; the number is that of `TerminalSlot.all`.
    case terminal
  }

  let table: ThemeTable
  let index: ColorIndex
  let state: Int32
  let kind: Kind
  let number: UInt8
  let isOpaque: Bool

  init(
    _ kind: Kind,
    _ index: ColorIndex,
    in table: ThemeTable,
    state: Int32 = 0,
    number: Int = 0,
    isOpaque: Bool = false
  ) {
    self.table = table
    self.kind = kind
    self.index = index
    self.state = state
    self.number = UInt8(truncatingIfNeeded: number)
    self.isOpaque = isOpaque
  }

  var color: Color { table.color(at: index, state, isOpaque: isOpaque) }

  /// The color, recorded as read in a notation of sRGB.
  var narrow: Color {
    let color = color
    table.readNarrow(color, at: index)
    return color
  }

  /// The color, recorded as read in a notation for all colors.
  var wide: Color {
    let color = color
    table.readWide(color, at: index)
    return color
  }

  // MARK: Members

  func member(_ name: TemplateName) -> TemplateValue? {
    guard let key = DataKey(name) else { return conditionMember(name.text) }
    switch key {
    case .name, .about, .deprecated, .references, .values, .isDynamic, .color, .on, .number:
      return ownMember(key)
    case .value: return .members(frame(.value, state))
    case .opaque: return .members(frame(.value, state, isOpaque: true))
    case .condition: return .text(conditions.joined(separator: " "))
    case .conditions: return .list(TemplateList(conditions, element: TemplateValue.text))
    default: return valueMember(key)
    }
  }

  private func ownMember(_ key: DataKey) -> TemplateValue? {
    switch (kind, key) {
    case (.color, .name): .members(NameMembers(colorName, .color, in: table.data))
    case (.slot, .name): .members(NameMembers(table.slots[Int(number)].name, .part, in: table.data))
    case (.terminal, .name):
      .members(NameMembers(TerminalSlot.all[Int(number)].name, .part, in: table.data))
    case (.terminal, .number): .text(String(number))
    case (.color, .color), (.slot, .color): .members(ColorFrame(.color, index, in: table))
    case (.color, .about): .text(table.theme.about(colorName) ?? "")
    case (.color, .deprecated): deprecated
    case (.color, .references):
      .list(
        TemplateList(table.theme.definitions.referencedNames(at: index)) {
          .members(Record(values: [(.name, .members(NameMembers($0, .color, in: table.data)))]))
        }
      )
    case (.color, .values):
      .list(
        TemplateList(table.data.listedStates(of: mask)) {
          .members(ColorFrame(.value, index, in: table, state: $0))
        }
      )
    case (.color, .isDynamic): .flag(table.data.listedStates(of: mask).count > 1)
    case (_, .on): .list(TemplateList(pairs) { .members($0) })
    default: nil
    }
  }

  private func valueMember(_ key: DataKey) -> TemplateValue? {
    switch key {
    case .hex: .text(narrow.hex)
    case .digits: .text(String(narrow.hex.dropFirst().prefix(6)))
    case .digitsBGR: .text(bytes { hexadecimal([$0.blue, $0.green, $0.red]) })
    case .argb: .text(bytes { hexadecimal([$0.alpha, $0.red, $0.green, $0.blue]) })
    case .rgba: .text(bytes { hexadecimal([$0.red, $0.green, $0.blue, $0.alpha]) })
    case .red: .text(bytes { String($0.red) })
    case .green: .text(bytes { String($0.green) })
    case .blue: .text(bytes { String($0.blue) })
    case .alphaByte: .text(bytes { String($0.alpha) })
    case .alpha: .text(Self.number(color.alpha))
    case .unit: .members(unit)
    case .css: .text(css)
    case .rgb: .text(bytes { function("rgb", ["\($0.red)", "\($0.green)", "\($0.blue)"]) })
    case .hsl: .text(hsl { function("hsl", [$0, "\($1)%", "\($2)%"]) })
    case .hue: .text(hsl { hue, _, _ in hue })
    case .saturation: .text(hsl { _, saturation, _ in saturation })
    case .lightness: .text(hsl { _, _, lightness in lightness })
    case .oklch: .text(oklch)
    case .p3: .text(p3)
    case .looksDark: .flag(color.tone < 50)
    case .looksLight: .flag(color.tone >= 50)
    default: nil
    }
  }

  /// Returns the value of the color under a condition, the name of a trait's value, or whether a
  /// condition holds.
  private func conditionMember(_ name: String) -> TemplateValue? {
    let library = table.data.library
    if let word = library.words[name] {
      return .members(frame(.value, table.data.state(state, with: word)))
    }
    if let trait = library.traits[name] {
      return .text(table.valueName(of: trait, named: name, in: state))
    }
    if name.hasPrefix("is-"), let word = library.words[String(name.dropFirst(3))] {
      return .flag(table.holds(word, state))
    }
    if kind == .color, name.hasPrefix("depends-on-") {
      let trait = String(name.dropFirst("depends-on-".count))
      guard library.traits[trait] != nil else { return nil }
      let bit = library.axisNumber(trait).map { library.space.axes[$0].bit } ?? 0
      return .flag(mask & bit != 0)
    }
    return nil
  }

  var memberNames: [String] {
    let library = table.data.library
    let own: [DataKey] =
      switch kind {
      case .color: [.name, .about, .deprecated, .references, .values, .isDynamic, .color]
      case .slot: [.name, .color]
      case .terminal: [.name, .number]
      case .value: []
      }
    return (own + Self.valueKeys).map(\.rawValue) + library.traits.keys.sorted()
      + library.words.keys.sorted().flatMap { [$0, "is-\($0)"] }
      + (kind == .color ? library.traits.keys.sorted().map { "depends-on-\($0)" } : [])
  }

  var printedNames: [String] {
    let hidden: Set<DataKey> = [.opaque, .value, .color]
    let own: [DataKey] =
      switch kind {
      case .color: [.name, .about, .deprecated, .references, .isDynamic]
      case .slot: [.name]
      case .terminal: [.number, .name]
      case .value: []
      }
    return (own + Self.valueKeys.filter { !hidden.contains($0) }).map(\.rawValue)
      + table.data.library.traits.keys.sorted() + (kind == .color ? ["values"] : [])
  }

  /// The keys of a value.
  static let valueKeys: [DataKey] = [
    .hex, .digits, .digitsBGR, .argb, .rgba, .css, .rgb, .hsl, .oklch, .p3, .red, .green, .blue,
    .alpha, .alphaByte, .unit, .hue, .saturation, .lightness, .looksDark, .looksLight, .opaque,
    .condition, .conditions, .on, .value,
  ]

  // MARK: Parts

  private var colorName: String { table.theme.name(at: index) }

  private var mask: UInt64 { table.theme.definitions.dependencies(at: index) }

  private var conditions: [String] { table.data.conditions(of: state, mask) }

  private func frame(_ kind: Kind, _ state: Int32, isOpaque: Bool? = nil) -> ColorFrame {
    ColorFrame(kind, index, in: table, state: state, isOpaque: isOpaque ?? self.isOpaque)
  }

  private var deprecated: TemplateValue {
    guard let deprecation = table.theme.deprecation(colorName) else { return .flag(false) }
    return .members(
      Record(values: [
        (
          .replacement, .members(NameMembers(deprecation.replacement ?? "", .color, in: table.data))
        ),
        (.reason, .text(deprecation.reason ?? "")),
        (.advice, .text(deprecation.advice)),
      ])
    )
  }

  /// The backgrounds that the checks of the library pair the color with in its state.
  private var pairs: [Record] {
    let pairs = table.data.library.pairs.filter { $0.foreground == colorName }
    return pairs.compactMap { pair in
      guard let back = table.theme.definitions.index(of: pair.background),
        table.holds(pair.conditions, state)
      else { return nil }
      let background = table.color(at: back, state, isOpaque: true)
      let ratio = color.shownContrastRatio(on: background, in: table.measuredGamut(state))
      return Record(values: [
        (.name, .members(NameMembers(pair.background, .color, in: table.data))),
        (.hex, .text(background.hex)),
        (.ratio, .text(NumberText.plain(ratio, .cut(2)))),
        (.atLeast, .text(NumberText.plain(pair.minimumRatio))),
        (.passes, .flag(ratio >= pair.minimumRatio)),
      ])
    }
  }
}
