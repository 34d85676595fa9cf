import ColorValues
import DynamicColors
import TextSupport

extension ColorCheck.Change {
  /// The measured colors, in words, such as `text on background (terminal-16)`.
  package var subject: String {
    switch measure {
    case .contrast(let contrast):
      "\(contrast.foreground) on \(contrast.background)"
        + (contrast.screen == .display ? "" : " (\(contrast.screen.rawValue))")
    case .distinct(let difference):
      "\(difference.colors.joined(separator: ", ")) apart"
        + (difference.visions == [.normal]
          ? "" : " (\(difference.visions.map(\.rawValue).joined(separator: ", ")))")
    }
  }

  /// Returns a result with the unit of the measure, such as `4.49:1`, cut to two decimals, so that
  /// results below a limit are never shown as the limit.
  package func text(of result: Double) -> String {
    let number = NumberText.message(result, .cut(2))
    switch measure {
    case .contrast(let contrast):
      return contrast.method == .wcag ? "\(number):1" : "\(number) L*"
    case .distinct: return "ΔE \(number)"
    }
  }
}

extension ColorCheck.Change.Effect {
  /// The effect in words, such as `fails now`.
  package var words: String {
    switch self {
    case .fails: "fails now"
    case .failsStill: "still fails"
    case .holds: "passes now"
    }
  }
}

extension ValueChange {
  /// The conditions as in theme files, such as `dark high-contrast`; nil for all traits.
  package var conditionText: String? {
    conditions.isEmpty ? nil : conditions.map(\.description).joined(separator: " ")
  }

  /// The difference in words, such as `ΔE2000 3.2`; nil where there is only one value.
  package var differenceText: String? {
    difference(by: .ciede2000).map { difference in
      let text = NumberText.message(difference, .places(1))
      return "ΔE2000 \(text == "0" && difference > 0 ? "<0.1" : text)"
    }
  }
}

extension ColorChange {
  /// Further information on the change, such as `use badge.new`.
  package var note: String? {
    switch kind {
    case .removed(let use): use.map { "use \($0)" }
    case .renamed(_, .deprecation): "as in 'deprecated'"
    case .renamed(_, .sameValue): "probably: the same value under all traits"
    case .deprecated(let use, let reason):
      [use.map { "use \($0)" }, reason].compactMap(\.self).joined(separator: ": ")
    case .added, .changed: nil
    case .invalid(true, true): "before and now"
    case .invalid(let before, _): before ? "before" : "now"
    }
  }

  /// The color's name, or both names of a renamed color.
  package var title: String {
    if case .renamed(let old, _) = kind { "\(old) → \(name)" } else { name }
  }

  /// The kind in one word.
  package var word: String {
    switch kind {
    case .removed: "removed"
    case .renamed: "renamed"
    case .deprecated: "deprecated"
    case .added: "added"
    case .changed: "changed"
    case .invalid: "invalid"
    }
  }
}

extension ThemeDifference {
  /// The theme's name, or both names where they differ.
  package var title: String {
    guard let old, let new, old != new else { return new ?? old ?? "" }
    return "\(old) → \(new)"
  }

  /// The change of the theme, in one word.
  package var word: String {
    if isRenamed { return "renamed" }
    return old == nil ? "added" : new == nil ? "removed" : "changed"
  }

  /// The number of changes that are the same as in the extended theme, in words; nil for none.
  package var inheritedText: String? {
    guard let parent, !inheritedColors.isEmpty || inheritedCheckCount > 0 else { return nil }
    let colors = inheritedColors.count
    let parts = [
      colors == 0 ? nil : colors == 1 ? "1 color" : "\(colors) colors",
      inheritedCheckCount == 0
        ? nil : inheritedCheckCount == 1 ? "1 check" : "\(inheritedCheckCount) checks",
    ].compactMap(\.self)
    return "\(parts.joined(separator: " and ")) as in \(parent)"
  }
}

extension LibraryDifference {
  /// The checks that passed and fail now, each with its theme.
  package var failures: [(theme: ThemeDifference, check: ColorCheck.Change)] {
    themes.flatMap { theme in
      theme.checks.filter { $0.effect == .fails }.map { (theme, $0) }
    }
  }
}
