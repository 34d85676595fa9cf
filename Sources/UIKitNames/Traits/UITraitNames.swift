public import TraitHierarchy
public import TraitSystem

/// An immutable set of traits and their values.
public typealias UITraitCollection = TraitCollection

/// The traits that one place in a hierarchy sets for itself and what is below it.
public typealias UITraitOverrides = TraitOverrides

/// A type that is the key of a trait.
public typealias UITraitDefinition = TraitDefinition

/// A trait whose values other languages see as integers.
public typealias UINSIntegerTraitDefinition = IntegerTraitDefinition

/// A trait whose values other languages see as floating-point numbers.
public typealias UICGFloatTraitDefinition = FloatTraitDefinition

/// A trait whose values other languages see as objects.
public typealias UIObjectTraitDefinition = ObjectTraitDefinition

/// A trait as lists for registration have it.
public typealias UITrait = any TraitDefinition.Type

/// Anything that has traits of its own.
public typealias UITraitEnvironment = TraitEnvironment

/// Anything whose changes of traits can be observed.
public typealias UITraitChangeObservable = TraitChangeObservable

/// Says which registration of a handler to take back.
public typealias UITraitChangeRegistration = TraitChangeRegistration
