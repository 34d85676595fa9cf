/// The layout direction of declarative content.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft

  /// Creates the direction for a trait's value; nil if it is unspecified.
  public init?(_ direction: TraitEnvironmentLayoutDirection) {
    switch direction {
    case .unspecified: return nil
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension TraitEnvironmentLayoutDirection {
  /// Creates the trait's value for a direction.
  public init(_ direction: LayoutDirection) {
    switch direction {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension EnvironmentValues {
  /// The layout direction; from left to right if it is unspecified.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

private enum LayoutDirectionKey: TraitBridgedEnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight

  static func read(from traitCollection: TraitCollection) -> LayoutDirection {
    LayoutDirection(traitCollection.layoutDirection) ?? defaultValue
  }

  static func write(to mutableTraits: inout MutableTraits, value: LayoutDirection) {
    mutableTraits.layoutDirection = TraitEnvironmentLayoutDirection(value)
  }
}
