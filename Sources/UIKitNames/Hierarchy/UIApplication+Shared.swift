public import TraitHierarchy

extension Application {
  /// The application of the process, whose device is ``UIScreen/main`` as it was at the first use.
  ///
  /// Like all of a hierarchy it is confined to one isolation, usually the main actor. A process that
  /// has several hierarchies makes applications of its own.
  nonisolated(unsafe) public static let shared = Application(
    systemTraits: UIScreen.main.traitCollection
  )

  /// The scenes, in the order in which they were connected.
  public var connectedScenes: [UIScene] { scenes }

  /// The windows of all scenes.
  public var windows: [Window] { scenes.flatMap(\.windows) }
}
