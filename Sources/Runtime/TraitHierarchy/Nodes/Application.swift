public import TraitSystem

/// The root of a hierarchy with several scenes; its overrides apply to all of them, including
/// scenes that are connected later.
public final class Application: TraitNode {
  /// The connected scenes.
  public private(set) var connectedScenes: [WindowScene] = []

  /// The value of ``connectedScenes``, for modules in which that name has another type.
  package var scenes: [WindowScene] { connectedScenes }

  /// Creates an application without scenes.
  ///
  /// - Parameter systemTraits: The device traits for all scenes.
  public init(systemTraits: TraitCollection = TraitCollection()) {
    super.init()
    makeRoot(systemTraits: systemTraits)
  }

  /// The device traits, which apply before any override.
  public var systemTraits: TraitCollection {
    get { ownScope?.inputs.base ?? TraitCollection() }
    set {
      if newValue == systemTraits { return }
      setSystemTraits(newValue)
      for scene in connectedScenes { scene.announceTransition() }
    }
  }

  /// Adds a scene, removing it from its previous application.
  public func connect(_ scene: WindowScene) {
    if scene.application === self { return }
    scene.application?.disconnect(scene)
    connectedScenes.append(scene)
    scene.application = self
    attach(scene)
    if let tree = scope?.tree {
      tree.deviceTraits = tree.deviceTraits.overlaid(by: scene.systemTraits)
    }
  }

  /// Removes a scene; does nothing if it isn't in this application.
  public func disconnect(_ scene: WindowScene) {
    guard scene.application === self else { return }
    connectedScenes.removeAll { $0 === scene }
    release(scene)
  }

  private func release(_ scene: WindowScene) {
    scene.detachFromParent()
    scene.application = nil
    scene.makeRoot()
  }

  override func forEachChildNode(_ body: (TraitNode) -> Void) {
    for scene in connectedScenes { body(scene) }
  }

  deinit {
    whenReleased {
      for scene in connectedScenes { release(scene) }
    }
  }
}

extension TraitNode {
  /// Makes a node the root of a hierarchy with device traits.
  final func makeRoot(systemTraits: TraitCollection) {
    makeScope().inputs.base = systemTraits
    makeRoot()
  }

  /// Sets the device traits.
  ///
  /// - Parameters:
  ///   - traits: The traits that apply before any override.
  ///   - isTransient: Whether the change is temporary, such as for snapshots in several styles; the
  ///     reason of the change reports this.
  final func setSystemTraits(_ traits: TraitCollection, isTransient: Bool = false) {
    if ownScope?.inputs.base == traits { return }
    change(isTransient ? .transient : .environment) { $0.base = traits }
    if let scope = ownScope { scope.tree?.deviceTraits = scope.deviceTraits }
  }
}
