import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles
import TraitSystem

/// A search for the nearest color that passes a failed contrast check.
struct ContrastRepair {
  let checks: [ColorCheck]

  /// Returns a suggestion for the foreground color, which fails `check` in a theme under some
  /// traits.
  ///
  /// The suggested color passes all contrast checks of the color, as foreground or background; if
  /// no color does, it passes the failed check.
  func advice(
    about check: ColorCheck,
    in member: CompiledTheme,
    for traits: TraitCollection
  ) -> String? {
    guard let contrast = check.contrast,
      let front = value(of: contrast.foreground, in: member, for: traits),
      let behind = value(of: contrast.background, in: member, for: traits)
    else { return nil }
    let foreground = contrast.foreground
    let contrasts = checks.filter { $0.contrast != nil }
    let all = ColorRequirement.all(of: foreground, by: contrasts, in: member, for: traits)
    if let color = Self.nearest(to: front, meeting: all) {
      let count = Set(all.map(\.other)).count
      let backgrounds = count > 1 ? " on all \(count) colors that it is checked with" : ""
      return "\(Self.text(of: color, meeting: all)) is the nearest color that passes\(backgrounds)"
    }
    let own = ColorRequirement.all(of: foreground, by: [check], in: member, for: traits)
    if let color = Self.nearest(to: front, meeting: own) {
      var failing: [String] = []
      for requirement in all
      where !requirement.isMet(by: color) && !failing.contains(requirement.other) {
        failing.append(requirement.other)
      }
      let others = Spelling.list(failing.map { "'\($0)'" })
      return
        "\(Self.text(of: color, meeting: own)) is the nearest color that passes, but fails on \(others); none passes on all"
    }
    guard contrast.screen == .display, behind.alpha == 1, front.alpha == 1,
      let nearest = behind.nearest(keepingOutOf: [
        contrast.method.gap(check.minimum, around: ShownColor(front), in: traits.measuredGamut)
      ])
    else { return "no color passes there" }
    return
      "no color passes there unless '\(contrast.background)' also changes; this color passes on \(nearest.messageCSS()), the nearest"
  }

  private static func text(of color: Color, meeting requirements: [ColorRequirement]) -> String {
    color.messageCSS { color in requirements.allSatisfy { $0.isMet(by: color) } }
  }

  /// Returns the nearest color that meets all requirements.
  static func nearest(to color: Color, meeting requirements: [ColorRequirement]) -> Color? {
    let gaps = requirements.map { $0.gaps(inPlaceOf: color) }
    let known = gaps.compactMap(\.self).flatMap(\.self)
    guard gaps.contains(where: { $0 == nil }) else { return color.nearest(keepingOutOf: known) }
    return color.nearest(keepingOutOf: known) { color in
      requirements.allSatisfy { $0.isMet(by: color) }
    }
  }

  private func value(
    of name: String,
    in member: CompiledTheme,
    for traits: TraitCollection
  ) -> Color? {
    member.colors.index(of: name).map { member.colors.color(at: $0, for: traits) }
  }
}
