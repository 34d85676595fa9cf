public import TraitHierarchy
public import TraitSystem

/// An immutable set of traits and their values.
public typealias UITraitCollection = TraitCollection

/// The traits that a node of a hierarchy sets for itself and its descendants.
public typealias UITraitOverrides = TraitOverrides

/// A type that is the key of a trait.
public typealias UITraitDefinition = TraitDefinition

/// A trait whose values other languages see as integers.
public typealias UINSIntegerTraitDefinition = IntegerTraitDefinition

/// A trait whose values other languages see as floating-point numbers.
public typealias UICGFloatTraitDefinition = FloatTraitDefinition

/// A trait whose values other languages see as objects.
public typealias UIObjectTraitDefinition = ObjectTraitDefinition

/// A trait type, as used in lists for registration.
public typealias UITrait = any TraitDefinition.Type

/// An object with traits.
public typealias UITraitEnvironment = TraitEnvironment

/// An object whose changes of traits can be observed.
public typealias UITraitChangeObservable = TraitChangeObservable

/// The registration of a handler, which identifies it for removal.
public typealias UITraitChangeRegistration = TraitChangeRegistration
