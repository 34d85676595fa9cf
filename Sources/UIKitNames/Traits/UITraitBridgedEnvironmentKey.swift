public import TraitSystem

/// A key of the environment that is a trait at the same time, by the requirements that UIKit has.
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
public protocol UITraitBridgedEnvironmentKey: TraitBridgedEnvironmentKey {
  /// Writes the value of the trait.
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
