public import TraitHierarchy

extension Application {
  #if MainActorHierarchy && !NonisolatedHierarchy
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let shared = Application(systemTraits: UIScreen.main.traitCollection)
  #else
  /// The application of the process, with the traits that ``UIScreen/main`` has at first use.
  ///
  /// Like a whole hierarchy it is confined to one isolation, usually the main actor. A process with
  /// several hierarchies creates applications of its own.
  ///
  /// The property is unsafe because nodes aren't `Sendable` and, without the package trait
  /// `MainActorHierarchy`, aren't isolated to the main actor.
  nonisolated(unsafe) public static let shared = Application(
    systemTraits: UIScreen.main.traitCollection
  )
  #endif

  /// The scenes, in the order in which they were connected.
  public var connectedScenes: [UIScene] { scenes }

  /// The windows of all scenes.
  public var windows: [Window] { scenes.flatMap(\.windows) }
}
