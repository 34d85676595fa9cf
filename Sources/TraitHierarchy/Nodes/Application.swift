public import TraitSystem

/// The top of a hierarchy with several scenes: its overrides reach all of them, those that are added
/// later too.
public final class Application: TraitNode {
  /// The scenes.
  public private(set) var connectedScenes: [WindowScene] = []

  /// The same as ``connectedScenes``, for modules that give that name another type.
  package var scenes: [WindowScene] { connectedScenes }

  /// Makes an application without scenes.
  ///
  /// - Parameter systemTraits: What the device says, for all scenes.
  public init(systemTraits: TraitCollection = TraitCollection()) {
    super.init()
    makeRoot(systemTraits: systemTraits)
  }

  /// What the device says: the traits that hold before any override.
  public var systemTraits: TraitCollection {
    get { ownScope?.inputs.base ?? TraitCollection() }
    set {
      if newValue == systemTraits { return }
      setSystemTraits(newValue)
      for scene in connectedScenes { scene.announceTransition() }
    }
  }

  /// Adds a scene at the end and takes it from the application that it was in.
  public func connect(_ scene: WindowScene) {
    if scene.application === self { return }
    scene.application?.disconnect(scene)
    connectedScenes.append(scene)
    scene.application = self
    attach(scene)
  }

  /// Removes a scene; one that isn't in this application is left alone.
  public func disconnect(_ scene: WindowScene) {
    guard scene.application === self else { return }
    scene.detachFromParent()
    connectedScenes.removeAll { $0 === scene }
    scene.application = nil
    scene.makeRoot()
  }

  override func forEachChildNode(_ body: (TraitNode) -> Void) {
    for scene in connectedScenes { body(scene) }
  }

  deinit {
    for scene in connectedScenes { disconnect(scene) }
  }
}

extension TraitNode {
  /// Makes a node the top of a hierarchy, with what the device says.
  final func makeRoot(systemTraits: TraitCollection) {
    makeScope().inputs.base = systemTraits
    makeRoot()
  }

  /// Sets what the device says.
  ///
  /// - Parameters:
  ///   - traits: The traits that hold before any override.
  ///   - isTransient: Whether they hold for a moment only, as while snapshots of several styles are
  ///     taken; observers are told so.
  final func setSystemTraits(_ traits: TraitCollection, isTransient: Bool = false) {
    if ownScope?.inputs.base == traits { return }
    change(isTransient ? .transient : .environment) { $0.base = traits }
  }
}
