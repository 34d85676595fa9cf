/// The layout of the split view that contains some content.
///
/// Raw values are those of UIKit.
public enum SplitViewControllerLayoutEnvironment: Int, CaseIterable, Sendable {
  /// The content isn't in a split view.
  case none = 0
  /// The columns are side by side.
  case expanded = 1
  /// The columns are collapsed into one.
  case collapsed = 2
}

/// The trait for the layout of the split view that contains the content.
public enum SplitViewControllerLayoutEnvironmentTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: SplitViewControllerLayoutEnvironment { .none }

  static var valueNames: [String] { ["none", "expanded", "collapsed"] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "split-layout" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "splitViewControllerLayoutEnvironment" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 20) }
}

extension TraitCollection {
  /// The layout of the split view that contains the content.
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
  /// The layout of the split view that contains the content.
  @inlinable
  public var splitViewControllerLayoutEnvironment: SplitViewControllerLayoutEnvironment {
    get { self[SplitViewControllerLayoutEnvironmentTrait.self] }
    set { self[SplitViewControllerLayoutEnvironmentTrait.self] = newValue }
  }
}
