/// The capture state of a scene.
///
/// Raw values are those of UIKit.
public enum SceneCaptureState: Int, CaseIterable, Sendable {
  /// No choice has been made.
  case unspecified = -1
  /// The scene isn't being captured.
  case inactive = 0
  /// The scene is being recorded or mirrored.
  case active = 1
}

/// The trait for the capture state of the scene.
public enum SceneCaptureStateTrait: NamedSystemTraitDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var defaultValue: SceneCaptureState { .unspecified }

  static var valueNames: [String] { ["unspecified", "inactive", "active"] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var name: String { "capture-state" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var identifier: String { "sceneCaptureState" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable
  public static var _systemSlot: _TraitSlot? { _TraitSlot(index: 15) }
}

extension TraitCollection {
  /// The capture state of the scene.
  @inlinable
  public var sceneCaptureState: SceneCaptureState { self[SceneCaptureStateTrait.self] }

  /// Creates a collection in which only this trait has a value.
  @inlinable
  public init(sceneCaptureState: SceneCaptureState) {
    self.init(SceneCaptureStateTrait.self, value: sceneCaptureState)
  }
}

extension MutableTraits {
  /// The capture state of the scene.
  @inlinable
  public var sceneCaptureState: SceneCaptureState {
    get { self[SceneCaptureStateTrait.self] }
    set { self[SceneCaptureStateTrait.self] = newValue }
  }
}
