public import ColorValues
public import DynamicColors
import ThemeFiles

/// Two colours of which one is meant to be seen on the other, as `checks:` of a library file pair
/// them.
public struct ContrastPair: Hashable, Sendable {
  /// The name of the colour in front.
  public let front: String

  /// The name of the colour behind it.
  public let back: String

  /// What the front is used for: graphics where no check of the pair asks for the ratio of text.
  public let use: ContrastUse

  /// The conditions under which the pair is seen; empty where always.
  public let conditions: [ColorCondition]

  /// Pairs two colours.
  public init(
    front: String,
    back: String,
    use: ContrastUse = .bodyText,
    conditions: [ColorCondition] = []
  ) {
    self.front = front
    self.back = back
    self.use = use
    self.conditions = conditions
  }
}

extension LibraryLoader {
  /// The pairs that the library file's checks of contrast name, each once, in their order.
  ///
  /// Several checks of two colours make one pair, which has conditions only where all of the checks
  /// have the same. Must be called before themes are compiled; what is wrong with the checks is
  /// reported.
  package mutating func readContrastPairs() -> [ContrastPair] {
    var pairs: [ContrastPair] = []
    var indices: [[String]: Int] = [:]
    for check in readChecks() {
      guard case .contrast(let front, let back, let method) = check.measure else { continue }
      let isText = method == .tone || check.minimum >= ContrastUse.bodyText.minimumRatio
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
  /// The ratio of WCAG 2.2 of a colour to the least favourable of what its back can look like.
  package static func seenRatio(of front: Color, on back: Color) -> Double {
    SeenContrast.measure(front, on: SeenContrast.appearances(of: back), by: .wcag)
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
