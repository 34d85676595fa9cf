public import TraitSystem

/// The interface style that UIKit lets views and controllers override since iOS 13; the same
/// override as in ``TraitNode/traitOverrides``.
extension TraitNode {
  final var styleOverride: UserInterfaceStyle {
    get { traitOverrides.value(of: UserInterfaceStyleTrait.self) ?? .unspecified }
    set {
      if newValue == .unspecified {
        traitOverrides.remove(UserInterfaceStyleTrait.self)
      } else {
        traitOverrides[UserInterfaceStyleTrait.self] = newValue
      }
    }
  }
}

extension View {
  /// The interface style of this view and its descendants; `unspecified` inherits.
  ///
  /// It is the same override as `traitOverrides.userInterfaceStyle`; the last value set applies.
  public final var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { styleOverride }
    set { styleOverride = newValue }
  }

  /// The smallest content size category at and below this view; nil for no limit.
  ///
  /// It applies after all overrides, and only if a category is specified.
  public final var minimumContentSizeCategory: ContentSizeCategory? {
    get { ownScope?.inputs.minimumContentSize }
    set {
      if minimumContentSizeCategory != newValue {
        change(.environment) { $0.minimumContentSize = newValue }
      }
    }
  }

  /// The largest content size category at and below this view; nil for no limit.
  ///
  /// It applies after all overrides, and only if a category is specified. If the limits contradict
  /// each other, this one takes precedence.
  public final var maximumContentSizeCategory: ContentSizeCategory? {
    get { ownScope?.inputs.maximumContentSize }
    set {
      if maximumContentSizeCategory != newValue {
        change(.environment) { $0.maximumContentSize = newValue }
      }
    }
  }
}

extension ViewController {
  /// The interface style of this controller and its descendants; `unspecified` inherits.
  ///
  /// It is the same override as `traitOverrides.userInterfaceStyle`; the last value set applies.
  public final var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { styleOverride }
    set { styleOverride = newValue }
  }
}
