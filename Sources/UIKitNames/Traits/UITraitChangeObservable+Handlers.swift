public import TraitHierarchy
public import TraitSystem

extension TraitChangeObservable {
  /// Calls a closure whenever one of some traits has changed.
  ///
  /// This form is for closures that say which type the object is in the way of methods of a class:
  /// `{ (self: Self, previousTraitCollection: UITraitCollection) in … }`.
  ///
  /// - Parameters:
  ///   - traits: The traits; without any the handler is never called.
  ///   - handler: Is called with this object and its traits before the change; never, if the object
  ///     isn't of the type that the closure asks for.
  /// - Returns: What `unregisterForTraitChanges(_:)` takes.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment: AnyObject>(
    _ traits: [any TraitDefinition.Type],
    handler: @escaping (_ environment: Environment, _ previous: TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(traits) { (node: Self, previous: TraitCollection) in
      if let environment = node as? Environment { handler(environment, previous) }
    }
  }
}
