/// How the split view around some content is laid out.
///
/// Raw values are those of UIKit.
public enum SplitViewControllerLayoutEnvironment: Int, CaseIterable, Sendable {
  /// There is no split view.
  case none = 0
  /// Its columns are side by side.
  case expanded = 1
  /// Its columns are one.
  case collapsed = 2
}

extension SplitViewControllerLayoutEnvironment: SystemTraitValue {
  static var names: [String] {
    ["none", "expanded", "collapsed"]
  }
}

/// How the split view around the content is laid out.
public enum SplitViewControllerLayoutEnvironmentTrait: SystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: SplitViewControllerLayoutEnvironment { .none }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "split-layout" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "splitViewControllerLayoutEnvironment" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 20) }
}

extension TraitCollection {
  /// How the split view around the content is laid out.
  @inlinable
  public var splitViewControllerLayoutEnvironment: SplitViewControllerLayoutEnvironment {
    self[SplitViewControllerLayoutEnvironmentTrait.self]
  }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(splitViewControllerLayoutEnvironment: SplitViewControllerLayoutEnvironment) {
    self.init(
      SplitViewControllerLayoutEnvironmentTrait.self,
      value: splitViewControllerLayoutEnvironment
    )
  }
}

extension MutableTraits {
  /// How the split view around the content is laid out.
  @inlinable
  public var splitViewControllerLayoutEnvironment: SplitViewControllerLayoutEnvironment {
    get { self[SplitViewControllerLayoutEnvironmentTrait.self] }
    set { self[SplitViewControllerLayoutEnvironmentTrait.self] = newValue }
  }
}
