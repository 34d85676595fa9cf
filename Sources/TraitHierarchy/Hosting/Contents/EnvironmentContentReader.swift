public import TraitSystem

/// Content created by a closure from the environment.
///
/// The closure runs again when a key that it read has another value, or when the enclosing content
/// is evaluated again.
public struct EnvironmentContentReader<C: Content>: Content {
  @Environment(\.self) private var values
  private let content: (EnvironmentValues) -> C

  /// Creates content from the environment.
  ///
  /// - Parameter content: Creates the content from the values that apply. Values that it stores
  ///   don't change later.
  public init(@ContentBuilder content: @escaping (_ values: EnvironmentValues) -> C) {
    self.content = content
  }

  /// The content created by the closure.
  public var body: C { content(values) }
}
