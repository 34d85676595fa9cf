public import TraitSystem

/// Content that a closure makes of the environment; it is evaluated again when a key that the closure
/// read has another value, and not for others.
public struct EnvironmentReader<C: Content>: Content {
  @Environment(\.self) private var values
  private let content: (EnvironmentValues) -> C

  /// Makes content of the environment.
  ///
  /// - Parameter content: Is given the values that apply here; what it keeps of them for later, beyond
  ///   its end, stays as it is.
  public init(@ContentBuilder content: @escaping (_ values: EnvironmentValues) -> C) {
    self.content = content
  }

  /// What the closure makes.
  public var body: C { content(values) }
}
