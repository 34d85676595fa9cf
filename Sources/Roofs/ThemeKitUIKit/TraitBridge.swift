#if canImport(UIKit) && !os(watchOS) || UIKITNAMES
import Synchronization
public import TraitSystem

#if canImport(UIKit)
public import UIKit
#else
public import UIKitNames
#endif

/// The custom traits of UIKit that are converted with a trait collection.
///
/// System traits are always converted. A custom trait of UIKit is converted if it is registered, to
/// the trait with the same identifier, whether a theme library, a Swift type or C code defined that
/// trait.
///
/// ```swift
/// try TraitBridge.register(
///   MyAppThemeTrait.self,
///   read: { $0.myAppTheme },
///   write: { $0.myAppTheme = $1 }
/// )
/// ```
public struct TraitBridge: Sendable {
  let read: @Sendable (UITraitCollection, inout MutableTraits) -> Void
  let write: @Sendable (TraitCollection, inout any UIMutableTraits) -> Void

  private static let bridges = Mutex<[TraitKey: TraitBridge]>([:])

  /// The registered bridges.
  static var registered: [TraitBridge] { bridges.withLock { Array($0.values) } }

  /// Registers a custom trait of UIKit.
  ///
  /// Register the traits when the program starts, before colors are resolved; a color isn't
  /// resolved again because of a registration. Registering a trait again replaces the closures.
  ///
  /// The closures access the trait with its own type, as an app's extensions of `UITraitCollection`
  /// and `UIMutableTraits` do, because UIKit has a subscript for each kind of value.
  ///
  /// - Parameters:
  ///   - trait: The trait type; its `identifier` selects the trait of this library. If it is an
  ///     enum, make it `CaseIterable` or give it `Int` raw values, so that theme files can refer to
  ///     its cases by name.
  ///   - read: Returns the trait's value in a collection.
  ///   - write: Sets the trait's value.
  /// - Returns: The key of the trait in this library.
  /// - Throws: `TraitDefinitionError` if a trait with the same identifier has another kind of
  ///   value, another default or another effect on color appearance.
  @discardableResult
  public static func register<Trait: UITraitDefinition & SendableMetatype>(
    _ trait: Trait.Type,
    read: @escaping @Sendable (_ traits: UITraitCollection) -> Trait.Value,
    write: @escaping @Sendable (_ traits: inout any UIMutableTraits, _ value: Trait.Value) -> Void
  ) throws(TraitDefinitionError) -> TraitKey where Trait.Value: Hashable & Sendable {
    let key = try TraitKey.register(BridgedTrait<Trait>.self)
    let bridge = TraitBridge(
      read: { traits, converted in converted[BridgedTrait<Trait>.self] = read(traits) },
      write: { traits, converted in
        guard traits.contains(BridgedTrait<Trait>.self) else { return }
        write(&converted, traits[BridgedTrait<Trait>.self])
      }
    )
    bridges.withLock { $0[key] = bridge }
    return key
  }
}

/// The trait of this library for a trait of UIKit with the same identifier.
private enum BridgedTrait<Trait: UITraitDefinition & SendableMetatype>: TraitDefinition
where Trait.Value: Hashable & Sendable {
  static var defaultValue: Trait.Value { Trait.defaultValue }
  static var affectsColorAppearance: Bool { Trait.affectsColorAppearance }
  static var name: String { Trait.name }
  static var identifier: String { Trait.identifier }
}
#endif
