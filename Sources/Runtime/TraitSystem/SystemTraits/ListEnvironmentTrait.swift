/// The kind of list that contains some content.
///
/// Raw values are those of UIKit.
public enum ListEnvironment: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = 0
  /// No list.
  case none = 1
  /// A plain list.
  case plain = 2
  /// A grouped list that extends to the edges.
  case grouped = 3
  /// A grouped list with margins.
  case insetGrouped = 4
  /// A sidebar.
  case sidebar = 5
  /// A plain sidebar.
  case sidebarPlain = 6
}

/// The trait for the kind of list that contains the content.
public enum ListEnvironmentTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: ListEnvironment { .unspecified }

  static var valueNames: [String] {
    ["unspecified", "none", "plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "list-environment" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "listEnvironment" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 16) }
}

extension TraitCollection {
  /// The kind of list that contains the content.
  @inlinable
  public var listEnvironment: ListEnvironment { self[ListEnvironmentTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(listEnvironment: ListEnvironment) {
    self.init(ListEnvironmentTrait.self, value: listEnvironment)
  }
}

extension MutableTraits {
  /// The kind of list that contains the content.
  @inlinable
  public var listEnvironment: ListEnvironment {
    get { self[ListEnvironmentTrait.self] }
    set { self[ListEnvironmentTrait.self] = newValue }
  }
}
