import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles
import TraitSystem

extension ColorCheck {
  /// Returns a suggestion for the foreground color, which fails this check in a theme under some
  /// traits.
  ///
  /// The suggested color passes all contrast checks of the color, as foreground or background; if
  /// no color does, it passes the failed check.
  func contrastAdvice(
    among checks: [ColorCheck],
    in member: CompiledTheme,
    for traits: TraitCollection
  ) -> String? {
    func value(of name: String) -> Color? {
      member.definitions.index(of: name).map { member.definitions.color(at: $0, for: traits) }
    }
    guard let contrast,
      let front = value(of: contrast.foreground),
      let behind = value(of: contrast.background)
    else { return nil }
    let foreground = contrast.foreground
    let contrasts = checks.filter { $0.contrast != nil }
    let all = ColorRequirement.all(of: foreground, by: contrasts, in: member, for: traits)
    if let color = all.nearest(to: front) {
      let count = Set(all.map(\.other)).count
      let backgrounds = count > 1 ? " on all \(count) colors that it is checked with" : ""
      return "\(all.text(of: color)) is the nearest color that passes\(backgrounds)"
    }
    let own = ColorRequirement.all(of: foreground, by: [self], in: member, for: traits)
    if let color = own.nearest(to: front) {
      var failing: [String] = []
      for requirement in all
      where !requirement.isMet(by: color) && !failing.contains(requirement.other) {
        failing.append(requirement.other)
      }
      let others = Spelling.list(failing.map { "'\($0)'" })
      return
        "\(own.text(of: color)) is the nearest color that passes, but fails on \(others); none passes on all"
    }
    guard contrast.screen == .display, behind.alpha == 1, front.alpha == 1,
      let nearest = behind.nearest(keepingOutOf: [
        contrast.method.gap(minimum, around: ShownColor(front), in: traits.measuredGamut)
      ])
    else { return "no color passes there" }
    return
      "no color passes there unless '\(contrast.background)' also changes; this color passes on \(nearest.messageCSS()), the nearest"
  }

  /// Returns a replacement for one of two colors of a theme that fail this check under some traits,
  /// with which the other one is distinguishable from it.
  ///
  /// The smallest change of one color that passes all checks of that color is preferred; if there
  /// is none, the smallest that fails no check that passes now.
  ///
  /// - Returns: The position of the color in the pair, its replacement, and whether the replacement
  ///   passes all checks; nil if none was found.
  func distinctAdvice(
    among checks: [ColorCheck],
    of pair: [ColorIndex],
    in member: CompiledTheme,
    for traits: TraitCollection
  ) -> (position: Int, color: Color, passesAll: Bool)? {
    let names = pair.map { member.definitions.definition(at: $0).name }
    let values = pair.map { member.definitions.color(at: $0, for: traits) }
    let requirements = names.map {
      ColorRequirement.all(of: $0, by: checks, in: member, for: traits)
    }
    for passesAll in [true, false] {
      var best: (position: Int, color: Color, change: Double)?
      for position in pair.indices {
        let own = ColorRequirement.all(of: names[position], by: [self], in: member, for: traits)
          .filter { $0.other == names[1 - position] }
        // A color that depends on the other changes with it, so the result is unknown.
        guard !own.isEmpty else { continue }
        let required =
          own + requirements[position].filter { passesAll || $0.isMet(by: values[position]) }
        guard let found = values[position].nearest(where: required.areMet) else { continue }
        let change = values[position].difference(to: found)
        if change < best?.change ?? .infinity { best = (position, found, change) }
      }
      if let best { return (best.position, best.color, passesAll) }
    }
    return nil
  }
}

extension [ColorRequirement] {
  /// Whether a color meets all requirements.
  func areMet(by color: Color) -> Bool { allSatisfy { $0.isMet(by: color) } }

  fileprivate func text(of color: Color) -> String { color.messageCSS(where: areMet) }

  /// Returns the nearest color that meets all requirements.
  func nearest(to color: Color) -> Color? {
    let gaps = map { $0.gaps(inPlaceOf: color) }
    let excluded = gaps.compactMap(\.self).flatMap(\.self)
    guard gaps.contains(where: { $0 == nil }) else { return color.nearest(keepingOutOf: excluded) }
    return color.nearest(keepingOutOf: excluded, where: areMet)
  }
}
