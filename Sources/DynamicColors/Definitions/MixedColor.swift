import ColorValues
import TraitSystem

/// Two colours mixed.
final class MixedColor: ColorDefinition {
  let first: DynamicColor
  let second: DynamicColor
  let share: Double
  let space: ColorSpace

  init(_ first: DynamicColor, _ second: DynamicColor, by share: Double, in space: ColorSpace) {
    self.first = first
    self.second = second
    self.share = share
    self.space = space
  }

  func resolved(with traits: TraitCollection, depth: Int) -> Color {
    first.resolved(with: traits, depth: depth + 1)
      .mixed(with: second.resolved(with: traits, depth: depth + 1), by: share, in: space)
  }

  func isEqual(to other: any ColorDefinition) -> Bool {
    guard let other = other as? MixedColor else { return false }
    return other.share == share && other.space == space && other.first == first
      && other.second == second
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(share)
    hasher.combine(space)
  }

  var description: String {
    "mix of \(first) and \(second), \(share) of the second, in \(space.cssName)"
  }
}
