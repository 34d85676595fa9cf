import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles
import ThemeRendering
import ThemeValidation
import TraitSystem

/// Hovers on colors and groups.
extension HoverWriter {
  /// The maximum number of themes in a table.
  private static let themeLimit = 16
  /// The maximum number of variants and of references in a list.
  private static let variantLimit = 8
  /// The maximum number of checks in a table.
  private static let checkLimit = 12
  /// The maximum number of nodes in a list.
  private static let nodeLimit = 8
  /// The maximum number of colors of a group in a list.
  private static let memberLimit = 16

  func hover(onColor name: String, in context: EffectiveContext) -> HoverText? {
    guard let theme = snapshot.theme(named: context.theme) ?? snapshot.library.themes.first,
      snapshot.library.themes.contains(where: { $0.colors.index(of: name) != nil })
    else { return nil }
    let index = theme.colors.index(of: name)
    let isPrimitive = index.map(theme.colors.isPaletteColor) ?? false
    var text = HoverText(name, kind: isPrimitive ? "(primitive color)" : "(color)")
    addRemarks(about: name, theme, to: &text)
    text.append(table: table(of: name, around: context))
    guard let index, !theme.isInvalid(index) else {
      let reason = index == nil ? "lacks the color" : "has an error in its value"
      text.append([.text("Theme "), .code(theme.name), .text(" \(reason).")])
      return text
    }
    addExplanation(of: index, theme, context, to: &text)
    addChecks(of: name, theme, context, to: &text)
    addUses(of: name, to: &text)
    return text
  }

  private func addRemarks(about name: String, _ theme: CompiledTheme, to text: inout HoverText) {
    if let about = theme.chain.lazy.reversed().compactMap({ $0.about[name] }).first {
      text.append([.text(about)])
    }
    guard let deprecation = theme.deprecated[name] else { return }
    var line: HoverText.Line = [.strong("Deprecated")]
    if let replacement = deprecation.replacement {
      line += [.text("; use "), .code(replacement)]
    }
    if let reason = deprecation.reason { line.append(.text(": \(reason)")) }
    text.append(line)
  }

  // MARK: Themes and styles

  /// A column of the table of values.
  private typealias Column = (title: String, conditions: [ColorCondition])

  /// Returns the values of a color in every theme and style, and under high contrast if it depends
  /// on it.
  private func table(of name: String, around context: EffectiveContext) -> [[HoverText.Line]] {
    let themes = snapshot.library.themes.filter { $0.colors.index(of: name) != nil }
    func depends(on word: String) -> Bool {
      guard let condition = ConditionWords.condition(word) else { return false }
      return themes.contains { theme in
        theme.colors.index(of: name).map { theme.colors.depends([$0], on: condition.trait) }
          ?? false
      }
    }
    func columns(_ words: [String]) -> [Column] {
      words.map {
        ($0, $0.split(separator: " ").compactMap { ConditionWords.condition(String($0)) })
      }
    }
    let styles = depends(on: "dark") ? ["light", "dark"] : []
    let contrasts = depends(on: "high-contrast") ? ["normal-contrast", "high-contrast"] : []
    let columns: [Column] =
      switch (styles.isEmpty, contrasts.isEmpty) {
      case (true, true): [("value", [])]
      case (false, true): columns(styles)
      case (true, false): columns(contrasts)
      case (false, false):
        [("light", "normal-contrast"), ("dark", "normal-contrast")].map { style, contrast in
          (style, [style, contrast].compactMap(ConditionWords.condition))
        } + columns(["light high-contrast", "dark high-contrast"])
      }
    var rows: [[HoverText.Line]] = [[[.text("theme")]] + columns.map { [.text($0.title)] }]
    for theme in themes.prefix(Self.themeLimit) {
      let base = context.selecting(theme.name, in: snapshot).traits
      let title: HoverText.Span =
        theme.name == context.theme ? .strong(theme.name) : .text(theme.name)
      rows.append(
        [[title]]
          + columns.map { column in
            color(named: name, theme, base.setting(column.conditions)).map { [.color($0)] }
              ?? [.text("invalid")]
          }
      )
    }
    if themes.count > Self.themeLimit {
      rows.append([[.text("and \(themes.count - Self.themeLimit) more")]])
    }
    return rows
  }

  /// Returns the value of a color; nil for one with an error.
  func color(named name: String, _ theme: CompiledTheme, _ traits: TraitCollection) -> Color? {
    guard let index = theme.colors.index(of: name), !theme.isInvalid(index) else { return nil }
    return theme.colors.color(at: index, for: traits)
  }

  // MARK: Variants

  private func addExplanation(
    of index: Int,
    _ theme: CompiledTheme,
    _ context: EffectiveContext,
    to text: inout HoverText
  ) {
    let explanation = theme.colors.explanation(at: index, for: context.traits)
    let place = context.node.map { " at \($0.path)" } ?? ""
    text.append(
      [.strong("In \(context.words(in: snapshot))\(place)"), .text(": ")]
        + Self.sample(of: explanation.color)
    )
    let variants = explanation.candidates.map { candidate -> HoverText.Line in
      let isChosen = candidate.outcome == .chosen || candidate.outcome == .fallback
      let conditions =
        candidate.conditions.isEmpty
        ? ConditionWords.unconditional : candidate.conditions.joined(separator: " ")
      var line: HoverText.Line = [isChosen ? .strong(conditions) : .text(conditions), .text(": ")]
      line += [.code(candidate.text), .text(", \(ExplanationText.words(for: candidate.outcome))")]
      if let source = candidate.source {
        line += [.text(" ("), Self.link(to: source.file, line: source.position.line), .text(")")]
      }
      return line
    }
    text.append(list: HoverText.limited(variants, to: Self.variantLimit))
    if !explanation.references.isEmpty {
      var line: HoverText.Line = [.text("Refers to ")]
      for (number, reference) in explanation.references.prefix(Self.variantLimit).enumerated() {
        if number > 0 { line.append(.text(", ")) }
        line += [.code(reference.name), .text(" "), .color(reference.color)]
      }
      text.append(line)
    }
    let dependencies = theme.colors.dependencies(at: index)
    let traits = theme.colors.axes.filter { $0.bit & dependencies != 0 }.map(\.trait.outputName)
    if !traits.isEmpty { text.append([.text("Depends on \(traits.joined(separator: ", "))")]) }
  }

  // MARK: Checks and uses

  private func addChecks(
    of name: String,
    _ theme: CompiledTheme,
    _ context: EffectiveContext,
    to text: inout HoverText
  ) {
    let results = CheckResult.all(of: name, snapshot.library.checks, in: theme, context.traits)
    guard !results.isEmpty else { return }
    let sorted =
      results.filter { !$0.passes } + results.filter(\.passes)
    var rows: [[HoverText.Line]] = [
      ["check", "color", "measured", "required", "result"].map { [.text($0)] }
    ]
    for result in sorted.prefix(Self.checkLimit) {
      let partner = color(named: result.other, theme, context.traits)
      rows.append([
        [.text(result.words)], partner.map { [.color($0)] } ?? [],
        [.text(result.measure.text(of: result.measured, required: result.required))],
        [.text(result.measure.text(ofMinimum: result.required))],
        [result.passes ? .text("passes") : .strong("fails")],
      ])
    }
    if sorted.count > Self.checkLimit {
      rows.append([[.text("and \(sorted.count - Self.checkLimit) more")]])
    }
    text.append(table: rows)
  }

  private func addUses(of name: String, to text: inout HoverText) {
    guard let nodes = snapshot.nodesByColor[name], !nodes.isEmpty else { return }
    text.append(
      [.text("Used by \(Self.count(nodes.count, "node")): ")]
        + Self.list(nodes, limit: Self.nodeLimit)
    )
  }

  // MARK: Groups

  func hover(onGroup name: String, in context: EffectiveContext) -> HoverText? {
    guard let theme = snapshot.theme(named: context.theme) else { return nil }
    let members = theme.colors.names.filter { $0.hasPrefix(name + ".") }
    guard !members.isEmpty else { return nil }
    var text = HoverText(name, kind: "(group of \(Self.count(members.count, "color")))")
    text.append([.strong("In \(context.words(in: snapshot))")])
    var rows: [[HoverText.Line]] = [[[.text("color")], [.text("value")]]]
    for member in members.prefix(Self.memberLimit) {
      let value = color(named: member, theme, context.traits)
      rows.append([[.text(member)], value.map { [.color($0)] } ?? [.text("invalid")]])
    }
    if members.count > Self.memberLimit {
      rows.append([[.text("and \(members.count - Self.memberLimit) more")]])
    }
    text.append(table: rows)
    return text
  }
}
