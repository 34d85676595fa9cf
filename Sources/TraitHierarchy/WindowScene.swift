public import TraitSystem

/// The top of a hierarchy: one instance of an app's interface, with its windows.
public final class WindowScene: TraitEnvironment {
  /// What the device says: the traits that hold before any override.
  public var systemTraits: TraitCollection

  /// The traits that the scene sets for all its windows.
  public var traitOverrides = TraitOverrides()

  /// The scene's windows.
  public private(set) var windows: [Window] = []

  /// Makes a scene on a device with these traits.
  public init(systemTraits: TraitCollection = TraitCollection()) {
    self.systemTraits = systemTraits
  }

  /// Nothing: a scene is the top of its hierarchy.
  public var traitParent: (any TraitEnvironment)? { nil }

  /// The device's traits with the scene's overrides on top.
  public var traitCollection: TraitCollection {
    traitOverrides.applied(to: systemTraits)
  }

  /// Adds a window at the end and takes it from the scene that it was in.
  public func add(_ window: Window) {
    window.windowScene?.remove(window)
    windows.append(window)
    window.windowScene = self
  }

  /// Removes a window; one that isn't in this scene is left alone.
  public func remove(_ window: Window) {
    guard window.windowScene === self else { return }
    windows.removeAll { $0 === window }
    window.windowScene = nil
  }
}
