public import TraitSystem

/// The style that UIKit lets a view or a controller override since iOS 13; the same override as that
/// of ``TraitNode/traitOverrides``.
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
  /// The style of this view and all below it; `unspecified` inherits.
  ///
  /// It is the same override as `traitOverrides.userInterfaceStyle`, so the last one written counts.
  public final var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { styleOverride }
    set { styleOverride = newValue }
  }

  /// The smallest size of content at and below this view; nil for no limit.
  ///
  /// It counts after all overrides, and only where a size is specified.
  public final var minimumContentSizeCategory: ContentSizeCategory? {
    get { ownScope?.inputs.minimumContentSize }
    set {
      if minimumContentSizeCategory != newValue {
        change(.environment) { $0.minimumContentSize = newValue }
      }
    }
  }

  /// The largest size of content at and below this view; nil for no limit.
  ///
  /// It counts after all overrides, and only where a size is specified. Where the limits exclude each
  /// other, this one wins.
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
  /// The style of this controller and all below it; `unspecified` inherits.
  ///
  /// It is the same override as `traitOverrides.userInterfaceStyle`, so the last one written counts.
  public final var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { styleOverride }
    set { styleOverride = newValue }
  }
}
