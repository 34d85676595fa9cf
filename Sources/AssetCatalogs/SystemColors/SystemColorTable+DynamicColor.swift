internal import ColorValues
public import DynamicColors

extension SystemColorTable.Values {
  /// The color with these values for their traits.
  ///
  /// ```swift
  /// SystemColorTable.standard.ios["systemRed"]?.color  // #ff3b30, and #ff453a for dark interfaces
  /// ```
  public var color: DynamicColor {
    let highElevated = darkHighContrastElevated ?? darkHighContrast.flatMap { _ in darkElevated }
    let variants: [(words: [String], color: Color?)] = [
      ([], light), (["dark"], dark), (["light", "high-contrast"], lightHighContrast),
      (["dark", "high-contrast"], darkHighContrast), (["dark", "elevated"], darkElevated),
      (["dark", "high-contrast", "elevated"], highElevated),
    ]
    let set = try? ColorSet(
      variants.compactMap { words, color in
        color.map { ColorVariant($0, when: Set(words.compactMap(ConditionWords.condition))) }
      }
    )
    return set.map { DynamicColor($0) } ?? DynamicColor(light)
  }
}
