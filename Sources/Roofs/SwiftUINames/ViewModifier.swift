public import struct TraitHierarchy.EnvironmentContent
public import struct TraitHierarchy.Group
public import UIKitNames

/// A change of content, which extensions of `View` give a name.
public protocol ViewModifier {
  /// The type of the changed content.
  associatedtype Body: View

  /// The content without the change.
  typealias Content = AnyView

  /// Returns the changed content.
  @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier {
  /// A property that reads a value of the environment.
  public typealias Environment = EmptyView.Environment
}

/// Content with the change of a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  /// The content without the change.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Creates changed content.
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var body: some View { modifier.body(content: AnyView(content)) }
}

extension View {
  /// Returns the content with the change of a modifier.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Sets whether controls in the content react; they don't if an outer modifier disables them.
  public func disabled(_ isDisabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !isDisabled }
  }
}

/// A list of content that modifiers treat as one.
public typealias Group = TraitHierarchy.Group

/// The distances of content's edges to those of its container, in points.
public typealias EdgeInsets = NSDirectionalEdgeInsets

nonisolated private struct EnabledKey: EnvironmentKey {
  static let defaultValue = true
}

nonisolated extension EnvironmentValues {
  /// Whether controls react.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}
