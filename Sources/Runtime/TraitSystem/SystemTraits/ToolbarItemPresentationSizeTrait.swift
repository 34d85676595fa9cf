/// The size of toolbar items.
///
/// Raw values are those of UIKit.
public enum ToolbarItemPresentationSize: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = -1
  /// The standard size.
  case regular = 0
  /// A smaller size.
  case small = 1
  /// A larger size.
  case large = 3
}

/// The trait for the size of toolbar items.
public enum ToolbarItemPresentationSizeTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: ToolbarItemPresentationSize { .unspecified }

  static var valueNames: [String] { ["unspecified", "regular", "small", "large"] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "toolbar-size" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "toolbarItemPresentationSize" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 17) }
}

extension TraitCollection {
  /// The size of toolbar items.
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
  /// The size of toolbar items.
  @inlinable
  public var toolbarItemPresentationSize: ToolbarItemPresentationSize {
    get { self[ToolbarItemPresentationSizeTrait.self] }
    set { self[ToolbarItemPresentationSizeTrait.self] = newValue }
  }
}
