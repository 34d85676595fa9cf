/// The direction in which declarative content runs.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft

  /// The direction that a trait's value means; nil if it is unspecified.
  public init?(_ direction: TraitEnvironmentLayoutDirection) {
    switch direction {
    case .unspecified: return nil
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension TraitEnvironmentLayoutDirection {
  /// The trait's value that a direction means.
  public init(_ direction: LayoutDirection) {
    switch direction {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension EnvironmentValues {
  /// The direction of the layout; from left to right if it is unspecified.
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
