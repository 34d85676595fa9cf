public import TraitHierarchy
public import TraitSystem

/// A key of the environment, which declarative content reads values by.
public typealias EnvironmentKey = TraitSystem.EnvironmentKey

/// The values of the environment at one place.
public typealias EnvironmentValues = TraitSystem.EnvironmentValues

/// A property that reads a value of the environment, and makes what has it follow the value.
public typealias Environment = TraitHierarchy.EnvironmentValue
