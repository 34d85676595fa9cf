/// How large the items of a toolbar are.
///
/// Raw values are those of UIKit.
public enum ToolbarItemPresentationSize: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = -1
  /// The usual size.
  case regular = 0
  /// Smaller than usual.
  case small = 1
  /// Larger than usual.
  case large = 3
}

extension ToolbarItemPresentationSize: SystemTraitValue {
  static var names: [String] {
    ["unspecified", "regular", "small", "large"]
  }
}

/// How large items of a toolbar are.
public enum ToolbarItemPresentationSizeTrait: SystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: ToolbarItemPresentationSize { .unspecified }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "toolbar-size" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "toolbarItemPresentationSize" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 17) }
}

extension TraitCollection {
  /// The size of the items of a toolbar.
  @inlinable
  public var toolbarItemPresentationSize: ToolbarItemPresentationSize {
    self[ToolbarItemPresentationSizeTrait.self]
  }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(toolbarItemPresentationSize: ToolbarItemPresentationSize) {
    self.init(ToolbarItemPresentationSizeTrait.self, value: toolbarItemPresentationSize)
  }
}

extension MutableTraits {
  /// The size of the items of a toolbar.
  @inlinable
  public var toolbarItemPresentationSize: ToolbarItemPresentationSize {
    get { self[ToolbarItemPresentationSizeTrait.self] }
    set { self[ToolbarItemPresentationSizeTrait.self] = newValue }
  }
}
