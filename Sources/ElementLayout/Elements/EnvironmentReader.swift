public import TraitSystem

/// An element that is chosen by what the environment says.
///
/// ```swift
/// EnvironmentReader { values in
///   values.horizontalSizeClass == .compact ? narrow : wide
/// }
/// ```
public struct EnvironmentReader: Element {
  private let build: (EnvironmentValues) -> any Element

  /// Makes an element of the environment.
  ///
  /// - Parameter build: Gives the element; runs again when a value that it read has changed.
  public init(_ build: @escaping (_ values: EnvironmentValues) -> any Element) {
    self.build = build
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var content: ElementContent { ElementContent { _, values in build(values) } }
}
