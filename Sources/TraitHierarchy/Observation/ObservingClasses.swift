/// Which classes override ``TraitNode/traitCollectionDidChange(_:)``.
enum ObservingClasses {
  private static let own: Set<ObjectIdentifier> = [
    ObjectIdentifier(View.self), ObjectIdentifier(Window.self),
    ObjectIdentifier(ViewController.self), ObjectIdentifier(PresentationController.self),
    ObjectIdentifier(WindowScene.self), ObjectIdentifier(Application.self),
  ]

  static func observe(_ type: TraitNode.Type) -> Bool {
    !own.contains(ObjectIdentifier(type))
  }
}
