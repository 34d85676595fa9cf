public import TraitHierarchy
public import TraitSystem

extension TraitChangeObservable {
  /// Calls a closure after any of some traits has changed.
  ///
  /// This overload is for closures that declare the type of the object as methods of a class do: `{
  /// (self: Self, previousTraitCollection: UITraitCollection) in … }`.
  ///
  /// - Parameters:
  ///   - traits: The traits; if there are none, the handler is never called.
  ///   - handler: Called with this object and its traits before the change; not called if the
  ///     object doesn't have the closure's parameter type.
  /// - Returns: The registration for `unregisterForTraitChanges(_:)`.
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
