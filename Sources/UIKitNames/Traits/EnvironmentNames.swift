public import TraitHierarchy
public import TraitSystem

/// A key of the environment.
public typealias EnvironmentKey = TraitSystem.EnvironmentKey

/// The environment of declarative content.
public typealias EnvironmentValues = TraitSystem.EnvironmentValues

/// A property that reads a value of the environment and is updated with it.
public typealias Environment = TraitHierarchy.EnvironmentValue
