extension TraitKey {
  /// The system traits, in the order of their declaration.
  public static var system: [TraitKey] { TraitRegistry.shared.system.map { TraitKey($0) } }

  /// Finds a trait by a text from a file or a command.
  ///
  /// The text may be an identifier, the short name of a system trait in theme files (`style`), its
  /// property's name (`userInterfaceStyle`), UIKit's class name (`UITraitUserInterfaceStyle`), or
  /// the name of a custom trait, if no other has it. All but identifiers are compared without case,
  /// `-` and `_`.
  ///
  /// - Parameter text: What the trait is called.
  /// - Returns: The trait, or nil if none or more than one custom trait is called so.
  public static func named(_ text: String) -> TraitKey? {
    let registry = TraitRegistry.shared
    if let descriptor = registry.descriptor(identifier: text) { return TraitKey(descriptor) }
    let descriptors = registry.descriptors(named: text)
    guard let first = descriptors.first, first.isSystem || descriptors.count == 1 else {
      return nil
    }
    return TraitKey(first)
  }

  /// The names by which ``named(_:)`` finds the traits known so far, for "did you mean": the short
  /// names of the system traits in the order of their declaration, then the identifiers of custom
  /// traits in alphabetical order.
  public static var allNames: [String] {
    let all = TraitRegistry.shared.all
    return all.filter(\.isSystem).map(\.name)
      + all.filter { !$0.isSystem }.map(\.identifier).sorted()
  }
}
