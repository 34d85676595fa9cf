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
/// Two definitions with one ``identifier`` are one trait, whether they are Swift types or made at
/// run time with ``TraitKey/define(identifier:name:values:default:affectsColorAppearance:)``. They
/// must then agree about the kind and the default of the value and about ``affectsColorAppearance``;
/// ``TraitKey/register(_:)`` says if they don't.
///
/// All requirements must be constant over time.
public protocol TraitDefinition {
  /// The type of the trait's values; the best are `Bool`, `Int`, `Double` and enums.
  ///
  /// Plain values of up to eight bytes are stored in place, all others in a heap object each. An
  /// enum whose cases are to be named in files should be `CaseIterable` or backed by `Int`.
  associatedtype Value: Hashable & Sendable

  /// The value of the trait wherever nobody set it.
  static var defaultValue: Value { get }

  /// Whether colours may look at this trait, so that a change of it redraws what uses them; `false`
  /// unless said otherwise.
  ///
  /// A color can read any trait, but a change of one for which this is `false` neither redraws what uses
  /// the color nor counts in ``TraitCollection/hasDifferentColorAppearance(comparedTo:)``.
  static var affectsColorAppearance: Bool { get }

  /// A short name for people; the type's name without the suffix `Trait` unless said otherwise.
  static var name: String { get }

  /// The text that makes this the same trait everywhere, in reverse-DNS form.
  ///
  /// Unless said otherwise it is the type's name with its module's, which is good for use in memory
  /// only: renaming the type would change it.
  static var identifier: String { get }

  /// Where the values of a system trait are stored; nil unless the trait is one. Not to be implemented
  /// outside this module.
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

  /// Where values of the trait are stored.
  @usableFromInline
  static var slot: _TraitSlot { _systemSlot ?? TraitTypeTable.slot(for: Self.self) }
}

/// A trait whose values other languages see as integers: `Int`, `Bool` (0 and 1), an enum or
/// structure backed by an integer, or an optional of these.
///
/// ``TraitKey/register(_:)`` throws if the value type is none of them.
public protocol IntegerTraitDefinition: TraitDefinition {}

/// A trait whose values other languages see as floating-point numbers: `Double`, `Float`, a
/// structure backed by one, or an optional of these.
///
/// ``TraitKey/register(_:)`` throws if the value type is none of them.
public protocol FloatTraitDefinition: TraitDefinition {}

/// A trait whose values other languages see as objects; any value type will do.
public protocol ObjectTraitDefinition: TraitDefinition {}
