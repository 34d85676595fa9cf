public import TraitSystem

/// An environment key whose value is stored in a trait, with the requirements of UIKit.
///
/// ```swift
/// extension MyAppThemeKey: UITraitBridgedEnvironmentKey {
///   static func read(from traitCollection: UITraitCollection) -> MyAppTheme {
///     traitCollection.myAppTheme
///   }
///
///   static func write(to mutableTraits: inout UIMutableTraits, value: MyAppTheme) {
///     mutableTraits.myAppTheme = value
///   }
/// }
/// ```
nonisolated public protocol UITraitBridgedEnvironmentKey: TraitBridgedEnvironmentKey {
  /// Sets the value of the trait.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension UITraitBridgedEnvironmentKey {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func write(to traits: inout MutableTraits, value: Value) {
    var some: any UIMutableTraits = traits
    write(to: &some, value: value)
    if let written = some as? MutableTraits { traits = written }
  }
}
