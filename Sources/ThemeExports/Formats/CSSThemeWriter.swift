import ColorValues
import DynamicColors
import TraitSystem

/// Writes the rules of one theme: one for what always holds, then one for each state of contrast,
/// gamut and other traits with the properties that differ there.
struct CSSThemeWriter {
  private let theme: ExportTheme
  private let export: CSSExport
  private let number: Int
  private let indices: [Int]

  /// The axes that have rules of their own.
  private let space: ExportSpace

  /// The style, where it has none but a place in every value.
  private let style: ExportAxis?

  /// What rules so far give a property in their states.
  private var written: [Int: [(state: ExportState, value: String)]] = [:]

  /// Prepares the rules of the theme of a number.
  init(_ number: Int, _ export: CSSExport) {
    self.number = number
    theme = export.source.themes[number]
    self.export = export
    indices = theme.indices(withPalettes: export.options.keepsReferences)
    let source = export.source
    let usesFunction = export.options.styleSwitch == .lightDark
    style = usesFunction ? source.axis(.style) : nil
    let gamut = source.axis(.gamut) ?? ExportAxis(gamutAt: 1 << 63)
    let others = source.axes.filter { axis in
      axis.kind != .gamut && !(usesFunction && axis.kind == .style)
    }
    space = ExportSpace([gamut] + others)
  }

  /// The traits of a state in light and dark.
  private struct Context {
    let state: ExportState
    let light: TraitCollection
    let dark: TraitCollection
    let isWide: Bool
  }

  private func context(_ state: ExportState) -> Context {
    let traits = space.traits(of: state, over: theme.traits)
    return Context(
      state: state,
      light: style.map { axis in traits.modifyingTraits { $0.set(axis.values[0], for: axis.trait) }
      }
        ?? traits,
      dark: style.map { axis in
        traits.modifyingTraits { $0.set(axis.values.last ?? axis.values[0], for: axis.trait) }
      } ?? traits,
      isWide: state.choices.first != 0
    )
  }

  mutating func write(to text: inout ByteText, _ losses: inout LossReport) {
    let summary = theme.summary.map { ": \($0)" } ?? ""
    text += "\n/* \(CSSText.comment("\(theme.name)\(summary)")) */\n"
    let base = context(space.base)
    let variants = writeBase(base, to: &text, &losses)
    for axis in space.leftOut {
      for index in indices where theme.colors.dependencies(at: index) & axis.bit != 0 {
        losses.add(.trait(name: axis.trait.name, value: axis.word(0)), theme.name(at: index))
      }
    }
    writeStates(variants, to: &text)
  }

  /// Writes what always holds; gives the positions of the colours that can differ somewhere.
  private func writeBase(
    _ base: Context,
    to text: inout ByteText,
    _ losses: inout LossReport
  ) -> [Int] {
    text += selectors(base.state, isAutomatic: false).joined(separator: ",\n") + " {\n"
    // What most declarations need at most.
    text.reserve(text.bytes.count + indices.count * 40)
    var variants: [Int] = []
    let ownAxes = space.axes.reduce(UInt64(0)) { $0 | $1.bit }
    let hasRemarks = !theme.isWithoutRemarks
    for (position, index) in indices.enumerated() {
      text.append(export.properties.beginning(ofTheme: number, at: index))
      let mask = theme.colors.dependencies(at: index)
      if mask == 0, !export.options.keepsReferences {
        let color = theme.colors.color(at: index, for: base.light)
        text.appendHex(color)
        if !color.isInGamut(of: .srgb) { variants.append(position) }
      } else {
        text += value(index, base)
        if mask & ownAxes != 0 || isWide(index, base) { variants.append(position) }
      }
      text += ";"
      if hasRemarks, let remark = theme.remark(theme.name(at: index)) {
        text += "  /* \(CSSText.comment(remark)) */"
      }
      text += "\n"
      if export.options.keepsReferences,
        theme.colors.isComputed(at: index, for: base.light)
          || theme.colors.isComputed(at: index, for: base.dark)
      {
        losses.add(.computed, theme.name(at: index))
      }
    }
    text += "}\n"
    return variants
  }

  /// Writes a rule for each state in which the rules so far don't give the right values.
  private mutating func writeStates(_ variants: [Int], to text: inout ByteText) {
    guard !variants.isEmpty else { return }
    let gamut = space.axes[0].bit
    let masks = Set(variants.map { theme.colors.dependencies(at: indices[$0]) | gamut })
    let states = Set(masks.flatMap(space.states(of:))).filter { $0.rank > 0 }.sorted {
      first,
      second in
      first.rank == second.rank
        ? first.choices.reversed().lexicographicallyPrecedes(second.choices.reversed())
        : first.rank < second.rank
    }
    for state in states {
      let context = context(state)
      let mask = space.mask(of: state)
      var declarations = ByteText()
      for position in variants {
        let index = indices[position]
        // The gamut matters to all wide colours, whatever they depend on.
        guard (theme.colors.dependencies(at: index) | gamut) & mask == mask else { continue }
        let value = value(index, context)
        guard value != known(position, state) else { continue }
        written[position, default: []].append((state, value))
        declarations += "  \(property(indices[position])): \(value);\n"
      }
      if !declarations.bytes.isEmpty { write(declarations, in: state, to: &text) }
    }
  }

  /// What the rules so far give a property in a state.
  private func known(_ position: Int, _ state: ExportState) -> String {
    written[position]?.last { $0.state.isIncluded(in: state) }?.value
      ?? value(indices[position], context(space.base))
  }

  // MARK: Values

  private func property(_ index: Int) -> String {
    export.properties.property(ofTheme: number, at: index) ?? ""
  }

  private func isWide(_ index: Int, _ context: Context) -> Bool {
    if !theme.colors.color(at: index, for: context.light).isInGamut(of: .srgb) { return true }
    guard let style, theme.colors.dependencies(at: index) & style.bit != 0 else { return false }
    return !theme.colors.color(at: index, for: context.dark).isInGamut(of: .srgb)
  }

  private func value(_ index: Int, _ context: Context) -> String {
    let light = value(index, context.light, isWide: context.isWide)
    guard let style, theme.colors.dependencies(at: index) & style.bit != 0 else { return light }
    let dark = value(index, context.dark, isWide: context.isWide)
    return light == dark ? light : "light-dark(\(light), \(dark))"
  }

  private func value(_ index: Int, _ traits: TraitCollection, isWide: Bool) -> String {
    if export.options.keepsReferences, let alias = theme.colors.alias(at: index, for: traits),
      let property = export.properties.property(ofTheme: number, at: alias)
    {
      return "var(\(property))"
    }
    let color = theme.colors.color(at: index, for: traits)
    return isWide && !color.isInGamut(of: .srgb) ? color.forExchange.displayCSS : color.hex
  }

  // MARK: Rules

  /// Writes the rule, or for the style the two rules, of a state.
  private func write(
    _ declarations: ByteText,
    in state: ExportState,
    to text: inout ByteText
  ) {
    var queries: [String] = []
    var isWide = false
    var hasStyle = false
    for (axis, choice) in zip(space.axes, state.choices) where choice != 0 {
      switch axis.kind {
      case .gamut:
        queries.append("(color-gamut: p3)")
        isWide = true
      case .contrast: queries.append("(prefers-contrast: more)")
      case .style: hasStyle = true
      case .other: break
      }
    }
    for isAutomatic in hasStyle ? [true, false] : [false] {
      let style = isAutomatic ? ["(prefers-color-scheme: dark)"] : []
      var opening: [String] = []
      if !(style + queries).isEmpty {
        opening.append("@media \((style + queries).joined(separator: " and ")) {")
      }
      // Some browsers knew the query before they knew the notation.
      if isWide { opening.append("@supports (color: color(display-p3 0 0 0)) {") }
      text += "\n"
      var indentation = ""
      for line in opening {
        text += "\(indentation)\(line)\n"
        indentation += "  "
      }
      let selectors = selectors(state, isAutomatic: isAutomatic)
      text += selectors.map { indentation + $0 }.joined(separator: ",\n") + " {\n"
      for line in String(decoding: declarations.bytes, as: UTF8.self).split(separator: "\n") {
        text += "\(indentation)\(line)\n"
      }
      text += "\(indentation)}\n"
      for _ in opening {
        indentation.removeLast(2)
        text += "\(indentation)}\n"
      }
    }
  }

  /// The selectors of a state: an element's own attribute counts, or else that of any above it.
  private func selectors(_ state: ExportState, isAutomatic: Bool) -> [String] {
    var conditions = ""
    for (axis, choice) in zip(space.axes, state.choices) where choice != 0 {
      if axis.kind == .gamut || axis.kind == .contrast { continue }
      let attribute = "data-\(CSSText.identifierPart(axis.trait.name.lowercased()))"
      if axis.kind == .style, isAutomatic {
        conditions += ":where(:not([\(attribute)], [\(attribute)] *))"
        continue
      }
      let match = "[\(attribute)=\(CSSText.string(axis.word(Int(choice))))]"
      conditions += ":where(\(match), \(match) :not([\(attribute)]))"
    }
    let own = "[data-theme=\(CSSText.string(theme.name))]"
    let isDefault = theme.name == export.source.defaultTheme
    return ((isDefault ? [":root"] : []) + [own]).map { $0 + conditions }
  }
}
