import ColorValues
import DynamicColors
import SourceDiagnostics
import TraitSystem

/// Looks for the colour nearest to one that fails a contrast check, which passes.
struct ContrastRepair {
  let checks: [ColorCheck]

  /// What would help `foreground`, which fails `check` in a theme under some traits.
  ///
  /// The colour is to pass all contrast checks that it is part of there, in front or behind; only if
  /// none does, the one that failed.
  func advice(
    _ check: ColorCheck,
    _ member: ThemeLibrary.Member,
    _ traits: TraitCollection
  ) -> String? {
    guard case .contrast(let foreground, let background, let method) = check.measure,
      let front = value(foreground, member, traits), let behind = value(background, member, traits)
    else { return nil }
    let all = gaps(of: foreground, member, traits)
    if let color = front.nearest(keepingOutOf: all.gaps) {
      let grounds =
        all.others.count > 1 ? " on all \(all.others.count) colours it is checked with" : ""
      return "\(color.displayCSS) is the nearest colour that passes\(grounds)"
    }
    let own = SeenContrast.appearances(of: behind).map { method.gap(check.minimum, around: $0) }
    if let color = front.nearest(keepingOutOf: own) {
      let others = all.others.filter { $0 != background }.map { "'\($0)'" }
      return
        "\(color.displayCSS) is the nearest colour that passes, but fails on \(others.joined(separator: ", ")); none passes on all"
    }
    guard behind.alpha == 1, front.alpha == 1,
      let ground = behind.nearest(keepingOutOf: [method.gap(check.minimum, around: front)])
    else { return "no colour passes there" }
    return
      "no colour passes there unless '\(background)' changes too; on \(ground.displayCSS), the nearest, this one does"
  }

  /// The luminances that `name` must not have for the checks it is part of, and what it is checked
  /// with.
  private func gaps(
    of name: String,
    _ member: ThemeLibrary.Member,
    _ traits: TraitCollection
  ) -> (gaps: [LuminanceGap], others: [String]) {
    var gaps: [LuminanceGap] = []
    var others: [String] = []
    for check in checks where check.when.allSatisfy({ $0.holds(in: traits) }) {
      guard case .contrast(let front, let behind, let method) = check.measure,
        front == name || behind == name
      else { continue }
      let other = front == name ? behind : front
      guard other != name, let color = value(other, member, traits),
        // What depends on the colour itself changes with it.
        member.colors.index(of: other).map({
          !member.colors.reachableNames(from: [$0]).contains(name)
        }) == true
      else { continue }
      if !others.contains(other) { others.append(other) }
      let seen = front == name ? SeenContrast.appearances(of: color) : [color]
      gaps += seen.map { method.gap(check.minimum, around: $0) }
    }
    return (gaps, others)
  }

  private func value(
    _ name: String,
    _ member: ThemeLibrary.Member,
    _ traits: TraitCollection
  ) -> Color? {
    member.colors.index(of: name).map { member.colors.color(at: $0, for: traits) }
  }
}
