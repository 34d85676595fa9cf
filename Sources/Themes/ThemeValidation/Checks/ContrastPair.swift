public import ColorValues
public import DynamicColors
package import ThemeFiles
package import TraitSystem

/// A foreground and a background color that `checks:` of a library file pair.
public struct ContrastPair: Hashable, Sendable {
  /// The name of the foreground color.
  public let front: String

  /// The name of the background color.
  public let back: String

  /// The use of the foreground: graphics if no check of the pair requires the ratio for text.
  public let use: ContrastUse

  /// The conditions under which the pair is used; empty if always.
  public let conditions: [TraitCondition]

  /// Creates a pair.
  public init(
    front: String,
    back: String,
    use: ContrastUse = .bodyText,
    conditions: [TraitCondition] = []
  ) {
    self.front = front
    self.back = back
    self.use = use
    self.conditions = conditions
  }
}

extension ThemeProject {
  /// The pairs of the library file's contrast checks.
  package var contrastPairs: [ContrastPair] { ContrastPair.pairs(of: checks) }
}

extension ContrastPair {
  /// Returns the pairs of contrast checks, each once, in their order.
  ///
  /// Several checks of two colors make one pair, which has conditions only if all of the checks
  /// have the same ones.
  package static func pairs(of checks: [ColorCheck]) -> [ContrastPair] {
    var pairs: [ContrastPair] = []
    var indices: [[String]: Int] = [:]
    for check in checks {
      guard let contrast = check.displayContrast else { continue }
      let (front, back) = (contrast.foreground, contrast.background)
      let isText = contrast.method == .tone || check.minimum >= ContrastUse.bodyText.minimumRatio
      let pair = ContrastPair(
        front: front,
        back: back,
        use: isText ? .bodyText : .graphics,
        conditions: check.when
      )
      if let index = indices[[front, back]] {
        pairs[index] = pairs[index].merged(with: pair)
      } else {
        indices[[front, back]] = pairs.count
        pairs.append(pair)
      }
    }
    return pairs
  }
}

extension ContrastPair {
  /// Returns the lowest ratio of WCAG 2.2 of a color to the appearances of its background under
  /// some traits.
  package static func seenRatio(
    of front: Color,
    on back: Color,
    for traits: TraitCollection
  ) -> Double {
    ColorCheck.MeasuredColor(front, for: traits).contrast(
      to: ColorCheck.MeasuredColor(back, for: traits),
      by: .wcag
    )
  }

  fileprivate func merged(with other: ContrastPair) -> ContrastPair {
    ContrastPair(
      front: front,
      back: back,
      use: use == .graphics ? other.use : use,
      conditions: conditions == other.conditions ? conditions : []
    )
  }
}
