public import TraitSystem

/// An element that is created from the environment.
///
/// ```swift
/// EnvironmentReader { values in
///   values.horizontalSizeClass == .compact ? narrow : wide
/// }
/// ```
public struct EnvironmentReader: Element {
  private let build: (EnvironmentValues) -> any Element

  /// Creates an element from the environment.
  ///
  /// - Parameter build: Returns the element; runs again when a value that it read has changed.
  public init(_ build: @escaping (_ values: EnvironmentValues) -> any Element) {
    self.build = build
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var content: ElementContent { ElementContent { _, values in build(values) } }
}
