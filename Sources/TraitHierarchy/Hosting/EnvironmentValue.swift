public import TraitSystem

/// A value that content reads from its environment.
///
/// ```swift
/// struct Cell: Content {
///   @Environment(\.colorScheme) var colorScheme
///   @Environment(MyAppThemeKey.self) var theme
///   …
/// }
/// ```
///
/// Reading it inside a body, a drawing or an update of a view makes these run again when the key has
/// another value. What isn't read isn't depended on. Outside of these it reads as the key's default.
///
/// In ``Content`` its name is ``Content/Environment``. It is no name of the module, because code for
/// layouts calls the values themselves so, which may be imported beside.
@propertyWrapper
public struct EnvironmentValue<Value>: Sendable {
  private enum Source {
    case path(any KeyPath<EnvironmentValues, Value> & Sendable)
    case key(ObjectIdentifier, @Sendable (EnvironmentValues) -> Value)
  }

  private let source: Source

  /// Reads a property of the environment; `\.self` is all of it, of which only the keys count that are
  /// then read.
  public init(_ path: any KeyPath<EnvironmentValues, Value> & Sendable) {
    source = .path(path)
  }

  /// Reads a key that needs no property.
  public init<Key: EnvironmentKey>(_ key: Key.Type) where Key.Value == Value {
    source = .key(ObjectIdentifier(key)) { $0[key] }
  }

  /// The value where the code is running.
  public var wrappedValue: Value {
    let node = (TraitPhase.current as? PhaseTracking)?.node as? ContentNode
    let values = node.map { EnvironmentValues($0.traitCollection) } ?? EnvironmentValues()
    return switch source {
    case .path(let path): values[keyPath: path]
    case .key(_, let read): read(values)
    }
  }
}

extension EnvironmentValue: Equatable {
  /// Two are equal if they read the same, so that they don't keep content from being `Equatable`.
  public static func == (first: EnvironmentValue, second: EnvironmentValue) -> Bool {
    switch (first.source, second.source) {
    case (.path(let first), .path(let second)): first == second
    case (.key(let first, _), .key(let second, _)): first == second
    default: false
    }
  }
}

extension Content {
  /// A property that reads a value of the environment.
  public typealias Environment = EnvironmentValue
}
