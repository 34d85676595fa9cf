public import TraitSystem

/// Anything whose changes of traits can be observed.
///
/// Handlers run in an update, in the order in which they were registered, those of upper nodes first
/// and a controller's before its view's. Each is called once for an update, however many of its traits
/// have changed, and only if one really has another value than before. `TraitCollection.current` is
/// the node's new collection meanwhile. A registration that a handler makes counts from the next change
/// on; one that it takes back is no longer called.
///
/// Handlers live as long as the node. One that refers to the node should do so by its parameter, for
/// else the two keep each other alive.
public protocol TraitChangeObservable: TraitNode {}

extension TraitNode: TraitChangeObservable {}

extension TraitChangeObservable {
  /// Calls a closure whenever one of some traits has changed.
  ///
  /// ```swift
  /// view.registerForTraitChanges([UserInterfaceStyleTrait.self]) { (view: MyView, previous) in
  ///   view.setNeedsDisplay()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - traits: The traits; without any the handler is never called, and the registration says so.
  ///   - handler: Is called with this object and its traits before the change.
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
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

  /// Calls a closure with what changed and why whenever one of some traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits, which need no Swift type.
  ///   - handler: Is called with this object and the change.
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
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

  /// Calls a method of a target, with nothing, whenever one of some traits has changed.
  ///
  /// The target isn't kept alive; the registration ends with it.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - target: The object that has the method.
  ///   - action: The method, such as `Target.update`.
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [any TraitDefinition.Type],
    target: Target,
    action: @escaping (Target) -> () -> Void
  ) -> any TraitChangeRegistration {
    observe(traits, target) { target, _, _ in action(target)() }
  }

  /// Calls a method of a target, with this object, whenever one of some traits has changed.
  ///
  /// The target isn't kept alive; the registration ends with it.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [any TraitDefinition.Type],
    target: Target,
    action: @escaping (Target) -> (Self) -> Void
  ) -> any TraitChangeRegistration {
    observe(traits, target) { target, node, _ in action(target)(node) }
  }

  /// Calls a method of a target, with this object and its traits before the change, whenever one of
  /// some traits has changed.
  ///
  /// The target isn't kept alive; the registration ends with it.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [any TraitDefinition.Type],
    target: Target,
    action: @escaping (Target) -> (Self, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    observe(traits, target) { target, node, change in action(target)(node, change.previous) }
  }

  // MARK: Methods of the object itself

  /// Calls a method of this object, with nothing, whenever one of some traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - action: The method, such as `MyView.update`.
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    action: @escaping (Self) -> () -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(traits) { node, _ in action(node)() }
  }

  /// Calls a method of this object, with its traits before the change, whenever one of some traits
  /// has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    action: @escaping (Self) -> (TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(traits) { node, previous in action(node)(previous) }
  }

  /// Takes a registration back; does nothing for one of another object or one taken back already.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    guard let state, let index = state.registrations.firstIndex(where: { $0 === registration })
    else { return }
    state.registrations.remove(at: index).cancel()
    noteReads()
  }

  private func observe<Target: AnyObject>(
    _ traits: [any TraitDefinition.Type],
    _ target: Target,
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
    makeState().registrations.append(registration)
    noteReads()
    return registration
  }
}

extension TraitDefinition {
  /// The trait of a type that is only known at run time.
  fileprivate static var key: TraitKey { TraitKey(Self.self) }
}
