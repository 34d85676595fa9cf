extension TraitKey {
  /// The system traits, in the order of their declaration.
  public static var system: [TraitKey] { TraitRegistry.shared.system.map { TraitKey($0) } }

  /// Returns the system trait with a name from a file or a command.
  ///
  /// Unlike ``named(_:)``, the result doesn't depend on the traits that the process knows.
  ///
  /// - Parameter text: An identifier, or another name of a system trait as in ``named(_:)``.
  /// - Returns: The trait, or nil if no system trait has that name.
  package static func system(named text: String) -> TraitKey? {
    TraitRegistry.shared.system(named: text).map { TraitKey($0) }
  }

  /// Returns the trait with a name that code uses.
  ///
  /// The result can depend on the traits that the process has used so far. Names in theme files
  /// mean the traits of the system and of their library alone.
  ///
  /// The name can be an identifier, the short name of a system trait in theme files (`style`), its
  /// property name (`userInterfaceStyle`), UIKit's class name (`UITraitUserInterfaceStyle`), or the
  /// name of a custom trait, if it is unique. All names except identifiers are compared without
  /// case, `-` and `_`.
  ///
  /// - Parameter text: The name of the trait.
  /// - Returns: The trait; nil if no trait, or more than one custom trait, has that name.
  public static func named(_ text: String) -> TraitKey? {
    let registry = TraitRegistry.shared
    if let descriptor = registry.descriptor(identifier: text) { return TraitKey(descriptor) }
    let descriptors = registry.descriptors(named: text)
    guard let first = descriptors.first, first.isSystem || descriptors.count == 1 else {
      return nil
    }
    return TraitKey(first)
  }

  /// The name in outputs, in lower case, as in `theme=bold`.
  package var outputName: String { name.lowercased() }

  /// Returns the form of a name that is equal for all names that ``named(_:)`` regards as equal.
  package static func normalizedName(_ text: String) -> String { ValueText.normalized(text) }

  /// The names that ``named(_:)`` accepts for the traits known so far, for spelling suggestions:
  /// the short names of the system traits in the order of their declaration, then the identifiers
  /// of custom traits in alphabetical order.
  public static var allNames: [String] {
    let all = TraitRegistry.shared.all
    return all.filter(\.isSystem).map(\.name)
      + all.filter { !$0.isSystem }.map(\.identifier).sorted()
  }
}
