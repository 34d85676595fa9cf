public import TraitHierarchy
public import TraitSystem

/// Content that is a view of the hierarchy, with the requirements of SwiftUI.
///
/// The coordinator lives as long as the view is part of the content.
public protocol UIViewRepresentable: ViewRepresentable where ViewType == UIViewType {
  /// The type of the view.
  associatedtype UIViewType: UIView

  /// The type of the coordinator.
  associatedtype Coordinator = Void

  /// Creates the view, once for each place in the content.
  func makeUIView(context: Context) -> UIViewType

  /// Updates the view: after its creation, when the content has another value, and when an
  /// environment key that was read here has changed.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Creates the coordinator, before the view.
  func makeCoordinator() -> Coordinator

  /// Called after the view was removed from the content; does nothing by default.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// The coordinator and the environment of the view.
  public typealias Context = UIViewRepresentableContext<Self>

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Creates the view with its coordinator; called by the content.
  public func makeView() -> UIViewType {
    let context = Context(
      coordinator: makeCoordinator(),
      environment: EnvironmentValue(\.self).wrappedValue
    )
    let view = makeUIView(context: context)
    view.madeState.coordinator = context.coordinator
    return view
  }

  /// Updates the view; called by the content.
  public func updateView(_ view: UIViewType, environment: EnvironmentValues) {
    // The view may have been replaced by one that was created elsewhere.
    let coordinator = view.existingState?.coordinator as? Coordinator ?? makeCoordinator()
    updateUIView(view, context: Context(coordinator: coordinator, environment: environment))
  }

  /// Releases the coordinator; called by the content.
  public static func dismantleView(_ view: UIViewType) {
    guard let coordinator = view.existingState?.coordinator as? Coordinator else { return }
    view.madeState.coordinator = nil
    dismantleUIView(view, coordinator: coordinator)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func makeCoordinator() {}
}

/// The coordinator and the environment of a view in content.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object created by `makeCoordinator()`.
  public let coordinator: Representable.Coordinator

  /// The values that apply to the view, without its own overrides.
  public let environment: EnvironmentValues
}
