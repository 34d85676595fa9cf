public import TraitSystem

/// One instance of an app's interface, with its windows; it may be in an ``Application``.
public final class WindowScene: TraitNode {
  /// The scene's windows.
  public private(set) var windows: [Window] = []

  /// The application that the scene is in.
  public internal(set) unowned(unsafe) var application: Application?

  /// Makes a scene on a device with these traits.
  public init(systemTraits: TraitCollection = TraitCollection()) {
    super.init()
    makeRoot(systemTraits: systemTraits)
  }

  deinit {
    for window in windows { remove(window) }
  }

  /// What the device says: the traits that hold before any override; they win over what an
  /// application says where they are specified.
  public var systemTraits: TraitCollection {
    get { ownScope?.inputs.base ?? TraitCollection() }
    set {
      if newValue == systemTraits { return }
      setSystemTraits(newValue)
      announceTransition()
    }
  }

  /// Runs a closure while the device says something else, and goes back afterwards; handlers are told
  /// that it is for the moment only.
  ///
  /// This is what a system does that takes pictures of an app in several styles.
  ///
  /// - Parameters:
  ///   - traits: What the device says meanwhile.
  ///   - body: Runs after an update of all that is in the scene; another follows it.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
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

  /// Adds a window at the end and takes it from the scene that it was in.
  public func add(_ window: Window) {
    if window.scene === self { return }
    window.scene?.remove(window)
    window.forEachController { $0.viewWillAppear(false) }
    // What is told meanwhile may have added it elsewhere.
    if window.scene != nil { return }
    windows.append(window)
    window.scene = self
    attach(window)
  }

  /// Removes a window; one that isn't in this scene is left alone.
  public func remove(_ window: Window) {
    guard window.scene === self else { return }
    window.detachFromParent()
    windows.removeAll { $0 === window }
    window.scene = nil
    window.makeRoot()
  }

  override var parentNode: TraitNode? { application }

  override func forEachChildNode(_ body: (TraitNode) -> Void) {
    for window in windows { body(window) }
  }
}
