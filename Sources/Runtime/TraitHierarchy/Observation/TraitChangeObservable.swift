public import TraitSystem

/// An object whose changes of traits can be observed.
///
/// Handlers run during an update, in the order of their registration, parents before children and a
/// controller before its view. Each handler is called once per update, even if several of its
/// traits have changed, and only if at least one has another value than before.
/// `TraitCollection.current` is the node's new collection during the call. A registration made by a
/// handler takes effect with the next change; a registration that a handler removes isn't called
/// anymore.
///
/// Handlers live as long as the node. Use the handler's parameter to access the node; capturing the
/// node creates a reference cycle.
public protocol TraitChangeObservable: TraitNode {}

extension TraitNode: TraitChangeObservable {}

extension TraitChangeObservable {
  /// Calls a closure after any of some traits has changed.
  ///
  /// ```swift
  /// view.registerForTraitChanges([UserInterfaceStyleTrait.self]) { (view: MyView, previous) in
  ///   view.setNeedsDisplay()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - traits: The traits; if there are none, the handler is never called and the registration
  ///     reports this.
  ///   - handler: Called with this object and its traits before the change.
  /// - Returns: The registration for ``unregisterForTraitChanges(_:)``.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    handler: @escaping (_ environment: Self, _ previous: TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    observe(traits.map { $0.key }) { node, change in
      if let node = node as? Self { handler(node, change.previous) }
      return true
    }
  }

  /// Calls a closure with a description of the change after any of some traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits, which don't need Swift types.
  ///   - handler: Called with this object and the change.
  /// - Returns: The registration for ``unregisterForTraitChanges(_:)``.
  @discardableResult
  public func observeTraitChanges(
    _ traits: [TraitKey],
    handler: @escaping (_ environment: Self, _ change: TraitChange) -> Void
  ) -> any TraitChangeRegistration {
    observe(traits) { node, change in
      if let node = node as? Self { handler(node, change) }
      return true
    }
  }

  // MARK: Targets

  /// Calls a method of a target without arguments after any of some traits has changed.
  ///
  /// The target isn't retained; the registration ends with it.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - target: The object that has the method.
  ///   - action: The method, such as `Target.update`.
  /// - Returns: The registration for ``unregisterForTraitChanges(_:)``.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [any TraitDefinition.Type],
    target: Target,
    action: @escaping (Target) -> () -> Void
  ) -> any TraitChangeRegistration {
    observe(traits, for: target) { target, _, _ in action(target)() }
  }

  /// Calls a method of a target with this object after any of some traits has changed.
  ///
  /// The target isn't retained; the registration ends with it.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [any TraitDefinition.Type],
    target: Target,
    action: @escaping (Target) -> (Self) -> Void
  ) -> any TraitChangeRegistration {
    observe(traits, for: target) { target, node, _ in action(target)(node) }
  }

  /// Calls a method of a target with this object and its previous traits after any of some traits
  /// has changed.
  ///
  /// The target isn't retained; the registration ends with it.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [any TraitDefinition.Type],
    target: Target,
    action: @escaping (Target) -> (Self, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    observe(traits, for: target) { target, node, change in action(target)(node, change.previous) }
  }

  // MARK: Methods of the object itself

  /// Calls a method of this object without arguments after any of some traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - action: The method, such as `MyView.update`.
  /// - Returns: The registration for ``unregisterForTraitChanges(_:)``.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    action: @escaping (Self) -> () -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(traits) { node, _ in action(node)() }
  }

  /// Calls a method of this object with its previous traits after any of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    action: @escaping (Self) -> (TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(traits) { node, previous in action(node)(previous) }
  }

  /// Calls a method of this object with the object after any of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    action: @escaping (Self) -> (Self) -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(traits) { node, _ in action(node)(node) }
  }

  /// Calls a method of this object with the object and its previous traits after any of some traits
  /// has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    action: @escaping (Self) -> (Self, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(traits) { node, previous in action(node)(node, previous) }
  }

  /// Removes a registration; does nothing if it belongs to another object or was already removed.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    guard let registration = state?.remove(registration) else { return }
    registration.cancel()
    noteReads()
  }

  private func observe<Target: AnyObject>(
    _ traits: [any TraitDefinition.Type],
    for target: Target,
    _ action: @escaping (Target, Self, TraitChange) -> Void
  ) -> any TraitChangeRegistration {
    observe(traits.map { $0.key }) { [weak target] node, change in
      guard let target else { return false }
      if let node = node as? Self { action(target, node, change) }
      return true
    }
  }
}

extension TraitNode {
  fileprivate func observe(
    _ keys: [TraitKey],
    _ handler: @escaping (TraitNode, TraitChange) -> Bool
  ) -> any TraitChangeRegistration {
    let registration = Registration(keys, handler: handler)
    if registration.error != nil { return registration }
    makeState().add(registration)
    noteReads()
    return registration
  }
}

extension TraitDefinition {
  /// The key of a trait type that is known only at run time.
  fileprivate static var key: TraitKey { TraitKey(Self.self) }
}
