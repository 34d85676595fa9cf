import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles
import ThemeRendering
import ThemeValidation
import TraitSystem

/// Hovers on colors and groups.
extension HoverWriter {
  /// The maximum number of other themes, of references, and of lines about failed checks.
  private static let themeLimit = 6
  private static let referenceLimit = 4
  private static let failureLimit = 3
  /// The maximum number of nodes in a list.
  private static let nodeLimit = 4
  /// The maximum number of colors of a group in a list.
  private static let memberLimit = 16

  func hover(onColor name: String, in context: EffectiveContext) -> HoverText? {
    guard let theme = project.theme(named: context.theme) ?? project.themes.first,
      project.themes.contains(where: { $0.definitions.index(of: name) != nil })
    else { return nil }
    let index = theme.definitions.index(of: name)
    let isPrimitive = index.map(theme.definitions.isPrimitive) ?? false
    var text = HoverText(name, kind: isPrimitive ? "(primitive color)" : "(color)")
    var lines = remarks(about: name, theme)
    if let index, !theme.isInvalid(index) {
      lines += explanation(of: index, theme, context)
    } else {
      let reason = index == nil ? "lacks the color" : "has an error in its value"
      lines.append([.text("Theme "), .code(theme.name), .text(" \(reason)")])
    }
    lines += otherThemes(with: name, besides: theme, context)
    lines += checks(of: name, theme, context) + uses(of: name)
    text.append(list: lines)
    return text
  }

  private func remarks(about name: String, _ theme: CompiledTheme) -> [HoverText.Line] {
    var lines: [HoverText.Line] = []
    if let about = theme.chain.lazy.reversed().compactMap({ $0.about[name] }).first {
      lines.append([.text(about)])
    }
    guard let deprecation = theme.deprecated[name] else { return lines }
    var line: HoverText.Line = [.strong("Deprecated")]
    if let replacement = deprecation.replacement {
      line += [.text("; use "), .code(replacement)]
    }
    if let reason = deprecation.reason { line.append(.text(": \(reason)")) }
    return lines + [line]
  }

  // MARK: Values

  /// Returns the value in a context with its variant and references, then that of each style and
  /// contrast that it depends on.
  private func explanation(
    of index: ColorIndex,
    _ theme: CompiledTheme,
    _ context: EffectiveContext
  ) -> [HoverText.Line] {
    let explanation = theme.definitions.explanation(at: index, for: context.traits)
    let place = context.node.map { " at \($0.path)" } ?? ""
    var value: HoverText.Line =
      [.strong("In \(context.words(in: project))\(place)"), .text(": ")]
      + Self.sample(of: explanation.color)
    for (number, reference) in explanation.references.prefix(Self.referenceLimit).enumerated() {
      value += [.text(number == 0 ? ", from " : ", "), .code(reference.name)]
    }
    var lines = [value]
    let chosen = explanation.candidates.first { $0.outcome == .chosen || $0.outcome == .fallback }
    if let chosen {
      let conditions = chosen.conditions.joined(separator: " ")
      var line: HoverText.Line = [
        .text(conditions.isEmpty ? ConditionWords.unconditional : conditions), .text(": "),
        .code(chosen.text), .text(", \(ExplanationText.words(for: chosen.outcome))"),
      ]
      if let source = chosen.source {
        line += [.text(" ("), Self.link(to: source.file, line: source.position.line), .text(")")]
      }
      lines.append(line)
    }
    var styles: [[String]] = [[]]
    for (trait, words) in Self.shownConditions where theme.definitions.depends([index], on: trait) {
      styles = words.flatMap { word in styles.map { $0 + [word] } }
    }
    guard styles.count > 1 else { return lines }
    var line: HoverText.Line = []
    for words in styles {
      let traits = context.traits.setting(words.compactMap(ConditionWords.condition))
      if !line.isEmpty { line.append(.text(", ")) }
      line.append(.text("\(words.joined(separator: " ")) "))
      line.append(.color(theme.definitions.color(at: index, for: traits)))
    }
    return lines + [line]
  }

  /// The conditions for which the hover shows values, in the order in which files name them.
  private static let shownConditions: [(trait: TraitKey, words: [String])] = [
    (TraitKey(UserInterfaceStyleTrait.self), ["light", "dark"]),
    (TraitKey(AccessibilityContrastTrait.self), ["normal-contrast", "high-contrast"]),
  ]

  /// Returns a line with the values of a color in other themes.
  private func otherThemes(
    with name: String,
    besides theme: CompiledTheme,
    _ context: EffectiveContext
  ) -> [HoverText.Line] {
    let others = project.themes.filter {
      $0.name != theme.name && $0.definitions.index(of: name) != nil
    }
    guard !others.isEmpty else { return [] }
    var line: HoverText.Line = []
    for other in others.prefix(Self.themeLimit) {
      let traits = context.selecting(other.name, in: project).traits
      line.append(.text("\(line.isEmpty ? "" : ", ")\(other.name) "))
      line.append(color(named: name, other, traits).map { .color($0) } ?? .text("invalid"))
    }
    if others.count > Self.themeLimit {
      line.append(.text(" and \(others.count - Self.themeLimit) more"))
    }
    return [line]
  }

  /// Returns the value of a color; nil for one with an error.
  func color(named name: String, _ theme: CompiledTheme, _ traits: TraitCollection) -> Color? {
    guard let index = theme.definitions.index(of: name), !theme.isInvalid(index) else { return nil }
    return theme.definitions.color(at: index, for: traits)
  }

  // MARK: Checks and uses

  /// Returns the failed checks of a color, or the number of the checks that it passes.
  private func checks(
    of name: String,
    _ theme: CompiledTheme,
    _ context: EffectiveContext
  ) -> [HoverText.Line] {
    let results = CheckResult.all(of: name, project.checks, in: theme, context.traits)
    guard !results.isEmpty else { return [] }
    let failed = results.filter { !$0.passes }.map { result -> HoverText.Line in
      [
        .strong("fails"), .text(" \(result.words): "),
        .text(result.measure.text(of: result.measured, required: result.required)),
        .text(" (required: \(result.measure.text(ofMinimum: result.required)))"),
      ]
    }
    guard !failed.isEmpty else {
      return [[.text("passes \(Self.count(results.count, "check"))")]]
    }
    return HoverText.limited(failed, to: Self.failureLimit)
  }

  private func uses(of name: String) -> [HoverText.Line] {
    guard let nodes = project.nodesByColor[name], !nodes.isEmpty else { return [] }
    return [
      [.text("Used by \(Self.count(nodes.count, "node")): ")]
        + Self.list(nodes, limit: Self.nodeLimit)
    ]
  }

  // MARK: Groups

  func hover(onGroup name: String, in context: EffectiveContext) -> HoverText? {
    guard let theme = project.theme(named: context.theme) else { return nil }
    let members = theme.definitions.names.filter { $0.hasPrefix(name + ".") }
    guard !members.isEmpty else { return nil }
    var text = HoverText(name, kind: "(group of \(Self.count(members.count, "color")))")
    text.append([.strong("In \(context.words(in: project))")])
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
