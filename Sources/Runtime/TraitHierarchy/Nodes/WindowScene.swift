public import TraitSystem

/// An instance of an app's interface with its windows; it can belong to an ``Application``.
public final class WindowScene: TraitNode {
  /// The scene's windows.
  public private(set) var windows: [Window] = []

  /// The application of the scene.
  public internal(set) weak var application: Application?

  /// Creates a scene for a device with these traits.
  public init(systemTraits: TraitCollection = TraitCollection()) {
    super.init()
    makeRoot(systemTraits: systemTraits)
  }

  deinit {
    whenReleased {
      for window in windows { release(window) }
    }
  }

  /// The device traits, which apply before any override; specified traits take precedence over
  /// those of an application.
  public var systemTraits: TraitCollection {
    get { ownScope?.inputs.base ?? TraitCollection() }
    set {
      if newValue == systemTraits { return }
      setSystemTraits(newValue)
      announceTransition()
    }
  }

  /// Runs a closure with temporary device traits and restores the previous ones afterwards; the
  /// reason of the changes reports that they are transient.
  ///
  /// The system does this when it takes snapshots of an app in several styles.
  ///
  /// - Parameters:
  ///   - traits: The temporary device traits.
  ///   - body: Runs after an update of the scene; another update follows it.
  /// - Returns: The result of the closure.
  /// - Throws: Any error that the closure throws.
  public func withTransientTraits<R, E: Error>(
    _ traits: TraitCollection,
    _ body: () throws(E) -> R
  ) throws(E) -> R {
    let saved = systemTraits
    setSystemTraits(traits, isTransient: true)
    updateIfNeeded()
    defer {
      setSystemTraits(saved, isTransient: true)
      updateIfNeeded()
    }
    return try body()
  }

  /// Adds a window, removing it from its previous scene.
  public func add(_ window: Window) {
    if window.scene === self { return }
    window.scene?.remove(window)
    window.forEachController { $0.viewWillAppear(false) }
    // A callback may have added the window elsewhere.
    if window.scene != nil { return }
    windows.append(window)
    window.scene = self
    // The device traits of the scene replace the traits that the window had without one.
    window.ownScope?.inputs.base = nil
    attach(window)
  }

  /// Removes a window; does nothing if it isn't in this scene.
  public func remove(_ window: Window) {
    guard window.scene === self else { return }
    windows.removeAll { $0 === window }
    release(window)
  }

  private func release(_ window: Window) {
    window.detachFromParent()
    window.scene = nil
    window.makeRoot()
  }

  override var parentNode: TraitNode? { application }

  override func forEachChildNode(_ body: (TraitNode) -> Void) {
    for window in windows { body(window) }
  }
}
