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
/// Reading the value inside a body, a drawing or a view update makes that code run again when the
/// key has another value. Outside of these, the key's default is read.
///
/// In ``Content`` its name is ``Content/Environment``. It isn't a top-level name, because the
/// layout module, which can be imported together with this one, uses that name for the values
/// themselves.
@propertyWrapper
public struct EnvironmentValue<Value>: Sendable {
  private nonisolated enum Source {
    case path(any KeyPath<EnvironmentValues, Value> & Sendable)
    case key(ObjectIdentifier, @Sendable (EnvironmentValues) -> Value)
  }

  private nonisolated let source: Source

  /// Reads a property of the environment.
  ///
  /// With `\.self` the value is the whole environment, and only keys that are then read count as
  /// dependencies.
  public nonisolated init(_ path: any KeyPath<EnvironmentValues, Value> & Sendable) {
    source = .path(path)
  }

  /// Reads a key without a property.
  public nonisolated init<Key: EnvironmentKey>(_ key: Key.Type) where Key.Value == Value {
    source = .key(ObjectIdentifier(key)) { $0[key] }
  }

  /// The value in the environment of the running code.
  public var wrappedValue: Value {
    let node = (ThreadState.currentRecorder as? PhaseTracking)?.node as? ContentNode
    let values = node.map { EnvironmentValues($0.traitCollection) } ?? EnvironmentValues()
    return switch source {
    case .path(let path): values[keyPath: path]
    case .key(_, let read): read(values)
    }
  }
}

extension EnvironmentValue: Equatable {
  /// Two values are equal if they read the same key, so content that contains them can be
  /// `Equatable`.
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
