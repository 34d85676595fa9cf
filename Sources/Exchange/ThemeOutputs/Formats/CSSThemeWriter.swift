import ColorValues
import DynamicColors
import SwiftSymbols
import TextSupport
import ThemeRendering
import TraitSystem

/// A writer of the rules of one theme, which also returns the values of the colors that switches
/// select.
struct CSSThemeWriter {
  /// The values that switches select, by the indices of their properties: for all displays, and
  /// the values that differ on displays with a wide gamut.
  typealias SwitchedValues = (values: [Int: String], wideValues: [Int: String])

  private let theme: ExportTheme
  private let export: CSSExport
  private let number: ThemeIndex
  private let indices: [ColorIndex]

  /// The style, if `light-dark()` represents it in every value.
  private let style: TraitAxis?

  /// The traits of the states written so far.
  private var contexts: [ConditionSpace.Point: (normal: Context, wide: Context)] = [:]

  /// Creates a writer for the theme at an index.
  init(_ number: ThemeIndex, _ export: CSSExport) {
    self.number = number
    theme = export.source.themes[number.position]
    self.export = export
    indices = theme.indices(withPalettes: export.options.keepsReferences)
    style = export.options.styleSwitch != .media ? export.source.axis(.style) : nil
  }

  /// The traits of a state in light and dark.
  private typealias Context = (light: TraitCollection, dark: TraitCollection, isWide: Bool)

  private mutating func context(_ state: ConditionSpace.Point) -> (normal: Context, wide: Context) {
    if let known = contexts[state] { return known }
    let traits = export.switches.space.traits(of: state, over: theme.traits)
    func context(_ gamut: DisplayGamut) -> Context {
      let traits = traits.modifyingTraits { $0.displayGamut = gamut }
      func styled(_ value: TraitValue?) -> TraitCollection {
        guard let style, let value else { return traits }
        return traits.modifyingTraits { $0.set(value, for: style.trait) }
      }
      return (styled(style?.values.first), styled(style?.values.last), gamut == .P3)
    }
    let new = (context(.SRGB), context(.P3))
    contexts[state] = new
    return new
  }

  /// Writes the rules for the colors that no switch selects.
  ///
  /// - Returns: The values of the other colors.
  mutating func write(to text: inout UTF8Buffer, reporting losses: inout LossReport)
    -> SwitchedValues
  {
    // Local constants, so that references aren't counted for each color.
    let (export, colors) = (export, theme.definitions)
    let (properties, places) = (export.properties, export.properties.places[number.position])
    let isSwitched = export.isSwitched
    let summary = theme.summary.map { ": \($0)" } ?? ""
    text += "\n/* \(CSSText.comment("\(theme.name)\(summary)")) */\n"
    let ruleStart = text.bytes.count
    losses.addLeftOut(of: export.switches.space, theme)
    let base = context(export.switches.space.base)
    var wide = UTF8Buffer()
    var switched: SwitchedValues = ([:], [:])
    let selectors = selectors
    // An upper bound of the length of most declarations.
    text.reserveCapacity(indices.count * 40)
    text += selectors.joined(separator: ",\n") + " {\n"
    let start = text.bytes.count
    for index in indices {
      if export.options.keepsReferences,
        colors.isComputed(at: index, for: base.normal.light)
          || colors.isComputed(at: index, for: base.normal.dark)
      {
        losses.add(.computed, theme.name(at: index))
      }
      let place = Int(places[index.position])
      if place < 0 { continue }
      if isSwitched[place] {
        let value = switchedValue(index, isWide: false)
        let wideValue = switchedValue(index, isWide: true)
        switched.values[place] = value
        if wideValue != value { switched.wideValues[place] = wideValue }
      } else {
        write(index, of: colors, at: place, in: properties, for: base, to: &text, wide: &wide)
      }
    }
    for property in export.missingProperties(ofTheme: number) {
      text += "  \(property): initial;\n"
    }
    if text.bytes.count > start {
      text += "}\n"
    } else {
      text.removeAll(from: ruleStart)
    }
    CSSExport.writeWide(wide, selectors, to: &text)
    return switched
  }

  /// Writes a declaration, and one for displays with a wide gamut if that differs.
  private func write(
    _ index: ColorIndex,
    of colors: CompiledDefinitions,
    at place: Int,
    in properties: CSSProperties,
    for context: (normal: Context, wide: Context),
    to text: inout UTF8Buffer,
    wide: inout UTF8Buffer
  ) {
    properties.writeBeginning(at: place, to: &text)
    if colors.dependencies(at: index) == 0, !export.options.keepsReferences {
      let color = colors.color(at: index, for: context.normal.light)
      text += color.narrowCSS
      if color.needsWideGamut { write(value(index, context.wide), at: place, to: &wide) }
    } else {
      let normal = value(index, context.normal)
      text += normal
      let other = value(index, context.wide)
      if other != normal { write(other, at: place, to: &wide) }
    }
    if !theme.isWithoutRemarks, let remark = theme.remark(theme.name(at: index)) {
      text += ";  /* \(CSSText.comment(remark)) */\n"
    } else {
      text += ";\n"
    }
  }

  private func write(_ value: String, at place: Int, to wide: inout UTF8Buffer) {
    export.properties.writeBeginning(at: place, to: &wide)
    wide += "\(value);\n"
  }

  // MARK: Values

  /// Returns the value that the switches of traits select, nested by the traits that the color
  /// depends on.
  private mutating func switchedValue(_ index: ColorIndex, isWide: Bool) -> String {
    let mask = theme.definitions.dependencies(at: index)
    return switchedValue(
      index,
      isWide: isWide,
      mask: mask,
      state: export.switches.space.base,
      position: 0
    )
  }

  private mutating func switchedValue(
    _ index: ColorIndex,
    isWide: Bool,
    mask: UInt64,
    state: ConditionSpace.Point,
    position: Int
  ) -> String {
    let axes = export.switches.space.axes
    guard position < axes.count else {
      let context = context(state)
      return value(index, isWide ? context.wide : context.normal)
    }
    guard mask & axes[position].bit != 0 else {
      return switchedValue(index, isWide: isWide, mask: mask, state: state, position: position + 1)
    }
    let values = axes[position].values.indices.map { choice in
      var other = state
      other.values[position] = choice
      return switchedValue(index, isWide: isWide, mask: mask, state: other, position: position + 1)
    }
    return CSSSwitches.choice(of: values, by: export.switches.values[position])
  }

  private func value(_ index: ColorIndex, _ context: Context) -> String {
    let light = value(index, context.light, isWide: context.isWide)
    guard let style, theme.definitions.dependencies(at: index) & style.bit != 0 else {
      return light
    }
    let dark = value(index, context.dark, isWide: context.isWide)
    return light == dark ? light : "light-dark(\(light), \(dark))"
  }

  private func value(_ index: ColorIndex, _ traits: TraitCollection, isWide: Bool) -> String {
    if export.options.keepsReferences, let alias = theme.definitions.alias(at: index, for: traits),
      let property = export.properties.property(ofTheme: number, at: alias)
    {
      return "var(\(property))"
    }
    let color = theme.definitions.color(at: index, for: traits)
    return isWide && color.needsWideGamut ? color.wideCSS : color.narrowCSS
  }

  /// The selectors of the elements that have the theme.
  private var selectors: [String] {
    let own = "[data-theme=\(CSSText.string(theme.name))]"
    return theme.name == export.source.defaultTheme ? [":root", own] : [own]
  }
}
