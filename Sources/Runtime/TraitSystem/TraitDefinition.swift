/// A type that is the key of a trait: one independent piece of data in a ``TraitCollection``.
///
/// ```swift
/// enum MyAppTheme: Int { case standard, pastel, bold, monochrome }
///
/// struct MyAppThemeTrait: TraitDefinition {
///   static let defaultValue = MyAppTheme.standard
///   static let affectsColorAppearance = true
///   static let identifier = "com.myapp.theme"
/// }
///
/// let traits = TraitCollection { $0[MyAppThemeTrait.self] = .pastel }
/// traits[MyAppThemeTrait.self]  // pastel
/// ```
///
/// Two definitions with the same ``identifier`` are one trait, whether they are Swift types or
/// created at run time with
/// ``TraitKey/define(identifier:name:values:default:affectsColorAppearance:)``. They must agree on
/// the kind and the default of the value and on ``affectsColorAppearance``;
/// ``TraitKey/register(_:)`` throws if they don't.
///
/// All requirements must be constant over time.
public protocol TraitDefinition: SendableMetatype {
  /// The type of the trait's values; `Bool`, `Int`, `Double` and enums are the most efficient.
  ///
  /// Trivial values of up to eight bytes are stored inline, all others in a heap object each. Make
  /// an enum `CaseIterable`, or give it `Int` raw values, if files refer to its cases by name.
  ///
  /// Two values are equal if their type is `Equatable` and `==` returns true, or if they have the
  /// same bits: the same object, the same trivial data. Setting a value that never equals another
  /// one, such as a closure, counts as a change. Make structures `Equatable`, and also `Hashable`
  /// if collections are members of sets; values that aren't `Hashable` don't contribute to the
  /// hash.
  associatedtype Value: Sendable

  /// The value of the trait where it isn't set.
  static var defaultValue: Value { get }

  /// Whether colors can depend on this trait, so that a change redraws everything that uses them.
  /// The default is `false`.
  ///
  /// A color can read any trait, but a change of one for which this is `false` neither redraws what
  /// uses the color nor counts in ``TraitCollection/hasDifferentColorAppearance(comparedTo:)``.
  static var affectsColorAppearance: Bool { get }

  /// A short name for display. The default is the type's name without the suffix `Trait`.
  static var name: String { get }

  /// The identifier of the trait, in reverse-DNS form.
  ///
  /// The default is the qualified name of the type. It is suitable for values in memory only,
  /// because renaming the type changes it.
  static var identifier: String { get }

  /// The storage location of a system trait; nil for any other trait. Don't implement this
  /// requirement outside this module.
  static var _systemSlot: _TraitSlot? { get }
}

extension TraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var affectsColorAppearance: Bool { false }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String {
    let name = String(describing: Self.self)
    return name.hasSuffix("Trait") && name.count > 5 ? String(name.dropLast(5)) : name
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { String(reflecting: Self.self) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { nil }

  /// The storage location of the trait's values.
  @usableFromInline
  static var slot: _TraitSlot { _systemSlot ?? _TraitSlot.slot(for: Self.self) }
}

/// A trait whose values other languages see as integers: `Int`, `Bool` (0 and 1), an enum or
/// structure with an integer raw value, or an optional of these.
///
/// ``TraitKey/register(_:)`` throws if the value type has none of these forms.
public protocol IntegerTraitDefinition: TraitDefinition {}

/// A trait whose values other languages see as floating-point numbers: `Double`, `Float`, a
/// structure with such a raw value, or an optional of these.
///
/// ``TraitKey/register(_:)`` throws if the value type has none of these forms.
public protocol FloatTraitDefinition: TraitDefinition {}

/// A trait whose values other languages see as objects; the value type can be any type.
public protocol ObjectTraitDefinition: TraitDefinition {}
