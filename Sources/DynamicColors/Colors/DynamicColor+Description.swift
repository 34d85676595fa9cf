import ColorValues

extension DynamicColor: CustomStringConvertible {
  /// The colour's definition in words: a CSS value, a name, or how it is derived; no pointers.
  public var description: String {
    switch definition {
    case .fixed(let color): color.css
    case .set(let set): set.description
    case .named(let named): "{\(named.catalog.colorName(at: named.index))}"
    case .provider(let provider): provider.name.map { "provider \($0)" } ?? "provider"
    case .withAlpha(let base, let alpha): "\(base) with alpha \(alpha)"
    case .mix(let first, let second, let share, let space):
      "mix of \(first) and \(second), \(share) of the second, in \(space.cssName)"
    }
  }
}
